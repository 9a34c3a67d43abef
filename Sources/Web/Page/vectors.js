// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// SVG drawings as pictures: drawn by the browser, as an image that can neither run scripts nor load
// anything, with the pixels of the sharpest screens.
const vectors = (() => {
  const scale = 3; // pixels per point, as the command draws a loose drawing
  const most = 4096; // pixels, the longest side
  const longest = 20; // seconds

  /** The size in points that a drawing states: by its sides, else by its view box; 0: none. */
  function sizeOf(text) {
    const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    if (root.localName !== "svg") return null;
    const units = { "": 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };
    const side = (name) => {
      const [, value, unit] = /^\s*([0-9.]+(?:e[+-]?[0-9]+)?)\s*(px|pt|pc|mm|cm|in|)\s*$/i.exec(root.getAttribute(name) ?? "") ?? [];
      return value > 0 ? value * units[unit.toLowerCase()] : 0;
    };
    const [, , boxWidth = 0, boxHeight = 0] = (root.getAttribute("viewBox") ?? "").trim().split(/[\s,]+/).map(Number);
    let [width, height] = [side("width"), side("height")];
    const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : 0;
    if (!width && !height) [width, height] = ratio ? [boxWidth, boxHeight] : [100, 100];
    if (!width) width = ratio ? height * ratio : height;
    if (!height) height = ratio ? width / ratio : width;
    return { width, height };
  }
  async function draw(file) {
    const size = sizeOf(await file.text());
    if (!size) return { refused: "is not a sound SVG; export it again" };
    const times = Math.min(scale, most / Math.max(size.width, size.height));
    const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * times)));
    const url = URL.createObjectURL(new Blob([file], { type: "image/svg+xml" })), image = new Image(width, height);
    try {
      image.src = url;
      await Promise.race([image.decode(), new Promise((_, failed) => setTimeout(() => failed(new Error("slow")), longest * 1000))]);
      const canvas = page.el("canvas", { width, height });
      canvas.getContext("2d").drawImage(image, 0, 0, width, height);
      const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
      return blob ? { blob } : { refused: "cannot be drawn by this browser; export it as PNG" };
    } catch {
      return { refused: "cannot be drawn by this browser; export it as PNG" };
    } finally {
      URL.revokeObjectURL(url);
    }
  }
  let last = Promise.resolve();
  /** A PNG of a drawing, or why there is none; one is drawn at a time. */
  const drawn = (file) => (last = last.then(() => draw(file).catch(() => ({ refused: "cannot be read any more: it was moved or changed" }))));
  return { scale, drawn };
})();
