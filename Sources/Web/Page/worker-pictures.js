// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// Pictures as straight RGBA of 8 bits, encoded sRGB, out of files of any kind; runs in a worker.
const pictures = (() => {
  const { view, allow, number, refused } = formats;

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
  async function convertColors({ data, deep, width, height, chunks, isGray }) {
    if (chunks.cICP?.[0] === 1 && chunks.cICP[1] === 13) return "";
    if (!chunks.cICP && !chunks.iCCP && (chunks.sRGB || isSRGB(chunks))) return "";
    const names = chunks.cICP ? ["cICP"] : chunks.iCCP ? ["iCCP"] : ["gAMA", "cHRM"];
    const tags = names.filter((name) => chunks[name]).map((name) => [name, chunks[name]]);
    const end = chunks.iCCP?.indexOf(0) ?? 0;
    const name = chunks.cICP ? "cICP" : chunks.iCCP ? new TextDecoder("latin1").decode(chunks.iCCP.subarray(0, Math.min(end, 40))) : "gAMA";
    try {
      const converted = await browserPixels(png.opaqueCopy({ width, height, data }, tags, isGray));
      for (let i = 0; i < data.length; i += 4) {
        data[i] = converted.data[i];
        data[i + 1] = converted.data[i + 1];
        data[i + 2] = converted.data[i + 2];
        if (deep) for (let c = 0; c < 3; c++) deep[i + c] = 257 * data[i + c];
      }
      return /sRGB/i.test(name) ? "" : `colors converted to sRGB by the browser, from “${name}”`;
    } catch {
      return `its color profile “${name}” could not be used: taken for sRGB`;
    }
  }

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
   * @param reduceTo the longest side wanted, of a photo; 0: all of it, if it is not too large.
   * @param keepsDepth whether samples of 16 bits of a PNG are wanted, too, as `deep`.
   * @returns width, height, data, deep, notes.
   * @throws BadPicture
   */
  async function decode(blob, { reduceTo = 0, keepsDepth = false } = {}) {
    if (!blob.size) throw new BadPicture("is empty (0 bytes)");
    if (blob.size > 3e8) throw new BadPicture("is larger than 300 MB; export it smaller");
    // A large file is asked for its header first: what has too many pixels is not even read.
    let head;
    try { head = new Uint8Array(await (blob.size > 1e6 ? blob.slice(0, 512) : blob).arrayBuffer()); } catch { throw new BadPicture("cannot be read any more: it was moved, changed or is not a file"); }
    const kind = formats.kindOf(head);
    if (kind === "png") {
      png.checkStart(head);
      const image = await png.decode(head.length === blob.size ? head : new Uint8Array(await blob.arrayBuffer()), keepsDepth);
      const note = await convertColors(image);
      return { width: image.width, height: image.height, data: image.data, deep: image.deep, notes: note ? [...image.notes, note] : image.notes };
    }
    if (!["jpeg", "webp", "gif", "bmp", "avif", "heic", "tiff", "jpegXL"].includes(kind)) throw new BadPicture(refused[kind]);
    const header = formats.headerOf(kind, new Uint8Array(await blob.arrayBuffer()));
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

  return { decode };
})();
