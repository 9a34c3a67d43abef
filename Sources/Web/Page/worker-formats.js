// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
"use strict";
// What a file is that somebody drops, by its first bytes, and what is said of one that cannot be shown.

/** What is wrong with a file, in one sentence for people. */
class BadPicture extends Error {}

const formats = (() => {
  const most = 36e6; // pixels
  const longest = 16384;
  const signature = [137, 80, 78, 71, 13, 10, 26, 10];
  const starts = (bytes, text, at = 0) => [...text].every((c, i) => bytes[at + i] === c.charCodeAt(0));
  const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const number = (n) => n.toLocaleString("en");

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
    svg: "is SVG by another name; call it .svg",
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

  /** Whether a picture of such a size can be shown; what cannot is refused. */
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

  return { signature, starts, view, number, refused, kindOf, allow, headerOf };
})();
