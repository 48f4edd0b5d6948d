/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

// The address of a running `cardavia serve`, while the page is being worked on with `npm run dev`.
const server = process.env.CARDAVIA_SERVER ?? "http://127.0.0.1:8000";

const GENERATED = "Made by scripts/page from frontend/: change the sources and build again, never this.";
/** What is built in, and the file with its licence; null where the package has none. */
const USED: Record<string, string | null> = {
  svelte: "LICENSE.md",
  "@fluent/bundle": null,
  "@fontsource-variable/noto-sans": "LICENSE",
  "@fontsource-variable/noto-sans-bengali": "LICENSE",
  "@fontsource-variable/noto-sans-lao": "LICENSE",
  "@fontsource-variable/noto-sans-malayalam": "LICENSE",
};

/** Marks what is built as generated, and adds the licences of what is built in. */
function marked(): Plugin {
  const text = (file: string): string => readFileSync(new URL(`node_modules/${file}`, import.meta.url), "utf8");
  const licence = ([name, file]: [string, string | null]): string => {
    const { version, license } = JSON.parse(text(`${name}/package.json`)) as Record<string, string>;
    const full = file === null ? `https://spdx.org/licenses/${license}.html\n` : text(`${name}/${file}`);
    return `${name} ${version} (${license})\n\n${full}`;
  };
  return {
    name: "cardavia:marked",
    apply: "build",
    transformIndexHtml: (html) => html.replace("<head>", `<!-- ${GENERATED} -->\n  <head>`),
    generateBundle() {
      const rule = `\n\n${"─".repeat(80)}\n\n`;
      this.emitFile({ type: "asset", fileName: "assets/licences.txt", source: Object.entries(USED).map(licence).join(rule) });
      this.emitFile({ type: "asset", fileName: ".gitattributes", source: "* linguist-generated=true\n" });
      this.emitFile({ type: "asset", fileName: "README.md", source: `${GENERATED}\n` });
    },
  };
}

/** What a phone is told of the page when it is put on its home screen; the server adds words. */
const MANIFEST = {
  id: "/",
  name: "Cardavia",
  short_name: "Cardavia",
  start_url: "/",
  display: "standalone",
  background_color: "#0d1f17",
  theme_color: "#0d1f17",
  categories: ["games", "card games"],
};
const ICONS = [
  { file: "icon-192.png", sizes: "192x192", purpose: "any" },
  { file: "icon-512.png", sizes: "512x512", purpose: "any" },
  { file: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
];
/** What the worker keeps from the start; fonts and words are kept once they are used. */
const SHELL = /\.(js|css|svg)$/;

/** Makes the page one that can be installed: a manifest, and in the worker the names of all that it is to keep. */
function installable(): Plugin {
  return {
    name: "cardavia:installable",
    apply: "build",
    generateBundle(_, bundle) {
      const icons = ICONS.map(({ file, ...icon }) => {
        const source = readFileSync(new URL(`src/design/icons/${file}`, import.meta.url));
        const emitted = this.getFileName(this.emitFile({ type: "asset", name: file, source }));
        return { src: `/${emitted}`, type: "image/png", ...icon };
      });
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify({ ...MANIFEST, icons }, null, 2) });

      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("there is no worker");
      const files = Object.keys(bundle).filter((file) => file.startsWith("assets/") && SHELL.test(file)).map((file) => `/${file}`).sort();
      const name = `cardavia-${createHash("sha256").update(files.join()).digest("hex").slice(0, 12)}`;
      worker.code = `const SHELL = ${JSON.stringify({ name, files })};\n${worker.code}`;
    },
  };
}

/** Tells the page that is being worked on, as the server tells its own, which languages there are. */
function languages(): Plugin {
  return {
    name: "cardavia:languages",
    apply: "serve",
    async transformIndexHtml(html) {
      const served = await fetch(server).then((page) => page.text(), () => "");
      const links = served.match(/<link rel="alternate".*>/g) ?? [];
      return html.replace("</head>", `${links.join("")}</head>`);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), marked(), installable(), languages()],
  build: {
    outDir: process.env.CARDAVIA_PAGE ?? "../src/cardavia/page",
    emptyOutDir: true,
    target: "es2022",
    // Nothing is put in line: the content security policy allows the page's own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      // The worker has no version in its name: the browser looks under the same one for a newer.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/words": server,
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
  },
});
