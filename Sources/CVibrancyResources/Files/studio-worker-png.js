// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
"use strict";
// Pictures as straight RGBA of 8 bits, encoded sRGB; runs in a worker. A PNG is decoded here, because
// what a browser's canvas gives back was premultiplied and has lost codes where alpha is small.

/** What is wrong with a file, in one sentence for people. */
class BadPicture extends Error {}

const pictures = (() => {
  const most = 36e6; // pixels
  const longest = 16384;
  const signature = [137, 80, 78, 71, 13, 10, 26, 10];
  const starts = (bytes, text, at = 0) => [...text].every((c, i) => bytes[at + i] === c.charCodeAt(0));
  const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const number = (n) => n.toLocaleString("en");

  // ---- What a file is, by its first bytes
  const refused = {
    crushed: "was crushed by Apple’s build tools (CgBI); take the PNG of the project",
    damaged: "is a PNG that was sent as text and is damaged; get it again from its source",
    heic: "is HEIC, which this browser cannot read; export it as PNG",
    avif: "is AVIF, which this browser cannot read; export it as PNG",
    jpegXL: "is JPEG XL, which this browser cannot read; export it as PNG",
    tiff: "is TIFF, which this browser cannot read; export it as PNG",
    bmp: "is BMP, which this browser cannot read; export it as PNG",
    gif: "is a GIF that this browser cannot read; export it as PNG",
    webp: "is WebP that this browser cannot read; export it as PNG",
    jpeg: "is a JPEG that is damaged or cut off; export it again",
    icns: "is an ICNS icon; export its largest picture as PNG",
    photoshop: "is a Photoshop document; export it as PNG",
    pdf: "is PDF; export it as PNG, or give it to the command",
    svg: "is SVG; export it as PNG, or give it to the command",
    lfs: "is a pointer of Git Large File Storage; run git lfs pull",
    text: "is text, not a picture",
    unknown: "is not a picture",
  };
  function kindOf(bytes) {
    if (signature.every((code, i) => bytes[i] === code)) return starts(bytes, "CgBI", 12) ? "crushed" : "png";
    if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
    if (starts(bytes, "RIFF") && starts(bytes, "WEBP", 8)) return "webp";
    if (starts(bytes, "GIF8")) return "gif";
    if ((bytes[0] === 0xff && bytes[1] === 0x0a) || starts(bytes, "JXL ", 4)) return "jpegXL";
    if (starts(bytes, "ftyp", 4)) {
      if (starts(bytes, "avi", 8)) return "avif";
      return ["heic", "heix", "hevc", "mif1", "msf1", "heim", "heis"].some((brand) => starts(bytes, brand, 8)) ? "heic" : "unknown";
    }
    if (starts(bytes, "%PDF-")) return "pdf";
    if (starts(bytes, "II*\0") || starts(bytes, "MM\0*")) return "tiff";
    if (starts(bytes, "BM") && bytes.length > 14 && !bytes[6] && !bytes[7] && !bytes[8] && !bytes[9]) return "bmp";
    if (starts(bytes, "icns")) return "icns";
    if (starts(bytes, "8BPS")) return "photoshop";
    if (starts(bytes, "version https://git-lfs")) return "lfs";
    if (starts(bytes, "PNG", 1) || starts(bytes.subarray(0, 16), "\u0089PNG")) return "damaged";
    const head = new TextDecoder("utf-8").decode(bytes.subarray(0, 512));
    if (/<svg[\s>]/i.test(head)) return "svg";
    return /^[\t\n\r\x20-\x7e\u00a0-\ufffc]*$/.test(head) ? "text" : "unknown";
  }

  function allow(width, height) {
    if (width * height > most || Math.max(width, height) > longest) {
      throw new BadPicture(`has ${number(width)}×${number(height)} pixels, more than a page can hold (36 million); export it smaller`);
    }
  }

  /** What the header of a picture that the browser decodes says: its size, and what to know of it. */
  function headerOf(kind, bytes) {
    const data = view(bytes);
    if (kind === "jpeg") {
      for (let at = 2; at + 9 < bytes.length;) {
        if (bytes[at] !== 0xff) { at += 1; continue; }
        const marker = bytes[at + 1];
        if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
          const notes = bytes[at + 9] === 4 ? ["a CMYK JPEG: its colors are the browser’s guess; export it as RGB to be sure"] : [];
          return { width: data.getUint16(at + 7), height: data.getUint16(at + 5), notes };
        }
        if (marker === 0xff) at += 1;
        else if (marker === 0xd8 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
        else at += 2 + data.getUint16(at + 2);
      }
    }
    if (kind === "gif" && bytes.length > 13) {
      return { width: data.getUint16(6, true), height: data.getUint16(8, true), notes: framesOfGIF(bytes) > 1 ? ["animated: its first frame is shown"] : [] };
    }
    if (kind === "webp" && bytes.length > 30) {
      const three = (at) => bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16);
      if (starts(bytes, "VP8X", 12)) return { width: three(24) + 1, height: three(27) + 1, notes: bytes[20] & 2 ? ["animated: its first frame is shown"] : [] };
      if (starts(bytes, "VP8L", 12)) {
        const bits = data.getUint32(21, true);
        return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, notes: [] };
      }
      return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff, notes: [] };
    }
    return { width: 0, height: 0, notes: [] };
  }
  function framesOfGIF(bytes) {
    const table = (flags) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
    let at = 13 + table(bytes[10]), frames = 0;
    const skip = () => { while (at < bytes.length && bytes[at]) at += bytes[at] + 1; at += 1; };
    while (at < bytes.length && frames < 2) {
      if (bytes[at] === 0x21) { at += 2; skip(); }
      else if (bytes[at] === 0x2c) { frames += 1; at += 10 + table(bytes[at + 9]) + 1; skip(); }
      else break;
    }
    return frames;
  }

  // ---- PNG
  const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
    for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n;
  });
  function crc(bytes, from, to) {
    let sum = 0xffffffff;
    for (let i = from; i < to; i++) sum = crcTable[(sum ^ bytes[i]) & 255] ^ (sum >>> 8);
    return (sum ^ 0xffffffff) >>> 0;
  }
  const critical = ["IHDR", "PLTE", "IDAT", "IEND"];
  const unsound = (why) => new BadPicture(`is not a sound PNG: ${why}; export it again`);
  const cut = () => new BadPicture("ends before its picture does; get it again from its source");

  /** The chunks that matter, found by their names; data stays in place. */
  function chunksOf(bytes) {
    const data = view(bytes), found = { IDAT: [] };
    for (let at = 8, first = true; ; first = false) {
      if (at + 12 > bytes.length) throw cut();
      const length = data.getUint32(at), name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
      if (first && (name !== "IHDR" || length !== 13)) throw unsound("IHDR does not come first");
      if (at + 12 + length > bytes.length) throw cut();
      const sound = () => crc(bytes, at + 4, at + 8 + length) === data.getUint32(at + 8 + length);
      const body = bytes.subarray(at + 8, at + 8 + length);
      if (critical.includes(name)) {
        if (!sound()) throw unsound(`${name} is damaged`);
        if (name === "IDAT") found.IDAT.push(body);
        else if (found[name]) throw unsound(`there is a second ${name}`);
        else found[name] = body;
        if (name === "IEND") return found;
        if (name === "IHDR") checkHeader(body);
      } else if (!(bytes[at + 4] & 0x20)) {
        throw unsound(`its chunk ${/^\w{4}$/.test(name) ? name : "without a name"} is unknown, and needed`);
      } else if (["tRNS", "cICP", "iCCP", "sRGB", "gAMA", "cHRM", "acTL"].includes(name) && !found[name] && sound()
        && (name === "tRNS" || name === "acTL" || !(found.PLTE || found.IDAT.length))) {
        found[name] = body;
      }
      at += 12 + length;
    }
  }
  function checkHeader(header) {
    const [width, height] = [view(header).getUint32(0), view(header).getUint32(4)];
    const [depth, type, compression, filter, interlace] = header.subarray(8);
    const depths = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] }[type];
    if (!width || !height || !depths?.includes(depth) || compression || filter || interlace > 1) throw unsound("its header IHDR is impossible");
    allow(width, height);
    return { width, height, depth, type, interlace };
  }

  /** Inflates into at most `size` bytes; what is more is left unread. */
  async function inflated(parts, size) {
    const out = new Uint8Array(size);
    let at = 0;
    const reader = new Blob(parts).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        if (at + value.length > size) throw unsound("it holds more image data than its size takes");
        out.set(value, at);
        at += value.length;
      }
    } catch (error) {
      reader.cancel().catch(() => {});
      throw error instanceof BadPicture ? error : unsound("its image data, IDAT, are damaged");
    }
    if (at < size) throw unsound("its image data end too early");
    return out;
  }

  /** Undoes the filters of one pass in place. */
  function unfilter(data, from, rows, stride, step) {
    let above = -1;
    for (let row = 0, at = from; row < rows; row++, at += stride + 1) {
      const kind = data[at], start = at + 1, end = start + stride;
      if (kind > 4) throw unsound("a row’s filter is unknown");
      if (kind === 1 || (kind === 4 && above < 0)) {
        for (let i = start + step; i < end; i++) data[i] += data[i - step];
      } else if (kind === 2) {
        if (above >= 0) for (let i = start, j = above; i < end; i++, j++) data[i] += data[j];
      } else if (kind === 3) {
        for (let i = start, j = above; i < end; i++, j++) {
          const left = i - step >= start ? data[i - step] : 0;
          data[i] += (left + (above < 0 ? 0 : data[j])) >> 1;
        }
      } else if (kind === 4) {
        for (let i = start, j = above; i < end; i++, j++) {
          const a = i - step >= start ? data[i - step] : 0, b = data[j], c = i - step >= start ? data[j - step] : 0;
          const toA = Math.abs(b - c), toB = Math.abs(a - c), toC = Math.abs(a + b - 2 * c);
          data[i] += toA <= toB && toA <= toC ? a : toB <= toC ? b : c;
        }
      }
      above = start;
    }
  }

  const to8 = (high, low) => Math.floor((((high << 8) | low) * 255 + 32767) / 65535);
  /** Puts the samples of one pass where they belong. */
  function spread(data, from, pass, header, palette, key, out) {
    const { depth, type } = header;
    const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[type];
    const stride = Math.ceil((pass.width * channels * depth) / 8);
    const wide = depth === 16, bytesPerSample = wide ? 2 : 1;
    const mask = (1 << depth) - 1, times = depth < 8 ? 255 / mask : 1;
    for (let y = 0; y < pass.height; y++) {
      const row = from + y * (stride + 1) + 1;
      let o = 4 * ((pass.y + y * pass.down) * header.width + pass.x);
      const next = 4 * pass.right;
      if (type === 6 && !wide && next === 4) { out.set(data.subarray(row, row + stride), o); continue; }
      for (let x = 0; x < pass.width; x++, o += next) {
        if (depth < 8 || type === 3) {
          const bit = x * depth, sample = (data[row + (bit >> 3)] >> (8 - depth - (bit & 7))) & mask;
          if (type === 3) {
            if (4 * sample >= palette.length) throw unsound("it names a color that its palette, PLTE, has not");
            for (let c = 0; c < 4; c++) out[o + c] = palette[4 * sample + c];
          } else {
            out[o] = out[o + 1] = out[o + 2] = sample * times;
            out[o + 3] = key && key[0] === sample ? 0 : 255;
          }
          continue;
        }
        const i = row + x * channels * bytesPerSample;
        const value = (c) => wide ? to8(data[i + 2 * c], data[i + 2 * c + 1]) : data[i + c];
        const stored = (c) => wide ? (data[i + 2 * c] << 8) | data[i + 2 * c + 1] : data[i + c];
        const isColor = type === 2 || type === 6;
        out[o] = value(0);
        out[o + 1] = isColor ? value(1) : out[o];
        out[o + 2] = isColor ? value(2) : out[o];
        out[o + 3] = type === 6 ? value(3) : type === 4 ? value(1)
          : key && key.every((code, c) => code === stored(c)) ? 0 : 255;
      }
    }
  }
  const adam7 = [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]];

  async function decodePNG(bytes) {
    const chunks = chunksOf(bytes);
    const header = checkHeader(chunks.IHDR);
    const { width, height, depth, type } = header;
    if (!chunks.IDAT.length) throw unsound("it has no image data, IDAT");
    let palette = null, key = null;
    if (type === 3) {
      const colors = chunks.PLTE;
      if (!colors) throw unsound("its palette, PLTE, is missing");
      if (colors.length % 3 || !colors.length || colors.length > 768) throw unsound("its palette, PLTE, has an odd length");
      palette = new Uint8Array((colors.length / 3) * 4);
      for (let i = 0; i < colors.length / 3; i++) {
        for (let c = 0; c < 3; c++) palette[4 * i + c] = colors[3 * i + c];
        palette[4 * i + 3] = chunks.tRNS?.[i] ?? 255;
      }
    } else if (chunks.tRNS && (type === 0 || type === 2) && chunks.tRNS.length === (type ? 6 : 2)) {
      key = Array.from({ length: type ? 3 : 1 }, (_, c) => view(chunks.tRNS).getUint16(2 * c) & ((1 << depth) - 1));
    }
    const bits = depth * { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[type];
    const passes = (header.interlace ? adam7 : [[0, 0, 1, 1]]).map(([x, y, right, down]) => ({
      x, y, right, down, width: Math.ceil((width - x) / right), height: Math.ceil((height - y) / down),
    })).filter((pass) => pass.width > 0 && pass.height > 0);
    const stride = (pass) => Math.ceil((pass.width * bits) / 8);
    const data = await inflated(chunks.IDAT, passes.reduce((sum, pass) => sum + pass.height * (stride(pass) + 1), 0));
    const out = new Uint8ClampedArray(4 * width * height);
    let from = 0;
    for (const pass of passes) {
      unfilter(data, from, pass.height, stride(pass), Math.max(1, bits >> 3));
      spread(data, from, pass, header, palette, key, out);
      from += pass.height * (stride(pass) + 1);
    }
    const notes = chunks.acTL ? ["animated: its first frame is shown"] : [];
    const isGray = type === 0 || type === 4;
    const note = await convertColors(out, width, height, chunks, isGray);
    if (note) notes.push(note);
    return { width, height, data: out, notes };
  }

  /** Whether gamma and primaries, as far as they are given, are those of sRGB. */
  function isSRGB(chunks) {
    const gamma = chunks.gAMA?.length === 4 ? view(chunks.gAMA).getUint32(0) : 0;
    if (!gamma) return true;
    const primaries = chunks.cHRM?.length === 32 ? Array.from({ length: 8 }, (_, i) => view(chunks.cHRM).getUint32(4 * i)) : [];
    const given = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000];
    return Math.abs(gamma - 45455) <= 0.05 * 45455 && primaries.every((value, i) => Math.abs(value - given[i]) <= 200);
  }
  /**
   * Brings colors of a tagged picture to sRGB: an opaque copy with the same tags goes through the
   * browser, and its colors come back to the alpha that stayed here.
   */
  async function convertColors(data, width, height, chunks, isGray) {
    if (chunks.cICP?.[0] === 1 && chunks.cICP[1] === 13) return "";
    if (!chunks.cICP && !chunks.iCCP && (chunks.sRGB || isSRGB(chunks))) return "";
    const names = chunks.cICP ? ["cICP"] : chunks.iCCP ? ["iCCP"] : ["gAMA", "cHRM"];
    const tags = names.filter((name) => chunks[name]).map((name) => [name, chunks[name]]);
    const end = chunks.iCCP?.indexOf(0) ?? 0;
    const name = chunks.cICP ? "cICP" : chunks.iCCP ? new TextDecoder("latin1").decode(chunks.iCCP.subarray(0, Math.min(end, 40))) : "gAMA";
    try {
      const copy = await encodePNG({ width, height, data }, { tags, opaque: isGray ? "gray" : "color" });
      const converted = await browserPixels(copy);
      for (let i = 0; i < data.length; i += 4) {
        data[i] = converted.data[i];
        data[i + 1] = converted.data[i + 1];
        data[i + 2] = converted.data[i + 2];
      }
      return /sRGB/i.test(name) ? "" : `colors converted to sRGB by the browser, from “${name}”`;
    } catch {
      return `its color profile “${name}” could not be used: taken for sRGB`;
    }
  }

  // ---- The browser's own decoders
  async function browserPixels(blob, resize = {}) {
    const bitmap = await createImageBitmap(blob, { premultiplyAlpha: "none", colorSpaceConversion: "default", ...resize });
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d", { colorSpace: "srgb", willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    return context.getImageData(0, 0, width, height, { colorSpace: "srgb" });
  }

  /**
   * Reads a file as straight sRGB.
   * @param most the longest side wanted: a photo is reduced to it.
   * @returns width, height, data, notes.
   * @throws BadPicture
   */
  async function decode(blob, reduceTo = 0) {
    if (!blob.size) throw new BadPicture("is empty (0 bytes)");
    if (blob.size > 3e8) throw new BadPicture("is larger than 300 MB; export it smaller");
    // A large file is asked for its header first: what has too many pixels is not even read.
    let head;
    try { head = new Uint8Array(await (blob.size > 1e6 ? blob.slice(0, 512) : blob).arrayBuffer()); } catch { throw new BadPicture("cannot be read any more: it was moved, changed or is no file"); }
    const kind = kindOf(head);
    if (kind === "png") {
      if (head.length >= 33 && starts(head, "IHDR", 12) && crc(head, 12, 29) === view(head).getUint32(29)) checkHeader(head.subarray(16, 29));
      return decodePNG(head.length === blob.size ? head : new Uint8Array(await blob.arrayBuffer()));
    }
    if (!["jpeg", "webp", "gif", "bmp", "avif", "heic", "tiff", "jpegXL"].includes(kind)) throw new BadPicture(refused[kind]);
    const header = headerOf(kind, new Uint8Array(await blob.arrayBuffer()));
    const { width, height, notes } = header;
    if (!reduceTo) allow(width, height);
    else if (width * height > 2e8) throw new BadPicture(`has ${number(width)}×${number(height)} pixels; export it smaller`);
    const times = reduceTo / Math.max(width, height);
    const resize = times > 0 && times < 1 && width > 0 ? (width > height ? { resizeWidth: reduceTo } : { resizeHeight: reduceTo }) : {};
    let image;
    try { image = await browserPixels(blob, { ...resize, ...(resize.resizeWidth || resize.resizeHeight ? { resizeQuality: "high" } : {}) }); } catch { throw new BadPicture(refused[kind]); }
    if (!reduceTo) allow(image.width, image.height);
    if (kind !== "jpeg") notes.push("read by the browser: colors under faint alpha may be off by a code");
    return { width: image.width, height: image.height, data: image.data, notes };
  }

  // ---- Writing
  const int = (value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  function chunk(name, body) {
    const bytes = new Uint8Array(12 + body.length);
    bytes.set(int(body.length));
    for (let i = 0; i < 4; i++) bytes[4 + i] = name.charCodeAt(i);
    bytes.set(body, 8);
    bytes.set(int(crc(bytes, 4, 8 + body.length)), 8 + body.length);
    return bytes;
  }
  /** A PNG of straight RGBA as it is, or, `opaque`, of its colors alone. */
  async function encodePNG({ width, height, data }, { tags = [["sRGB", [0]]], opaque = "" } = {}) {
    const step = { "": 4, color: 3, gray: 1 }[opaque];
    const stride = width * step, rows = new Uint8Array(height * (stride + 1));
    let line = new Uint8Array(stride), above = new Uint8Array(stride);
    const tries = opaque ? [] : [0, 1, 2, 4].map((filter) => ({ filter, bytes: new Uint8Array(stride) }));
    for (let y = 0; y < height; y++) {
      for (let x = 0, i = 0, j = 4 * y * width; x < width; x++, j += 4) for (let c = 0; c < step; c++) line[i++] = data[j + c];
      const at = y * (stride + 1);
      if (opaque) { rows.set(line, at + 1); continue; }
      let best = null, least = Infinity;
      for (const one of tries) {
        let sum = 0;
        const { filter, bytes } = one;
        for (let i = 0; i < stride; i++) {
          const a = i >= step ? line[i - step] : 0, b = above[i], c = i >= step ? above[i - step] : 0;
          let guess = 0;
          if (filter === 1) guess = a;
          else if (filter === 2) guess = b;
          else if (filter === 4) {
            const toA = Math.abs(b - c), toB = Math.abs(a - c), toC = Math.abs(a + b - 2 * c);
            guess = toA <= toB && toA <= toC ? a : toB <= toC ? b : c;
          }
          const value = (line[i] - guess) & 255;
          bytes[i] = value;
          sum += value < 128 ? value : 256 - value;
        }
        if (sum < least) [least, best] = [sum, one];
      }
      rows[at] = best.filter;
      rows.set(best.bytes, at + 1);
      [line, above] = [above, line];
    }
    const packed = opaque ? stored(rows) : new Uint8Array(await new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"))).arrayBuffer());
    const type = { "": 6, color: 2, gray: 0 }[opaque];
    return new Blob([
      Uint8Array.from(signature), chunk("IHDR", [...int(width), ...int(height), 8, type, 0, 0, 0]),
      ...tags.map(([name, body]) => chunk(name, body)), chunk("IDAT", packed), chunk("IEND", []),
    ], { type: "image/png" });
  }
  /** A zlib stream that packs nothing: for a copy that lives a moment. */
  function stored(bytes) {
    const blocks = Math.max(1, Math.ceil(bytes.length / 65535));
    const out = new Uint8Array(6 + bytes.length + 5 * blocks);
    out.set([0x78, 1]);
    let a = 1, b = 0, at = 2;
    for (let block = 0; block < blocks; block++) {
      const part = bytes.subarray(block * 65535, (block + 1) * 65535), length = part.length;
      out.set([block === blocks - 1 ? 1 : 0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255], at);
      out.set(part, at + 5);
      at += 5 + length;
      for (let i = 0; i < length;) {
        for (const end = Math.min(length, i + 3800); i < end; i++) { a += part[i]; b += a; }
        a %= 65521;
        b %= 65521;
      }
    }
    out.set(int(((b << 16) | a) >>> 0), at);
    return out;
  }

  return { decode, encodePNG };
})();
