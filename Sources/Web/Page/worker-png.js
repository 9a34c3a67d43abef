// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// PNG files, read and written code by code; runs in a worker. A browser's canvas gives back what was
// premultiplied, and has lost codes where alpha is small.
const png = (() => {
  const { view, allow } = formats;

  const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
    for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n;
  });
  /** The CRC of a part of bytes, after that of what came before. */
  function crc(bytes, from = 0, to = bytes.length, before = 0) {
    let sum = ~before;
    for (let i = from; i < to; i++) sum = crcTable[(sum ^ bytes[i]) & 255] ^ (sum >>> 8);
    return ~sum >>> 0;
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
  /** Puts the samples of one pass where they belong; `deep` gets those of 16 bits as they are. */
  function spread(data, from, pass, header, palette, key, out, deep) {
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
        if (!deep) continue;
        for (let c = 0; c < 3; c++) deep[o + c] = stored(isColor ? c : 0);
        deep[o + 3] = type === 6 ? stored(3) : type === 4 ? stored(1) : 257 * out[o + 3];
      }
    }
  }
  const adam7 = [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]];

  /**
   * Reads a PNG: straight RGBA of 8 bits, in the colors that it was stored in.
   * @param keepsDepth whether samples of 16 bits are wanted, too, as `deep`.
   * @returns width, height, data, deep, notes; `chunks` that tag its colors, and whether it `isGray`.
   * @throws BadPicture
   */
  async function decode(bytes, keepsDepth = false) {
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
    const deep = keepsDepth && depth === 16 ? new Uint16Array(4 * width * height) : null;
    let from = 0;
    for (const pass of passes) {
      unfilter(data, from, pass.height, stride(pass), Math.max(1, bits >> 3));
      spread(data, from, pass, header, palette, key, out, deep);
      from += pass.height * (stride(pass) + 1);
    }
    const notes = chunks.acTL ? ["animated: its first frame is shown"] : [];
    return { width, height, data: out, deep, notes, chunks, isGray: type === 0 || type === 4 };
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
  /** A PNG of the colors alone of straight RGBA, with chunks that tag them; packed by nothing. */
  function opaqueCopy({ width, height, data }, tags, isGray) {
    const step = isGray ? 1 : 3, rows = new Uint8Array(height * (width * step + 1));
    for (let y = 0, at = 0, j = 0; y < height; y++) {
      at += 1; // no filter
      for (let x = 0; x < width; x++, j += 4) for (let c = 0; c < step; c++) rows[at++] = data[j + c];
    }
    return new Blob([
      Uint8Array.from(formats.signature), chunk("IHDR", [...int(width), ...int(height), 8, isGray ? 0 : 2, 0, 0, 0]),
      ...tags.map(([name, body]) => chunk(name, body)), chunk("IDAT", stored(rows)), chunk("IEND", []),
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

  /** What a header says that is sound, without the rest of the file; impossible ones are refused. */
  function checkStart(bytes) {
    if (bytes.length >= 33 && formats.starts(bytes, "IHDR", 12) && crc(bytes, 12, 29) === view(bytes).getUint32(29)) checkHeader(bytes.subarray(16, 29));
  }

  return { decode, opaqueCopy, checkStart, crc };
})();
