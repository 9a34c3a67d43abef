// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// How pictures come in: dropped, pasted, picked, a folder or a catalog; and their list.
const shelf = (() => {
  const { $, el, name, shown, counted } = page;
  const mostFiles = 500, side = 88;
  const pictureName = /\.(png|jpe?g|webp|gif|heic|heif|avif|tiff?|bmp|jxl|svg)$/i;
  let nextId = 0;
  const reported = []; // [name, sentence]: what came to nothing as a whole

  // ---- Names
  /** `leaf@3x.png` → leaf@3x, leaf, 3. */
  function parts(fileName) {
    const stem = fileName.replace(/\.[a-z0-9]{2,5}$/i, "") || fileName;
    const scale = /@([123])x(?:~[a-z]+)?$/i.exec(stem);
    return { stem, base: scale ? stem.slice(0, scale.index) : stem, scale: scale ? Number(scale[1]) : 0 };
  }

  /** Looks through folders and adds what is in them. */
  async function addFolders(nodes) {
    for (const folder of nodes) {
      say(`Looking through ${shown(folder.name)} …`);
      let found = [];
      try { found = await folders.walk(folder); } catch { reported.push([folder.name, "could not be read to its end"]); }
      await addFolder(folder.name, found);
    }
  }

  /** What of a folder is shown: pictures; of a set what its Contents.json names; of scales the largest. */
  async function selected(found) {
    const sets = new Map(), rest = [];
    const open = folders.opened;
    for (const one of found) {
      const set = /^(.*\/)?([^/]+)\.(imageset|appiconset|stickersequence|complicationset)\/([^/]+)$/.exec(one.path);
      if (!set) { rest.push(one); continue; }
      const key = one.path.slice(0, one.path.lastIndexOf("/"));
      if (!sets.has(key)) sets.set(key, { name: set[2], files: new Map() });
      sets.get(key).files.set(set[4], one);
    }
    const chosen = [];
    let smaller = 0;
    for (const { name: title, files } of sets.values()) {
      let contents = { images: [] };
      try { contents = JSON.parse(await (await open(files.get("Contents.json"))).text()) ?? {}; } catch { /* a set without one: by the names */ }
      const images = (Array.isArray(contents.images) ? contents.images : []).filter((image) => files.has(image?.filename));
      const isTemplate = contents.properties?.["template-rendering-intent"] === "template";
      const variants = new Map();
      const add = (file, scale, look, size) => {
        const key = `${look}|${size}`, old = variants.get(key);
        if (old && old.scale >= scale) { smaller += 1; return; }
        if (old) smaller += 1;
        variants.set(key, { file, scale, title: [title, look, size].filter(Boolean).join(" · "), isTemplate });
      };
      for (const image of images) {
        const value = (kind) => (Array.isArray(image.appearances) ? image.appearances.find((one) => one?.appearance === kind)?.value : "");
        const look = [value("luminosity"), value("contrast") && "high contrast", image.idiom !== "universal" && image.idiom].filter((one) => typeof one === "string" && one).join(", ");
        add(files.get(image.filename), Number(/^[123](?=x$)/.exec(image.scale)?.[0]) || parts(image.filename).scale || 1, look, typeof image.size === "string" ? image.size : "");
      }
      if (!images.length) for (const [fileName, file] of files) if (pictureName.test(fileName)) add(file, parts(fileName).scale || 1, "", parts(fileName).base);
      chosen.push(...variants.values());
    }
    const largest = new Map();
    for (const one of rest) {
      if (!pictureName.test(one.path) || /\.vibrancy\.png$/i.test(one.path)) continue; // not a sheet of ours
      const at = one.path.lastIndexOf("/") + 1;
      const { stem, base, scale } = parts(one.path.slice(at));
      const key = one.path.slice(0, at) + base, old = largest.get(key);
      if (old) smaller += 1;
      if (!old || scale > old.scale) largest.set(key, { file: one, scale, title: stem });
    }
    const all = [...chosen, ...largest.values()], kept = [];
    for (const one of all.slice(0, mostFiles)) {
      try { kept.push({ ...one, file: await open(one.file) }); } catch { /* it went while we looked */ }
    }
    return { chosen: kept, count: all.length, smaller };
  }

  // ---- Adding
  /** What a drop or a paste carries. Entries must be asked for before anything is awaited. */
  async function take(transfer) {
    const items = [...(transfer.items ?? [])].filter((item) => item.kind === "file");
    const given = items.length ? items.map((item) => {
      const entry = item.webkitGetAsEntry?.();
      return { file: item.getAsFile(), folder: entry?.isDirectory ? entry : null, handle: entry?.isDirectory ? item.getAsFileSystemHandle?.() : null };
    }) : [...transfer.files].map((file) => ({ file }));
    const files = given.filter((one) => !one.folder && one.file).map(({ file }) => ({ file, ...titled(file) }));
    if (files.length) add(files);
    const nodes = [];
    for (const { folder, handle } of given) if (folder) nodes.push((await handle?.catch(() => null)) ?? folder);
    await addFolders(nodes);
  }
  const titled = (file) => { const { stem, scale } = parts(file.name || "pasted"); return { title: stem, scale }; };
  async function addFolder(folder, found) {
    const { chosen, count, smaller } = await selected(found);
    const sentences = [];
    if (found.isCut) sentences.push(`has more than ${folders.mostFiles.toLocaleString("en")} files; the first ones were looked through`);
    if (!chosen.length) sentences.push(found.length ? "holds no picture" : "is empty");
    if (smaller) sentences.push(`${counted(smaller, "smaller scale")} left out`);
    if (sentences.length) reported.push([folder, sentences.join("; ")]);
    add(chosen, folder, count, folders.keep(folder, found));
  }
  function add(list, from = "", count = list.length, root = null) {
    const room = mostFiles - app.doc.order.length;
    if (count > room) {
      reported.push([from || counted(count, "file"), `${from ? `holds ${counted(count, "picture")}` : "are too many"}; the first ${Math.max(0, room)} are here, ${mostFiles} at most`]);
    }
    list = list.slice(0, Math.max(0, room));
    if (!list.length) { app.render(); return; }
    const ids = [];
    app.change("added pictures", (doc) => {
      for (const { file, title, scale, raw, isTemplate } of list) {
        const id = ++nextId;
        const isVector = /\.svg$/i.test(file.name ?? "") || file.type === "image/svg+xml";
        const fileName = file.name || `${title || "unnamed"}${scale > 1 ? `@${scale}x` : ""}.png`;
        app.store.set(id, { id, title: title || "unnamed", fileName, isInFolder: Boolean(root), isVector, blob: file, raw, state: "waiting", notes: [] });
        root?.ids.add(id);
        doc.order.push(id);
        // A name without a scale is what an app shows at 1x.
        doc.options[id] = { scale: app.store.get(id).isVector ? vectors.scale : scale || 1, ...(isTemplate ? { template: "yes" } : {}) };
        ids.push(id);
      }
    });
    say(`${counted(list.length, "picture")} added`);
    app.show({ current: ids[0], finding: -1 });
    for (const id of ids) open(id);
  }
  /** A drawing is drawn first: a worker cannot. */
  async function openVector(one) {
    const { refused, blob } = await vectors.drawn(one.blob);
    if (refused) one.refused = refused; else Object.assign(one, { source: one.blob, blob, said: `SVG, drawn by this browser at @${vectors.scale}x` });
    open(one.id);
  }
  function open(id) {
    const one = app.store.get(id);
    if (one.isVector && !one.source && !one.refused) { if (!one.isDrawing) { one.isDrawing = true; openVector(one); } return; }
    crews.painter.want(`open ${id}`, id === app.view.current ? 9 : 2, () => app.doc.order.includes(id)
      ? { job: "open", picture: app.pictureOf(id, ""), side } : null, (answer) => {
      if (one.refused) answer = { refused: one.refused };
      if (answer.refused) {
        // Several may differ in their extension alone.
        Object.assign(one, { state: "bad", error: answer.refused, title: one.source?.name || one.blob.name || one.title });
        rows.delete(id);
        say(`${shown(one.title)} ${answer.refused}`);
        if (app.view.current === id) {
          const sound = app.listed().find((other) => other.state !== "bad");
          if (sound) app.show({ current: sound.id });
        }
      } else {
        Object.assign(one, { ...answer, state: "ready", thumbnail: undefined });
        if (one.said) one.notes = [one.said, ...one.notes];
        one.drawing = canvasOf(answer.thumbnail);
      }
      soon();
    });
  }
  let later = 0;
  /** Draws what was read: at once where little is left, else a few times a second. */
  function soon() {
    const left = app.listed().filter((one) => one.state === "waiting").length;
    clearTimeout(later);
    if (left < 12 || performance.now() - soon.last > 300) { soon.last = performance.now(); app.render(); } else later = setTimeout(() => app.render(), 300);
  }
  soon.last = 0;
  function canvasOf(bitmap) {
    const canvas = el("canvas", { width: bitmap.width, height: bitmap.height });
    canvas.getContext("bitmaprenderer").transferFromImageBitmap(bitmap);
    return canvas;
  }
  function remove(ids) {
    const at = app.doc.order.indexOf(app.view.current);
    app.change("removal", (doc) => { doc.order = doc.order.filter((id) => !ids.includes(id)); });
    const { order } = app.doc;
    app.show(order.includes(app.view.current) ? {} : { current: order[Math.min(at, order.length - 1)] ?? 0 });
    for (const id of ids) crews.forget(id);
    say(`${counted(ids.length, "picture")} removed; Undo brings ${ids.length === 1 ? "it" : "them"} back`);
  }

  // ---- The list
  const rows = new Map();
  function rowOf(one) {
    if (rows.has(one.id)) return rows.get(one.id);
    const plate = el("span", { className: "thumb" });
    const title = name(one.title), detail = el("span", { className: "detail" }), mark = el("i", { className: "dot", hidden: true });
    const choose = el("button", { type: "button", className: "choose" }, plate, el("span", { className: "words" }, title, detail), mark);
    const away = el("button", { type: "button", className: "away", "aria-label": `Remove ${shown(one.title)}`, title: "Remove" }, "×");
    choose.addEventListener("click", () => {
      if (one.state === "bad") return;
      app.show({ current: one.id, finding: -1 });
      if (app.view.view === "pictures") stage.reveal(one.id);
    });
    away.addEventListener("click", () => {
      const at = app.doc.order.indexOf(one.id);
      remove([one.id]);
      app.flush();
      (rows.get(app.doc.order[Math.min(at, app.doc.order.length - 1)])?.choose ?? $("add")).focus();
    });
    const row = { element: el("li", {}, choose, away), choose, plate, detail, mark, away };
    rows.set(one.id, row);
    return row;
  }
  const said = (one) => {
    const { scale } = app.optionsOf(one.id), version = plates.versionOf(one.id);
    if (one.state === "waiting") return "reading …";
    const points = (side) => +(side / scale).toFixed(1);
    return [scale > 1 ? `${points(one.width)}×${points(one.height)} pt @${scale}x` : `${one.width}×${one.height} px`, version, ...one.notes].filter(Boolean).join(" · ");
  };
  function render() {
    const list = app.listed();
    $("files").hidden = !list.length && !reported.length;
    const wanted = list.map((one) => rowOf(one).element);
    if (wanted.length !== $("list").children.length || wanted.some((row, i) => $("list").children[i] !== row)) $("list").replaceChildren(...wanted);
    for (const one of list) {
      // One that was taken away before it was read, and came back.
      if (one.state === "waiting" && !crews.painter.has(`open ${one.id}`)) open(one.id);
      const row = rowOf(one);
      row.choose.setAttribute("aria-current", one.id === app.view.current);
      if (one.drawing && one.drawing.parentElement !== row.plate) row.plate.replaceChildren(one.drawing);
      const text = one.state === "bad" ? shown(one.error) : said(one);
      if (row.detail.textContent !== text) row.detail.textContent = text;
      row.element.classList.toggle("bad", one.state === "bad");
      row.choose.disabled = false;
      row.choose.setAttribute("aria-disabled", one.state === "bad");
      const worst = verdicts.worstOf(one.id);
      row.mark.hidden = !worst;
      row.mark.dataset.severity = worst;
      row.choose.title = verdicts.summary(one.id);
    }
    if ($("reported").childElementCount !== reported.length) {
      $("reported").replaceChildren(...reported.map(([what, sentence], index) => {
        const away = el("button", { type: "button", className: "away", "aria-label": "Dismiss" }, "×");
        away.addEventListener("click", () => { reported.splice(index, 1); $("reported").replaceChildren(); app.render(); });
        return el("li", {}, el("p", {}, name(what, "b"), ` ${sentence}.`), away);
      }));
    }
    $("clear").hidden = list.length < 2;
    const bad = list.filter((one) => one.state === "bad").length, waiting = list.filter((one) => one.state === "waiting").length;
    const count = !list.length ? "" : [
      waiting ? `${(list.length - waiting).toLocaleString("en")} of ${counted(list.length, "picture")}` : counted(list.length - bad, "picture"),
      bad ? `${bad} not read` : ""].filter(Boolean).join(" · ");
    if ($("count").textContent !== count) $("count").textContent = count;
  }

  let fading = 0;
  function say(text) {
    $("toast").textContent = text;
    $("toast").classList.add("shown");
    clearTimeout(fading);
    fading = setTimeout(() => $("toast").classList.remove("shown"), 2600);
  }

  // ---- Events
  function start() {
    let depth = 0;
    const carries = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
    addEventListener("dragenter", (event) => { if (carries(event)) { depth += 1; $("over").hidden = false; event.preventDefault(); } });
    addEventListener("dragleave", () => { depth = Math.max(0, depth - 1); if (!depth) $("over").hidden = true; });
    addEventListener("dragover", (event) => { if (carries(event)) { event.preventDefault(); event.dataTransfer.dropEffect = "copy"; } });
    addEventListener("drop", (event) => {
      [depth, $("over").hidden] = [0, true];
      if (!carries(event)) return;
      event.preventDefault();
      const [photo] = event.dataTransfer.files;
      if (photo && event.target.closest?.(".photo-target")) panel.takePhoto(photo); else take(event.dataTransfer);
    });
    addEventListener("paste", (event) => {
      if (event.target.matches?.("input:not([type=range]), textarea") || !event.clipboardData?.files.length) return;
      event.preventDefault();
      take(event.clipboardData);
    });
    for (const id of ["add", "drop-area"]) page.on(id, "click", () => $("picker").click());
    page.on("picker", "change", () => {
      add([...$("picker").files].map((file) => ({ file, ...titled(file) })));
      $("picker").value = "";
    });
    page.on("add-folder", "click", pickFolder);
    page.on("folder-picker", "change", async () => {
      const found = folders.picked([...$("folder-picker").files]);
      await addFolder(found[0]?.path.split("/")[0] ?? "the folder", found);
      $("folder-picker").value = "";
    });
    page.on("clear", "click", () => { remove([...app.doc.order]); $("add").focus(); });
  }
  async function pickFolder() {
    if (!window.showDirectoryPicker) { $("folder-picker").click(); return; }
    let folder;
    try { folder = await showDirectoryPicker(); } catch (error) {
      if (error.name !== "AbortError") $("folder-picker").click();
      return;
    }
    await addFolders([folder]);
  }
  /** The next or previous picture that can be shown. */
  function step(by) {
    const sound = app.listed().filter((one) => one.state !== "bad");
    const at = sound.findIndex((one) => one.id === app.view.current);
    const next = sound[Math.max(0, Math.min(sound.length - 1, at + by))];
    if (!next || next.id === app.view.current) return;
    app.show({ current: next.id, finding: -1 });
    app.flush();
    rows.get(next.id)?.element.scrollIntoView({ block: "nearest" });
  }

  return { start, render, add, remove, step, say, canvasOf, take };
})();
