import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/ground.css";
import "./design/parts.css";
import { loadWords } from "./lib/words";

async function start(): Promise<void> {
  const target = document.getElementById("page")!;
  try {
    await loadWords("en");
  } catch {
    // The one sentence that cannot come from the catalogue: there is none.
    target.textContent = "Cardavia cannot be reached. Reload to try again.";
    return;
  }
  mount(App, { target });
}

void start();
