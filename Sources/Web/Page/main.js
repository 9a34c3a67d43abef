// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// Puts the parts together: starts the module, listens to keys, draws what has changed.
(() => {
  const { $, on } = page;
  const opened = performance.now();

  // ---- Light or dark
  const light = matchMedia("(prefers-color-scheme: light)");
  const isLight = () => (app.view.theme || (light.matches ? "light" : "dark")) === "light";
  function theme() {
    const root = document.documentElement;
    if (app.view.theme) root.dataset.theme = app.view.theme; else delete root.dataset.theme;
    $("theme").setAttribute("aria-pressed", isLight());
  }

  // ---- What a browser must be able to do
  const missing = [
    ["WebAssembly", typeof WebAssembly === "object"], ["Worker", typeof Worker === "function"],
    ["DecompressionStream", typeof DecompressionStream === "function"], ["OffscreenCanvas", typeof OffscreenCanvas === "function"],
    ["createImageBitmap", typeof createImageBitmap === "function"],
  ].filter(([, has]) => !has).map(([what]) => what);
  function trouble(text) {
    document.body.classList.remove("starting");
    document.body.classList.add("broken");
    $("trouble").hidden = false;
    $("trouble").textContent = text;
    for (const id of ["add", "add-folder", "drop-area", "share", "print"]) $(id).disabled = true;
  }

  function commands() {
    $("undo").disabled = !app.canUndo;
    $("redo").disabled = !app.canRedo;
    for (const id of ["share", "print"]) $(id).hidden = !app.doc.order.length;
    theme();
  }

  // ---- Steps
  const report = (how, what) => shelf.say(what ? `${how}: ${what}` : "Nothing more");
  const undo = () => report("Undone", app.undo());
  const redo = () => report("Redone", app.redo());

  // ---- Keys
  const typing = (target) => target.matches?.("input:not([type=range],[type=checkbox],[type=radio]), textarea, select");
  const moves = (target) => typing(target) || target.matches?.("input, [role=slider], [role=tab]");
  let peeking = false;
  function keydown(event) {
    const { key, target } = event, hasArt = app.doc.order.length > 0;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(key)) {
      if (typing(target) && target.type !== "color") return;
      event.preventDefault();
      if (key.toLowerCase() === "y" || event.shiftKey) redo(); else undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || $("help").open || typing(target)) return;
    if (key === "?") { $("help").showModal(); event.preventDefault(); return; }
    if (!hasArt) return;
    if (key === "Escape") {
      if ($("panel").classList.contains("open")) { $("panel").classList.remove("open"); app.render(); }
      else if (app.view.view !== "places") app.show({ view: "places", finding: -1 });
    } else if (["1", "2", "3", "4"].includes(key)) app.show({ view: ["places", "single", "pictures", "screen"][key - 1], finding: -1 });
    else if (key === "c" || key === "C") {
      const all = ["off", "wipe", "beside"];
      app.show({ compare: all[(all.indexOf(app.view.compare) + 1) % 3] });
    } else if (key === "Delete" || key === "Backspace") {
      if (app.view.current && !moves(target)) shelf.remove([app.view.current]);
    } else if (key === " " && !target.matches?.("button, a, summary, input, [role=slider]")) {
      event.preventDefault();
      peek(true);
    } else if (moves(target)) return;
    else if (key === "ArrowUp" || key === "ArrowDown") { event.preventDefault(); shelf.step(key === "ArrowUp" ? -1 : 1); }
    else if ((key === "ArrowLeft" || key === "ArrowRight") && ["single", "screen"].includes(app.view.view)) { event.preventDefault(); stage.step(key === "ArrowLeft" ? -1 : 1); }
  }
  /** Shows what is compared with while it is asked for. */
  function peek(isOn) {
    if (peeking === isOn) return;
    peeking = isOn;
    document.documentElement.classList.toggle("peeking", isOn);
  }

  async function share() {
    try {
      await navigator.clipboard.writeText(location.href);
      const lead = location.protocol === "file:" ? ". It opens this file: send that, too" : "";
      shelf.say(`Link copied: your settings, not your pictures${lead}`);
    } catch {
      shelf.say("The address of this page carries your settings; copy it from the address bar");
    }
  }
  let printing = false;
  async function print() {
    printing = true;
    await stage.drawAll();
    printing = false;
    window.print();
  }

  async function start() {
    on("theme", "click", () => app.show({ theme: isLight() ? "dark" : "light" }));
    light.addEventListener("change", theme);
    theme();
    on("skip", "click", () => { $("main").focus(); $("main").scrollIntoView(); });
    on("help-open", "click", () => $("help").showModal());
    on("help-close", "click", () => $("help").close());
    on("help", "click", (event) => { if (event.target === $("help")) $("help").close(); });
    if (missing.length) { trouble(`This browser is too old to draw pictures here: it lacks ${missing.join(", ")}. A browser of 2023 or later does; so does the command vibrancy.`); return; }
    crews.onTrouble = (text) => trouble(`The page cannot draw pictures in this browser: ${page.shown(text)}.`);
    try { app.about = await crews.start(); } catch (error) { crews.onTrouble(error.message); return; }
    document.body.classList.remove("starting");
    $("model-version").textContent = `, model ${app.about.model}, version ${app.about.version || page.data.version}`;
    app.read(app.about);
    app.begin();
    app.listeners.push(commands, shelf.render, stage.render, samples.render, panel.render, verdicts.render);
    panel.start();
    shelf.start();
    stage.start();
    on("undo", "click", undo);
    on("redo", "click", redo);
    on("share", "click", share);
    // Beside a sheet there is room to close it.
    on("main", "click", () => { if ($("panel").classList.contains("open")) { $("panel").classList.remove("open"); app.render(); } });
    on("print", "click", print);
    addEventListener("keydown", keydown);
    addEventListener("keyup", (event) => { if (event.key === " ") peek(false); });
    addEventListener("blur", () => peek(false));
    let written = location.hash;
    addEventListener("hashchange", () => { if (location.hash !== written) { written = location.hash; app.read(app.about); } });
    addEventListener("beforeprint", () => { if (!printing) stage.drawAll(); });
    app.started = performance.now() - opened;
    app.flush();
  }
  start();
})();
