// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// Stands for the module where it is not built: the same exports, with painting of a few lines.
async function loadEngine() {
  const memory = { buffer: new ArrayBuffer(1 << 29) };
  let top = 16, result = { pointer: 0, length: 0, width: 0, height: 0 };
  const art = new Map();
  const set = { scene: "lock-screen", wallpaper: "dusk", tint: "#FF9F0A" };
  const bytes = (pointer, length) => new Uint8Array(memory.buffer, pointer, length);
  const allocate = (length) => {
    if (top + length > memory.buffer.byteLength) top = 1 << 26; // old results are overwritten
    const at = top;
    top += (length + 15) & ~15;
    return at;
  };
  const give = (data, width = 0, height = 0) => {
    const pointer = allocate(data.length);
    bytes(pointer, data.length).set(data);
    result = { pointer, length: data.length, width, height };
    return 0;
  };
  const text = (pointer, length) => new TextDecoder().decode(bytes(pointer, length));
  const say = (value) => give(new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value)));
  const place = (id, title, mode, families, showsWallpaper, usesTint = false) => ({ id, title, mode, families, showsWallpaper, usesTint });
  const lock = ["accessoryCircular", "accessoryRectangular", "accessoryInline"], home = ["systemSmall", "systemMedium", "systemLarge"];
  const places = [
    place("lock-screen", "iPhone Lock Screen", "vibrant", lock, true), place("lock-screen-tinted", "Lock Screen in the user's color", "vibrant", lock, true, true),
    place("lock-screen-always-on", "Lock Screen, Always-On", "vibrant", lock, true), place("ipad-lock-screen", "iPad Lock Screen", "vibrant", [...lock, "systemSmall"], true),
    place("home-light", "Home Screen, light", "fullColor", home, true), place("home-dark", "Home Screen, dark", "fullColor", home, true),
    place("home-tinted", "tinted Home Screen, iOS 18", "accented", home, true, true), place("home-tinted-glass", "tinted Home Screen, iOS 26", "accented", home, true, true),
    place("home-clear-dark", "clear dark Home Screen, iOS 26", "accented", home, true), place("standby", "StandBy", "fullColor", ["systemSmall"], false),
    place("standby-night", "StandBy in the dark", "fullColor", ["systemSmall"], false), place("watch-accented", "watch face of one color (Infograph)", "accented", ["accessoryCircular", "accessoryCorner"], false, true),
    place("icon-tinted", "app icon, tinted", "icon", [], false, true),
  ];
  const about = {
    version: "0.0.0-fake", model: 1, places, wallpapers: ["dark", "mid", "light", "vivid", "busy", "dusk", "beach", "night"],
    families: [["systemSmall", 164.33, 164.33], ["systemMedium", 349.67, 164.33], ["accessoryCircular", 72, 72], ["accessoryRectangular", 162, 72], ["accessoryInline", 327, 26]].map(([id, width, height]) => ({ id, title: id, width, height })),
    parameters: [
      { name: "material-radius", standard: "30", least: 22.5, most: 45, unit: "pt", standing: "Assumed", about: "standard deviation of the wallpaper's blur" },
      { name: "material-lift", standard: "0.22", least: 0.11, most: 0.25, unit: "", standing: "Calibrated", about: "brightness the material adds to the blurred wallpaper" },
      { name: "reduce-transparency", standard: "false", unit: "", standing: "Reported", about: "accessibility setting: no blur and no material" },
      { name: "plate-top", standard: "#313131", unit: "", standing: "Assumed", about: "top of the dark plate" },
    ],
    conversions: ["grayscale", "desaturate", "luminance-to-alpha", "template", "vibrant", "tinted-icon"].map((id) => ({ id, title: id })),
    rules: [{ id: "vibrant-contrast", summary: "The art does not stand out from the Lock Screen.", rationale: "Because `vibrant` repaints.", remedy: "Lighten the ink.", source: "WCAG 2.2" }],
  };
  const hues = { dark: [20, 20, 20], mid: [77, 77, 77], light: [242, 242, 242], vivid: [220, 60, 120], busy: [90, 130, 80], dusk: [110, 80, 140], beach: [120, 170, 190], night: [20, 30, 60], own: [60, 90, 60] };
  const color = (value) => hues[value] ?? [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16));
  const luma = (d, i) => 0.2126 * d[i] + 0.7152 * d[i + 1] + 0.0722 * d[i + 2];
  function render(handle, framed) {
    const one = art.get(handle);
    if (!one) return say("no such picture") || -1;
    if (one.width === 13) throw new Error("unreachable"); // as a module without memory does
    const margin = framed ? Math.round(Math.max(one.width, one.height) / 8) : 0;
    const [width, height] = [one.width + 2 * margin, one.height + 2 * margin];
    const at = places.find((p) => p.id === set.scene), wall = at.showsWallpaper ? color(set.wallpaper) : [0, 0, 0], tint = color(set.tint);
    const out = new Uint8ClampedArray(4 * width * height);
    for (let y = 0, o = 0; y < height; y++) for (let x = 0; x < width; x++, o += 4) {
      const lit = at.showsWallpaper ? 1.15 - 0.4 * y / height : 1;
      const [ax, ay] = [x - margin, y - margin], inside = ax >= 0 && ay >= 0 && ax < one.width && ay < one.height, i = 4 * (ay * one.width + ax);
      const alpha = inside ? one.data[i + 3] / 255 : 0, grey = inside ? luma(one.data, i) : 0;
      for (let c = 0; c < 3; c++) {
        const ink = at.mode === "fullColor" ? (set.scene === "standby-night" ? (c ? 0 : grey) : one.data[i + c]) : at.mode === "accented" ? (at.usesTint ? tint[c] : 255) : wall[c] * 0.5 + grey * 0.6;
        out[o + c] = wall[c] * lit * (1 - alpha) + (alpha ? ink * alpha : 0);
      }
      out[o + 3] = 255;
    }
    return give(out, width, height);
  }
  function convert(handle, pointer, length) {
    const one = art.get(handle), kind = text(pointer, length), out = one.data.slice();
    for (let i = 0; i < out.length; i += 4) {
      const grey = luma(out, i);
      if (/alpha|template|vibrant/.test(kind)) { out[i + 3] = out[i + 3] * grey / 255; out[i] = out[i + 1] = out[i + 2] = 255; } else out[i] = out[i + 1] = out[i + 2] = grey;
    }
    return give(out, one.width, one.height);
  }
  let next = 1;
  return {
    memory, vibrancy_allocate: allocate, vibrancy_free() {},
    vibrancy_about: () => say(about),
    vibrancy_load(pointer, width, height, scale) { art.set(next, { width, height, scale, data: bytes(pointer, 4 * width * height).slice() }); return next++; },
    vibrancy_unload: (handle) => art.delete(handle),
    vibrancy_set(name, nameLength, value, valueLength) {
      const [key, to] = [text(name, nameLength), text(value, valueLength)];
      if (key === "scene" && !places.some((p) => p.id === to)) { say(`there is no scene '${to}'`); return -1; }
      set[key] = to || (key === "wallpaper" ? "mid" : to);
      return 0;
    },
    vibrancy_wallpaper: () => 0,
    vibrancy_render: render,
    vibrancy_judge(handle) {
      const one = art.get(handle);
      return say({
        findings: [{ rule: "vibrant-contrast", severity: "warning", scene: "lock-screen", wallpaper: "grey .4", message: "its ink is a faint smudge of the wallpaper: 2.0:1 (model range 1.3–2.4) against the Lock Screen on grey .4, needs 3:1", reason: "", fix: "lighten the ink to ≥ .65, #A6A6A6", measured: 2, range: [1.3, 2.4], required: 3, rectangle: { x: one.width / 4, y: one.height / 4, width: one.width / 2, height: one.height / 3 } }],
        undetermined: [], legibleRange: Array.from({ length: 21 }, (_, i) => [i / 20, i > 9 ? 0.6 : 0.1, 0.05, i > 7 ? 0.7 : 0.2, 8 - 7 * i / 20, 6 - 5 * i / 20, 9 - 7 * i / 20]),
      });
    },
    vibrancy_convert: convert,
    vibrancy_result_pointer: () => result.pointer, vibrancy_result_length: () => result.length,
    vibrancy_result_width: () => result.width, vibrancy_result_height: () => result.height,
  };
}
