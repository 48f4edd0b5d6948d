/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
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
  plugins: [svelte(), marked(), languages()],
  build: {
    outDir: process.env.CARDAVIA_PAGE ?? "../src/cardavia/page",
    emptyOutDir: true,
    target: "es2022",
    // Nothing is put in line: the content security policy allows the page's own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
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
