import { mount } from "svelte";

import App from "./App.svelte";
import { words } from "./lib/words.svelte.ts";
import "./styles/tokens.css";
import "./styles/base.css";

await words.start();
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it (a private window, plain http on a local network) everything works but the offline page.
  navigator.serviceWorker
    .register("/sw.js")
    .catch((error: unknown) => console.info("no offline shell:", error));
}
