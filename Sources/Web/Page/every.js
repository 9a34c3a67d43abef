// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// All that was dropped, converted, as one archive in which folders, catalogs and names are kept.
const every = (() => {
  const { $, el, words, shown, counted } = page;
  const lanes = 4; // files under way at a time: what is held of pictures does not grow with their count
  const mostLines = 20;
  /** Pictures that are not PNG, by the ends of their names. */
  const unconverted = /\.(svgz?|pdf|jpe?g|hei[cf]|webp|avif|gif|tiff?|bmp|eps|ai|psd)$/i;
  let isRunning = false, isStopped = false;

  const ask = (message) => new Promise((done) => {
    crews.judge; // the second worker helps
    crews.painter.want(`every ${message.path} ${message.job}`, 0, () => message, done, { isMovable: true });
  });
  /** One file as the archive holds it, or why it is left out. */
  async function one({ path, open, raw, isConverted, isTemplate, mayCopy }, kind) {
    let blob;
    try { blob = await open(); } catch { return { refused: "cannot be read any more: it was moved or changed" }; }
    if (isConverted) {
      const answer = await ask({ job: "pack", path, blob, raw, kind, isTemplate, mayCopy, isPNG: true });
      if (!answer.isOther) return answer.refused ? answer : { ...answer, path, blob: answer.file, isConverted };
    }
    const answer = await ask({ job: "sum", path, blob });
    return answer.refused ? answer : { path, blob, sum: answer.sum };
  }
  /** Makes all of them, a few at a time; `advance` hears how many are done. */
  async function results(list, kind, advance) {
    const made = [];
    let next = 0, done = 0;
    const lane = async () => {
      while (next < list.length && !isStopped) {
        const index = next++;
        made[index] = await one(list[index], kind);
        advance(++done);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return made;
  }

  function report(made, errors, icons, poor) {
    const sound = made.filter((file) => file.path), converted = sound.filter((file) => file.isConverted).length;
    const kinds = new Map();
    for (const file of sound) {
      const ending = !file.isConverted && unconverted.exec(file.path)?.[0].toLowerCase();
      if (ending) kinds.set(ending, (kinds.get(ending) ?? 0) + 1);
    }
    const notPNG = [...kinds].sort().map(([ending, count]) => `${count} ${ending}`).join(", ");
    const sentences = [`${converted.toLocaleString("en")} converted, ${(sound.length - converted).toLocaleString("en")} copied unchanged`];
    if (notPNG) sentences.push(`Not PNG, and copied: ${notPNG}`);
    if (icons) sentences.push(`${counted(icons, "app-icon set")} copied: drop a set by itself to convert it`);
    if (errors.length) sentences.push(`${counted(errors.length, "problem")}, below`);
    $("every-note").textContent = `${sentences.join(". ")}.`;
    const lines = [...errors.map((error) => ["bad", ...error]), ...poor.map((loss) => ["poor", ...loss])];
    $("every-lines").replaceChildren(
      ...lines.slice(0, mostLines).map(([className, path, sentence]) => el("li", { className }, words(path, "b"), ` ${shown(sentence)}.`)),
      ...(lines.length > mostLines ? [el("li", { textContent: `and ${(lines.length - mostLines).toLocaleString("en")} more.` })] : []));
  }
  const bar = (value, most) => {
    $("every-bar").hidden = !most;
    Object.assign($("every-bar"), { max: most || 1, value });
  };

  async function run(kind) {
    $("every-lines").replaceChildren();
    $("every-note").textContent = "Looking through what was dropped …";
    const { list, errors, icons } = await plan.made();
    if (list.length > archive.mostFiles) { $("every-note").textContent = `${archive.made(list.map((file) => ({ ...file, blob: { size: 0 } }))).refused}.`; return; }
    let last = 0;
    const made = await results(list, kind, (done) => {
      if (performance.now() - last < 80 && done < list.length) return;
      last = performance.now();
      bar(done, list.length);
      $("every-note").textContent = `${done.toLocaleString("en")} of ${counted(list.length, "file")} …`;
    });
    bar(0, 0);
    if (isStopped) { $("every-note").textContent = "Stopped; nothing was saved."; return; }
    made.forEach((file, index) => { if (file.refused) errors.push([list[index].path, file.refused]); });
    const poor = made.filter((file) => file.lost).map((file) => [file.path, panel.lossOf(file)]);
    const files = made.filter((file) => file.path), zip = files.length ? archive.made(files) : { refused: "nothing is left to save" };
    report(made, errors, icons, poor);
    if (zip.refused) { $("every-note").textContent = `${page.shown(zip.refused)}.`; return; }
    const roots = page.unique(list.map(({ path }) => (path.includes("/") ? path.split("/")[0] : "")));
    const title = `${roots.length === 1 && roots[0] ? roots[0] : kind}.zip`;
    panel.save(zip, title);
    shelf.say(`${shown(title)} with ${counted(files.length, "file")} is ready`);
  }
  function start() {
    $("every-kind").append(...(app.about.conversions ?? []).map(({ id, title }) => el("option", { value: id, textContent: plates.capital(title) })));
    page.on("every-save", "click", async () => {
      if (isRunning) { isStopped = true; return; }
      [isRunning, isStopped] = [true, false];
      $("every-save").textContent = "Stop";
      try { await run($("every-kind").value); } finally {
        isRunning = false;
        $("every-save").textContent = "Download";
      }
    });
  }
  function render() {
    $("every").hidden = app.doc.order.length < 2 && !folders.kept().length;
  }
  return { start, render };
})();
