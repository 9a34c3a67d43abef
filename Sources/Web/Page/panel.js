// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// The panel: the look, the picture's own settings, the model's parameters, conversions.
const panel = (() => {
  const { $, el, on, shown } = page;
  const set = (kind, values) => app.change(kind, (doc) => Object.assign(doc.look, values));
  const setOwn = (kind, values) => app.change(kind, (doc) => {
    const id = app.view.current;
    doc.options[id] = { ...doc.options[id], ...values };
  });

  // ---- Colors: hue in degrees, saturation and value 0...1
  function hsv(hex) {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
    const most = Math.max(r, g, b), span = most - Math.min(r, g, b);
    const hue = !span ? 0 : most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
    return [hue * 60, most ? span / most : 0, most];
  }
  function hex(hue, saturation, value) {
    const part = (n) => {
      const k = (n + hue / 60) % 6;
      return Math.round(255 * value * (1 - saturation * Math.max(0, Math.min(k, 4 - k, 1)))).toString(16).padStart(2, "0");
    };
    return `#${part(5)}${part(3)}${part(1)}`.toUpperCase();
  }
  /** What somebody types as a color, as #RRGGBB; nothing if it is none. */
  function colorOf(text) {
    const digits = text.trim().replace(/^#/, "");
    if (/^[0-9a-f]{3}$/i.test(digits)) return `#${[...digits].map((one) => one + one).join("")}`.toUpperCase();
    return /^[0-9a-f]{6}$/i.test(digits) ? `#${digits}`.toUpperCase() : "";
  }

  // ---- Tint
  let held = [35, 0.96]; // a grey has no hue: the wheel keeps the last one
  function tintParts() {
    const [hue, saturation, value] = hsv(app.doc.look.tint);
    if (saturation > 0 && value > 0) held = [hue, saturation];
    return [saturation > 0 ? hue : held[0], value > 0 ? saturation : held[1], value];
  }
  function renderTint() {
    const [hue, saturation, value] = tintParts(), angle = (hue * Math.PI) / 180, wheel = $("wheel");
    wheel.style.setProperty("--x", `${50 + 50 * saturation * Math.sin(angle)}%`);
    wheel.style.setProperty("--y", `${50 - 50 * saturation * Math.cos(angle)}%`);
    wheel.style.setProperty("--tint", app.doc.look.tint);
    wheel.style.setProperty("--value", value);
    wheel.setAttribute("aria-valuenow", Math.round(hue));
    wheel.setAttribute("aria-valuetext", `hue ${Math.round(hue)}°, saturation ${Math.round(100 * saturation)} %, ${app.doc.look.tint}`);
    if (document.activeElement !== $("tint")) $("tint").value = app.doc.look.tint;
    $("tint-value").value = Math.round(100 * value);
    $("tint-value").setAttribute("aria-valuetext", `${Math.round(100 * value)} %`);
    for (const dot of $("tint-presets").children) dot.setAttribute("aria-pressed", dot.value === app.doc.look.tint);
  }
  function startTint() {
    const wheel = $("wheel");
    const setTint = (hue, saturation, value) => {
      held = [hue, saturation];
      set("~tint", { tint: hex(((hue % 360) + 360) % 360, Math.max(0, Math.min(1, saturation)), value) });
    };
    const follow = (event) => {
      const box = wheel.getBoundingClientRect();
      const x = (event.clientX - box.left) / box.width * 2 - 1, y = (event.clientY - box.top) / box.height * 2 - 1;
      setTint((Math.atan2(x, -y) * 180) / Math.PI, Math.min(1, Math.hypot(x, y)), tintParts()[2] || 1);
    };
    wheel.addEventListener("pointerdown", (event) => { wheel.setPointerCapture(event.pointerId); follow(event); });
    wheel.addEventListener("pointermove", (event) => { if (wheel.hasPointerCapture(event.pointerId)) follow(event); });
    wheel.addEventListener("keydown", (event) => {
      const [hue, saturation, value] = tintParts(), far = event.shiftKey ? 10 : 2;
      const to = { ArrowRight: [hue + far, saturation], ArrowLeft: [hue - far, saturation], ArrowUp: [hue, saturation + far / 100], ArrowDown: [hue, saturation - far / 100] }[event.key];
      if (!to) return;
      event.preventDefault();
      setTint(...to, value || 1);
    });
    on("tint", "input", () => { const color = colorOf($("tint").value); $("tint").setAttribute("aria-invalid", !color); if (color) set("~tint", { tint: color }); });
    on("tint", "blur", () => { $("tint").removeAttribute("aria-invalid"); renderTint(); });
    on("tint-value", "input", () => { const [hue, saturation] = tintParts(); set("~tint", { tint: hex(hue, saturation, Math.max(0.01, $("tint-value").value / 100)) }); });
    for (const color of ["#FF9F0A", "#FF453A", "#FF375F", "#BF5AF2", "#0A84FF", "#64D2FF", "#30D158", "#FFFFFF"]) {
      const dot = el("button", { type: "button", value: color, "aria-label": color, title: color });
      dot.style.setProperty("--color", color);
      dot.addEventListener("click", () => set("tint preset", { tint: color }));
      $("tint-presets").append(dot);
    }
  }

  // ---- Wallpapers, drawn by the module: a clear picture of half a screen, over each
  const half = { width: 201, height: 268 };
  const clear = { key: "clear", blob: new Blob([new Uint8Array(4 * half.width * half.height)]), raw: half, scale: 1 };
  function wallpaperChoice(value, text) {
    const radio = el("input", { type: "radio", name: "wallpaper", value, className: "hidden" });
    const plate = el("span", { className: "sheet" });
    radio.addEventListener("change", () => set("wallpaper", { wallpaper: value }));
    const label = el("label", { className: "wallpaper", title: text }, radio, plate, el("span", { textContent: text }));
    label.plate = plate;
    label.radio = radio;
    return label;
  }
  function startWallpapers() {
    for (const id of app.about.wallpapers) {
      const choice = wallpaperChoice(id, id);
      $("wallpapers").append(choice);
      crews.painter.want(`wallpaper ${id}`, 1, () => ({ job: "render", picture: clear, scene: plates.fullColor(), framed: false, look: { ...app.lookOf(0), ...app.standardLook(), photo: undefined, model: undefined, wallpaper: id } }), (answer) => {
        if (answer.bitmap) choice.plate.append(shelf.canvasOf(answer.bitmap));
      });
    }
    on("wallpaper-color", "input", () => set("~wallpaper color", { wallpaper: $("wallpaper-color").value.toUpperCase() }));
    on("photo", "click", () => $("photo-picker").click());
    on("photo-picker", "change", () => { const [file] = $("photo-picker").files; if (file) takePhoto(file); $("photo-picker").value = ""; });
  }
  let photos = 0;
  function takePhoto(file) {
    $("photo-note").textContent = "Reading the photo …";
    crews.painter.want("photo", 7, () => ({ job: "photo", blob: file, side: 240 }), (answer) => {
      if (answer.refused) { $("photo-note").textContent = `${shown(file.name)} ${answer.refused}.`; return; }
      $("photo-note").textContent = answer.notes.map(shown).join("; ");
      const id = ++photos;
      app.photos.set(id, { key: `photo ${id}`, blob: file, drawing: shelf.canvasOf(answer.thumbnail) });
      set("photo", { wallpaper: "own", photo: id });
    });
  }
  function renderWallpapers() {
    const { wallpaper, photo } = app.doc.look, list = $("wallpapers");
    let own = list.querySelector("[data-own]");
    if (app.photos.size && !own) {
      own = wallpaperChoice("own", "own");
      own.dataset.own = "";
      list.append(own);
    }
    if (own) {
      const one = app.photos.get(photo) ?? [...app.photos.values()].at(-1);
      if (one.drawing.parentElement !== own.plate) own.plate.replaceChildren(one.drawing);
      own.radio.onchange ??= () => set("wallpaper", { wallpaper: "own", photo: app.doc.look.photo || [...app.photos.keys()].at(-1) });
    }
    for (const choice of list.children) choice.radio.checked = choice.radio.value === wallpaper;
    const isColor = wallpaper.startsWith("#");
    $("wallpaper-color").parentElement.classList.toggle("on", isColor);
    if (isColor) $("wallpaper-color").value = wallpaper.toLowerCase();
  }

  // ---- The widget, and the picture's own
  function segments(id, current, choose) {
    for (const choice of $(id).children) choice.addEventListener("click", () => choose(choice.value));
    return () => { for (const choice of $(id).children) choice.setAttribute("aria-pressed", choice.value === current()); };
  }
  const renderers = [];
  function startWidget() {
    $("family").append(el("option", { value: "", textContent: "The picture’s own size" }), ...app.about.families.map(({ id, width, height }) =>
      el("option", { value: id, textContent: `${id}, ${Math.round(width)}×${Math.round(height)} pt` })));
    on("family", "change", () => set("family", { family: $("family").value }));
    const own = () => app.optionsOf(app.view.current);
    renderers.push(
      segments("fit", () => app.doc.look.fit, (fit) => set("fit", { fit })),
      segments("os", () => app.doc.look.os, (os) => set("os", { os })),
      segments("scale", () => String(own().scale), (scale) => setOwn("scale", { scale: Number(scale) })),
      segments("group", () => own().group, (group) => setOwn("group", { group })));
    on("rendering", "change", () => setOwn("rendering", { rendering: $("rendering").value }));
    on("seated", "change", () => setOwn("seated", { seated: $("seated").checked ? "yes" : "no" }));
    on("template", "change", () => setOwn("template", { template: $("template").checked ? "yes" : "no" }));
    on("background-on", "change", () => set("background", { background: $("background-on").checked ? $("background").value.toUpperCase() : "" }));
    on("background", "input", () => set("~background", { background: $("background").value.toUpperCase() }));
    on("to-all", "click", () => {
      const { group, rendering, template } = own();
      app.change("to all", (doc) => { for (const id of doc.order) doc.options[id] = { ...doc.options[id], group, rendering, template }; });
      shelf.say("Accent group, rendering and template are those of all pictures now");
    });
    on("reset", "click", () => { set("reset", app.standardLook()); shelf.say("The look is as at the start; Undo brings yours back"); });
  }
  function renderWidget() {
    const { family, background } = app.doc.look, one = app.current;
    $("family").value = family;
    $("fit-line").hidden = !family;
    $("background-on").checked = !!background;
    if (background) $("background").value = background.toLowerCase();
    $("own").hidden = !one || one.state === "bad";
    if (!one) return;
    const { rendering, template, seated } = app.optionsOf(one.id);
    $("seated").checked = seated === "yes";
    $("rendering").value = rendering;
    $("template").checked = template === "yes";
    $("to-all").hidden = app.doc.order.length < 2;
    for (const render of renderers) render();
  }

  // ---- The model
  const fields = [];
  function startModel() {
    for (const { name, standard, least, most, unit, standing, about } of app.about.parameters) {
      const text = page.words(name), isNumber = typeof least === "number";
      const id = `model-${name}`;
      const value = el("span", { className: "value" });
      const back = el("button", { type: "button", className: "away", "aria-label": `${name}: back to ${standard}`, title: `Back to ${standard}` }, "↺");
      const assign = (next) => app.change(`~model ${name}`, (doc) => {
        const model = { ...doc.look.model };
        if (next === standard) delete model[name]; else model[name] = next;
        doc.look.model = model;
      });
      let input;
      if (isNumber) {
        const digits = Math.max(0, 3 - Math.ceil(Math.log10(Math.max(most - least, 1e-9)) + 0.5));
        input = el("input", { type: "range", id, min: least, max: most, step: 10 ** -Math.min(4, Math.max(0, digits)) });
        input.addEventListener("input", () => assign(String(+Number(input.value).toFixed(4)) === String(+standard) ? standard : String(+Number(input.value).toFixed(4))));
      } else if (standard === "true" || standard === "false") {
        input = el("input", { type: "checkbox", id, className: "switch" });
        input.addEventListener("change", () => assign(String(input.checked)));
      } else {
        input = el("input", { type: "color", id });
        input.addEventListener("input", () => assign(input.value.toUpperCase()));
      }
      input.setAttribute("aria-describedby", `${id}-about`);
      const range = isNumber ? ` · ${+least} to ${+most}${unit ? ` ${unit}` : ""}` : "";
      const row = el("div", { className: `parameter ${isNumber ? "number" : ""}` }, el("label", { htmlFor: id }, text), value, back, input,
        el("p", { id: `${id}-about`, className: "note", textContent: `${shown(about)} · ${standing}${range}` }));
      back.addEventListener("click", () => { assign(standard); input.focus(); });
      fields.push(() => {
        const now = app.doc.look.model[name] ?? standard;
        if (isNumber) input.value = now; else if (input.type === "checkbox") input.checked = now === "true"; else input.value = now.toLowerCase();
        value.textContent = input.type === "checkbox" ? "" : `${now}${unit ? ` ${unit}` : ""}`;
        back.style.visibility = now === standard ? "hidden" : "";
        row.classList.toggle("changed", now !== standard);
      });
      row.dataset.words = page.folded(`${name} ${about} ${standing}`);
      $("model").append(row);
    }
    on("model-search", "input", () => {
      const words = page.wordsOf($("model-search").value);
      for (const row of $("model").children) row.hidden = !words.every((word) => row.dataset.words.includes(word));
    });
    on("model-reset", "click", () => set("model reset", { model: {} }));
    on("model-section", "toggle", () => { for (const field of fields) field(); });
  }
  function renderModel() {
    const changed = Object.keys(app.doc.look.model).length;
    $("model-count").textContent = changed ? `${changed} changed` : "";
    $("model-reset").disabled = !changed;
    if ($("model-section").open) for (const field of fields) field();
  }

  // ---- Conversions
  const kinds = new Map();
  const side = 176;
  function startKinds() {
    const entries = [{ id: "", title: "As it is" }, ...(app.about.conversions ?? [])];
    for (const { id, title } of entries) {
      const plate = el("span", { className: "sheet checked" }), note = el("p", { className: "note" });
      const show = el("button", { type: "button", className: "button small", "aria-label": `Show ${title}` }, "Show");
      const save = el("button", { type: "button", className: "button small", "aria-label": `Download ${title}` }, "Download");
      show.addEventListener("click", () => {
        setOwn("conversion", { version: id });
        if (id) $("every-kind").value = id;
        app.show({ compare: id ? "wipe" : "off", with: "", wipe: 50 });
      });
      save.addEventListener("click", () => download(id, save));
      const row = el("li", {}, plate, el("div", {}, el("b", { textContent: plates.capital(title) }), note, el("p", { className: "pairs" }, show, ...(id ? [save] : []))));
      kinds.set(id, { row, plate, note, show, said: "" });
      $("kinds").append(row);
    }
  }
  function renderKinds() {
    if (app.view.tab !== "convert") return;
    const one = app.current, isReady = one?.state === "ready";
    $("kinds").hidden = !isReady;
    every.render();
    if (!isReady) return;
    const { version, template } = app.optionsOf(one.id);
    for (const [id, kind] of kinds) {
      kind.show.setAttribute("aria-pressed", version === id);
      kind.row.classList.toggle("on", version === id);
      report(kind, verdicts.of(one.id, id), id && verdicts.gone(one.id, id));
      const key = `${one.id} ${template}`;
      if (kind.key === key) continue;
      Object.assign(kind, { key, said: "" });
      kind.plate.replaceChildren();
      crews.judge.want(`kind ${id}`, 6, () => (kind.key === key ? { job: "convert", picture: app.pictureOf(one.id, id), look: app.lookOf(one.id), side } : null), (answer) => {
        if (kind.key !== key) return;
        if (answer.thumbnail) kind.plate.replaceChildren(shelf.canvasOf(answer.thumbnail));
        kind.said = answer.refused ? shown(answer.refused) : lossOf(answer);
        app.render();
      });
    }
  }
  /** What a conversion destroys, and what would not; "" for nothing. */
  function lossOf({ lost, keptBy }) {
    const keeper = keptBy && app.about.conversions.find((one) => one.id === keptBy).title.split(":")[0];
    return lost ? `${shown(lost)}${keeper ? `; “${keeper}” would keep it` : ""}` : "";
  }
  /** Beside a kind: what is lost by it, or else what the rules say of what comes out. */
  function report(kind, result, gone) {
    const found = result?.findings, severity = kind.said || gone ? "warning" : verdicts.worst(found);
    const text = kind.said || (!found ? "" : [gone, verdicts.tally(found)].filter(Boolean).join("; ") || "reads well where it is judged");
    if (kind.note.textContent !== plates.capital(text)) kind.note.textContent = plates.capital(text);
    kind.note.dataset.severity = severity;
  }
  /** Asks for one picture as a PNG, and what it is to be called. */
  const made = (one, kind) => new Promise((done) => crews.judge.want(`file ${one.id} ${kind}`, 4, () => ({ job: "pack", blob: one.blob, raw: one.raw, kind, isTemplate: app.optionsOf(one.id).template === "yes" }), (answer) => {
    const { scale: points } = app.optionsOf(one.id);
    const [, stem, scale = points > 1 ? `@${points}x` : ""] = /^(.*?)(@[123]x)?$/s.exec(one.title);
    done({ ...answer, loss: lossOf(answer), name: `${stem}-${kind}${scale}.png`.replace(/[\/\\:*?"<>|\u0000-\u001f]/g, "_") });
  }));
  function save(blob, name) {
    const link = el("a", { href: URL.createObjectURL(blob), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 20000);
  }
  async function download(kind, button) {
    const one = app.current;
    button.disabled = true;
    const { refused, file, name, loss } = await made(one, kind);
    button.disabled = false;
    if (refused) { shelf.say(`${shown(one.title)} ${refused}`); return; }
    save(file, name);
    shelf.say(`${shown(name)} is ready${loss ? `, but ${loss}` : ""}`);
  }

  // ---- Tabs. On a small screen the panel is a sheet that its tabs open and close.
  const isSheet = matchMedia("(max-width: 900px)");
  function startTabs() {
    const tabs = [...$("tabs").children];
    for (const tab of tabs) {
      tab.addEventListener("click", () => {
        const isAgain = app.view.tab === tab.value && $("panel").classList.contains("open");
        $("panel").classList.toggle("open", isSheet.matches && !isAgain);
        app.show({ tab: tab.value });
        app.flush();
        for (const id of ["panel", tab.value]) $(id).scrollTop = 0;
        // Above the sheet there is room for the pictures, not for the tools too.
        const { top } = document.querySelector(".subject").getBoundingClientRect();
        if ($("panel").classList.contains("open") && top > 0) scrollBy({ top: top - 8 });
      });
      tab.addEventListener("keydown", (event) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!by) return;
        event.preventDefault();
        event.stopPropagation();
        const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
        app.show({ tab: next.value });
        next.focus();
      });
    }
  }
  function renderTabs() {
    const isOpen = !isSheet.matches || $("panel").classList.contains("open");
    for (const tab of $("tabs").children) {
      const isOn = tab.value === app.view.tab;
      tab.setAttribute("aria-selected", isOn && isOpen);
      tab.tabIndex = isOn ? 0 : -1;
      $(tab.value).hidden = !isOn;
    }
  }

  function start() {
    startTint();
    startWallpapers();
    startWidget();
    startModel();
    startKinds();
    every.start();
    $("to-convert").firstElementChild.addEventListener("click", () => app.show({ tab: "convert" }));
    startTabs();
    isSheet.addEventListener("change", () => app.render());
    // A sheet is drawn down by its head to close it, and up to open it.
    let grabbed = 0;
    $("tabs").addEventListener("pointerdown", (event) => { grabbed = event.clientY; });
    $("tabs").addEventListener("pointerup", (event) => {
      const by = event.clientY - grabbed;
      if (!isSheet.matches || Math.abs(by) < 30) return;
      $("panel").classList.toggle("open", by < 0);
      app.render();
    });
  }
  function render() {
    $("panel").hidden = !app.doc.order.length;
    renderTabs();
    if ($("panel").hidden) return;
    renderTint();
    renderWallpapers();
    renderWidget();
    renderModel();
    renderKinds();
  }
  return { start, render, takePhoto, save, lossOf };
})();
