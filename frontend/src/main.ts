import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/ground.css";
import "./design/parts.css";
import "./design/forced.css";
import { language } from "./lib/language.svelte";
import { shell } from "./lib/shell.svelte";

async function start(): Promise<void> {
  const target = document.getElementById("page")!;
  try {
    await language.speak(document.documentElement.lang);
  } catch {
    // The one sentence that cannot come from the catalogue: there is none.
    target.textContent = document.querySelector<HTMLMetaElement>("meta[name=unreachable]")?.content ?? "Cardavia";
    return;
  }
  mount(App, { target });
  void shell.start();
}

void start();
