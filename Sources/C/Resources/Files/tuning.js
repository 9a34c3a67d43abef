// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// Draws pictures of a gallery or a report in place with another wallpaper, tint or model, by the module
// that the page carries. Until somebody asks for that, they are what the command wrote.
(() => {
  const { $, el, data, counted } = page;
  const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const art = data.live.art.map(({ scale, png }, index) => ({ key: `art ${index}`, blob: new Blob([bytes(png)], { type: "image/png" }), scale, version: "" }));
  const keptMost = 300; // drawings
  const made = new Map(); // what was asked for → its address
  const wanted = new Map(); // what is asked for → the pictures that wait
  let about = null, settings = { wallpaper: "", tint: "", model: {} };
  const isOn = () => settings.wallpaper || settings.tint || Object.keys(settings.model).length > 0;

  // ---- Pictures
  page.show = (image, source, what) => {
    image.live = { source, what };
    image.src = source;
    if (isOn()) draw(image);
  };
  const all = () => [...document.querySelectorAll("img")].filter((image) => image.live);
  const canChange = ({ what }) => what?.art !== undefined && !what.screen
    && (settings.wallpaper || !what.wallpaper || what.wallpaper.startsWith("#") || about.wallpapers.includes(what.wallpaper));
  /** The settings that the module gets for a picture; with empty `settings`, those that the command had. */
  const lookOf = (what, { wallpaper, tint, model }) => ({
    ...data.live.look, family: what.family ?? "", wallpaper: wallpaper || what.wallpaper || "mid",
    tint: tint || what.tint || "#FF9F0A", ...model,
  });
  const mark = (image, isStale) => image.classList.toggle("as-made", isStale);

  function draw(image) {
    const { what } = image.live;
    if (!about) return;
    // Full color stands for the art itself, whatever it is shown in.
    if (!what?.scene) return;
    if (!canChange(image.live)) { mark(image, true); return; }
    const message = { job: "render", picture: art[what.art], scene: what.scene, framed: what.margin !== undefined, look: lookOf(what, settings), most: what.zoom && Math.max(what.width, what.height) };
    const key = JSON.stringify([what.art, message.scene, message.framed, message.look, message.most]);
    image.live.key = key;
    mark(image, false);
    if (made.has(key)) { image.src = made.get(key); return; }
    if (!wanted.has(key)) wanted.set(key, new Set());
    wanted.get(key).add(image);
    crews.painter.want(key, image.closest("dialog") ? 2 : 1, () => ([...wanted.get(key) ?? []].some((one) => one.live.key === key) ? message : wanted.delete(key) && null), async (answer) => {
      const waiting = [...wanted.get(key) ?? []].filter((one) => one.live.key === key);
      wanted.delete(key);
      // Another size: the command knew more of this picture than the page does.
      const isSame = answer.bitmap && Math.abs(answer.bitmap.width - what.width) <= 1 && Math.abs(answer.bitmap.height - what.height) <= 1;
      if (!isSame) { for (const one of waiting) mark(one, true); return; }
      const canvas = new OffscreenCanvas(answer.bitmap.width, answer.bitmap.height);
      canvas.getContext("2d").drawImage(answer.bitmap, 0, 0);
      made.set(key, URL.createObjectURL(await canvas.convertToBlob()));
      for (const one of waiting) if (one.live.key === key && isOn()) one.src = made.get(key);
      for (const [old, address] of made) {
        if (made.size <= keptMost) break;
        made.delete(old);
        URL.revokeObjectURL(address);
      }
      report();
    });
  }
  let since = 0;
  function change(values) {
    settings = { ...settings, ...values };
    since = performance.now();
    for (const image of all()) {
      if (isOn()) { draw(image); continue; }
      image.live.key = "";
      mark(image, false);
      image.src = image.live.source;
    }
    report();
  }
  function report() {
    $("tuning-reset").disabled = !isOn();
    const stale = all().filter((image) => image.classList.contains("as-made")).length;
    const kept = stale ? ` ${counted(stale, "picture")} of these stay as the command drew them, dimmed: the page does not carry all they are made of.` : "";
    $("tuning-note").textContent = !isOn() ? "" : wanted.size ? "Drawing …" : `Drawn here.${data.findings ? " What is said was measured with the settings of the run." : ""}${kept}`;
    if (isOn() && !wanted.size) tuning.took = performance.now() - since;
  }

  // ---- Choices
  const choice = (value, textContent) => el("option", { value, textContent });
  const wallpaper = el("select", { disabled: true });
  const tint = el("input", { type: "color", value: "#ff9f0a", disabled: true });
  const parameter = el("select", { disabled: true }), rows = el("div", { className: "tuned" });
  const line = (text, ...controls) => el("label", { className: "line" }, el("span", { textContent: text }), ...controls);
  wallpaper.addEventListener("change", () => change({ wallpaper: wallpaper.value }));
  tint.addEventListener("input", () => change({ tint: tint.value.toUpperCase() }));
  parameter.addEventListener("change", () => { add(parameter.value); parameter.value = ""; });
  function set(name, value) {
    const model = { ...settings.model };
    if (value === null) delete model[name]; else model[name] = value;
    change({ model });
  }
  /** A row for a parameter of the model, with its range. */
  function add(name) {
    const one = about.parameters.find((known) => known.name === name);
    if (!one || [...rows.children].some((row) => row.dataset.name === name)) return;
    const out = el("output", { textContent: one.standard });
    const slider = el("input", { type: "range", min: one.least, max: one.most, step: (one.most - one.least) / 100, value: one.standard, "aria-label": name, title: one.about });
    const remove = el("button", { type: "button", className: "plain", textContent: "×", "aria-label": `${name} as it was` });
    slider.addEventListener("input", () => { out.textContent = slider.value; set(name, slider.value); });
    const row = el("div", { className: "parameter" }, el("span", { textContent: name }), out, remove, slider);
    row.dataset.name = name;
    remove.addEventListener("click", () => { row.remove(); set(name, null); parameter.focus(); });
    rows.append(row);
    slider.focus();
  }
  const reset = el("button", { type: "button", className: "button", id: "tuning-reset", disabled: true, textContent: "As the command drew it" });
  reset.addEventListener("click", () => {
    rows.replaceChildren();
    [wallpaper.value, tint.value] = ["", "#ff9f0a"];
    change({ wallpaper: "", tint: "", model: {} });
    wallpaper.focus();
  });
  const section = el("details", { id: "tuning" }, el("summary", {}, el("h2", { textContent: "Other settings" })),
    line("Wallpaper", wallpaper), line("Tint", tint), line("Model", parameter), rows, reset,
    el("p", { id: "tuning-note", className: "note", role: "status" }));
  $("filters").prepend(section);

  // The module starts when it is first asked for.
  section.addEventListener("toggle", async () => {
    if (about || !section.open) return;
    const note = $("tuning-note");
    note.textContent = "Starting …";
    crews.onTrouble = (text) => { note.textContent = `Pictures cannot be drawn in this browser: ${page.shown(text)}.`; };
    try { about = await crews.start(); } catch (error) { crews.onTrouble(error.message); return; }
    note.textContent = "";
    wallpaper.append(choice("", "as it is"), ...about.wallpapers.map((name) => choice(name, name)));
    parameter.append(choice("", "Choose a parameter"), ...about.parameters.filter((one) => typeof one.least === "number").map(({ name }) => choice(name, name)));
    for (const control of [wallpaper, tint, parameter]) control.disabled = false;
  });
  globalThis.tuning = { change, get isIdle() { return !wanted.size; }, took: 0 };
})();
