// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// One instance of the module, the pictures it holds, and the jobs that the page sends one by one.

/** Unpacks and compiles the module; its exports. A page under test puts another in its place. */
async function loadEngine(packed) {
  if (!loadEngine.compiled) {
    const text = atob(packed.replace(/\s+/g, ""));
    const bytes = Uint8Array.from(text, (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    loadEngine.compiled = await WebAssembly.compile(await new Response(stream).arrayBuffer());
  }
  return (await WebAssembly.instantiate(loadEngine.compiled, {})).exports;
}

/** What the module says of a request: a sentence, no fault of the machine. */
class Refused extends Error {}

const engine = (() => {
  const heldMost = 320e6; // bytes of pictures kept in the module
  let packed = "", wasm = null, settings = new Map(), held = new Map(), heldBytes = 0, photo = "";

  async function start(module) {
    packed = module ?? packed;
    [settings, held, heldBytes, photo] = [new Map(), new Map(), 0, ""];
    wasm = await loadEngine(packed);
  }
  const memory = (pointer, length) => new Uint8Array(wasm.memory.buffer, pointer, length);
  const text = () => new TextDecoder().decode(memory(wasm.vibrancy_result_pointer() >>> 0, wasm.vibrancy_result_length()));
  function checked(status) {
    if (status < 0) throw new Refused(text() || "the module refused, and did not say why");
    return status;
  }
  /** Lends bytes to a function of the module. */
  function lent(parts, act) {
    const pointers = [];
    try {
      for (const bytes of parts) {
        const pointer = wasm.vibrancy_allocate(Math.max(1, bytes.length)) >>> 0;
        if (!pointer) throw new RangeError("no memory");
        pointers.push(pointer);
        memory(pointer, bytes.length).set(bytes);
      }
      return act(pointers);
    } finally {
      for (const pointer of pointers) wasm?.vibrancy_free(pointer);
    }
  }
  const utf8 = (value) => new TextEncoder().encode(value);

  function set(name, value) {
    if (settings.get(name) === value) return;
    const parts = [utf8(name), utf8(value)];
    lent(parts, ([a, b]) => checked(wasm.vibrancy_set(a, parts[0].length, b, parts[1].length)));
    settings.set(name, value);
  }
  /** What a look sets; what an earlier one had set and this one does not goes back to its standard. */
  function apply(look, except = []) {
    for (const name of settings.keys()) {
      if (!(name in look) && !except.includes(name) && name !== "scene" && settings.get(name) !== "") set(name, "");
    }
    for (const [name, value] of Object.entries(look)) if (!except.includes(name)) set(name, value);
  }
  /** The picture that the module has made: in its memory, to be used before the next call. */
  function result() {
    const [width, height] = [wasm.vibrancy_result_width(), wasm.vibrancy_result_height()];
    return { width, height, data: new Uint8ClampedArray(wasm.memory.buffer, wasm.vibrancy_result_pointer() >>> 0, 4 * width * height) };
  }
  function drop(key) {
    const one = held.get(key);
    if (!one) return;
    held.delete(key);
    heldBytes -= one.bytes;
    wasm.vibrancy_unload(one.handle);
  }
  function put(key, image, scale) {
    const bytes = image.data.length;
    while (held.size && heldBytes + bytes > heldMost) drop(held.keys().next().value);
    const handle = lent([image.data], ([pointer]) => checked(wasm.vibrancy_load(pointer, image.width, image.height, scale)));
    held.set(key, { handle, bytes });
    heldBytes += bytes;
    return handle;
  }
  /** The handle of a picture in one of its versions; read, converted and loaded when it is not there. */
  async function handle({ key, blob, raw, scale, version }) {
    const full = `${key}|${scale}|${version ?? ""}`;
    if (held.has(full)) {
      const one = held.get(full);
      held.delete(full);
      held.set(full, one); // the last that will be dropped
      return one.handle;
    }
    if (!version) return put(full, await pixels(blob, raw), scale);
    const kind = utf8(version), original = await handle({ key, blob, raw, scale });
    lent([kind], ([pointer]) => checked(wasm.vibrancy_convert(original, pointer, kind.length)));
    const made = result();
    return put(full, { ...made, data: made.data.slice() }, scale);
  }
  const pixels = async (blob, raw) => raw
    ? { ...raw, data: new Uint8ClampedArray(await blob.arrayBuffer()), notes: [] } : pictures.decode(blob);

  async function usePhoto(one) {
    if (!one || photo === one.key) return;
    const image = await pictures.decode(one.blob, { reduceTo: 2622 });
    lent([image.data], ([pointer]) => checked(wasm.vibrancy_wallpaper(pointer, image.width, image.height)));
    photo = one.key;
    settings.delete("wallpaper");
  }

  const headOf = async (blob) => {
    try { return new Uint8Array(await blob.slice(0, 512).arrayBuffer()); } catch { throw new BadPicture("cannot be read any more: it was moved, changed or is not a file"); }
  };
  /** A blob that is a PNG; what else is called one is refused, as the command does. */
  async function onlyPNG(blob) {
    const kind = blob.size ? formats.kindOf(await headOf(blob)) : "png";
    const readable = { jpeg: "a JPEG", webp: "a WebP", gif: "a GIF", bmp: "a BMP", avif: "an AVIF", heic: "a HEIC", tiff: "a TIFF", jpegXL: "a JPEG XL" };
    if (readable[kind]) throw new BadPicture(`is not a PNG but ${readable[kind]} picture; export it as PNG`);
    return blob;
  }

  const jobs = {
    about() {
      checked(wasm.vibrancy_about());
      return JSON.parse(text());
    },
    /** Reads a file once: its size, what is to know of it, a small picture for the list. */
    async open({ picture, side }) {
      const image = await pixels(picture.blob, picture.raw);
      const thumbnail = await bitmap(image, side);
      put(`${picture.key}|${picture.scale}|`, image, picture.scale);
      let isOpaque = true;
      for (let i = 3; i < image.data.length && isOpaque; i += 4) isOpaque = image.data[i] === 255;
      return { width: image.width, height: image.height, notes: image.notes, isOpaque, thumbnail };
    },
    async photo({ blob, side }) {
      const image = await pictures.decode(blob, { reduceTo: 2622 });
      return { width: image.width, height: image.height, notes: image.notes, thumbnail: await bitmap(image, side) };
    },
    async render({ picture, look, scene, framed, photo, most }) {
      await usePhoto(photo);
      const art = await handle(picture);
      apply(look);
      set("scene", scene);
      const started = performance.now();
      checked(wasm.vibrancy_render(art, framed ? 1 : 0));
      const milliseconds = performance.now() - started;
      const image = result();
      return { width: image.width, height: image.height, milliseconds, bitmap: await bitmap(image, most) };
    },
    /** A whole screen with pictures in its slots, each with its own look. */
    async screen({ cast, look, screen, scale, photo, most }) {
      await usePhoto(photo);
      checked(wasm.vibrancy_seat(0));
      for (const one of cast) {
        const art = await handle(one.picture);
        apply(one.look);
        checked(wasm.vibrancy_seat(art));
      }
      apply(look);
      const name = utf8(screen), started = performance.now();
      const placed = lent([name], ([pointer]) => checked(wasm.vibrancy_screen(pointer, name.length, scale)));
      const milliseconds = performance.now() - started;
      const image = result();
      return { width: image.width, height: image.height, milliseconds, placed, bitmap: await bitmap(image, most) };
    },
    async judge({ picture, look, photo }) {
      await usePhoto(photo);
      const art = await handle(picture);
      apply(look);
      const started = performance.now();
      checked(wasm.vibrancy_judge(art));
      return { ...JSON.parse(text()), milliseconds: performance.now() - started };
    },
    /** A conversion: a picture to look at, and what it destroys. */
    async convert({ picture, look, side }) {
      if (!picture.version) {
        const image = await pixels(picture.blob, picture.raw);
        return { thumbnail: await bitmap(image, side) };
      }
      const original = await handle({ ...picture, version: "" });
      const kind = utf8(picture.version);
      apply(look, ["wallpaper"]);
      lent([kind], ([pointer]) => checked(wasm.vibrancy_convert(original, pointer, kind.length)));
      const thumbnail = await bitmap(result(), side);
      checked(wasm.vibrancy_lost());
      return { thumbnail, ...JSON.parse(text()) };
    },
    /**
     * The PNG file that the command writes of a picture, with its CRC, and what the conversion destroys.
     * With `mayCopy` a JPEG, PDF or SVG stays as it is, whatever it is called: the answer is `isOther`.
     * With `isPNG` what is not a PNG is refused.
     */
    async pack({ blob, raw, kind, isTemplate, mayCopy, isPNG }) {
      if (mayCopy && ["jpeg", "pdf", "svg"].includes(formats.kindOf(await headOf(blob)))) return { isOther: true };
      const { width, height, data, deep } = raw ? await pixels(blob, raw) : await pictures.decode(isPNG ? await onlyPNG(blob) : blob, { keepsDepth: true });
      const load = deep ? wasm.vibrancy_load_deep : wasm.vibrancy_load;
      const handle = lent([new Uint8Array((deep ?? data).buffer)], ([pointer]) => checked(load(pointer, width, height, 1)));
      try {
        set("template", isTemplate ? "yes" : "no");
        const name = utf8(kind);
        lent([name], ([pointer]) => checked(wasm.vibrancy_pack(handle, pointer, name.length)));
        const bytes = memory(wasm.vibrancy_result_pointer() >>> 0, wasm.vibrancy_result_length()).slice();
        checked(wasm.vibrancy_lost());
        return { file: new Blob([bytes], { type: "image/png" }), sum: png.crc(bytes), ...JSON.parse(text()) };
      } finally {
        wasm?.vibrancy_unload(handle);
      }
    },
    /** The CRC of a file that is copied, read piece by piece. */
    async sum({ blob }) {
      let sum = 0;
      try {
        for (let at = 0; at < blob.size; at += 1 << 22) {
          sum = png.crc(new Uint8Array(await blob.slice(at, at + (1 << 22)).arrayBuffer()), undefined, undefined, sum);
        }
      } catch { throw new BadPicture("cannot be read any more: it was moved or changed"); }
      return { sum };
    },
    forget({ key }) {
      for (const full of [...held.keys()]) if (full.startsWith(`${key}|`)) drop(full);
    },
  };

  /** A picture to be drawn as it is, or reduced to a side: by a canvas, since not every browser's own
   * reducing heeds alpha. */
  async function bitmap({ width, height, data }, side = 0) {
    const whole = await createImageBitmap(new ImageData(data, width, height));
    const times = side / Math.max(width, height);
    if (!(times > 0 && times < 1)) return whole;
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * times)), Math.max(1, Math.round(height * times)));
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = times < 0.5 ? "medium" : "high";
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    return canvas.transferToImageBitmap();
  }

  /** Does a job. What the machine cannot do ends the instance: another takes its place. */
  async function run({ job, ...more }, isAgain = false) {
    try {
      return await jobs[job](more);
    } catch (error) {
      if (error instanceof Refused || error instanceof BadPicture) return { refused: error.message };
      const wasFull = held.size > 1;
      await start();
      // There is room now that no other picture is held.
      if (wasFull && !isAgain) return run({ job, ...more }, true);
      return { refused: "needs more memory than the page has; export it smaller", trapped: `${error}` };
    }
  }
  return { start, run };
})();

// In order, one after the other: a job may wait for a file.
let last = Promise.resolve();
onmessage = ({ data: { id, ...message } }) => {
  last = last.then(async () => {
    try {
      if (message.job === "start") {
        await engine.start(message.module);
        message.job = "about";
      }
      const started = performance.now();
      const answer = (await engine.run(message)) ?? {};
      answer.took = performance.now() - started;
      postMessage({ id, answer }, [answer.bitmap, answer.thumbnail].filter(Boolean));
    } catch (error) {
      postMessage({ id, answer: { refused: `cannot start: ${error.message ?? error}`, broken: true } });
    }
  });
};
