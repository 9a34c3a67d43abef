// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// PNG files of 8 bits and below without a color profile, as straight RGBA: enough for what is
// compared, by other code than the command's.

import fs from "node:fs";
import zlib from "node:zlib";

const channelsOf = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Chunks after which colors are not what the samples say. */
const colored = new Set(["gAMA", "cHRM", "iCCP", "cICP"]);

/** A picture, or null: not one of those. */
export function decoded(path) {
  const file = fs.readFileSync(path);
  if (file.length < 33 || file.readUInt32BE(0) !== 0x89504e47) return null;
  let header = null, palette = null, transparency = null;
  const parts = [];
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (name === "IHDR") header = body;
    if (name === "PLTE") palette = body;
    if (name === "tRNS") transparency = body;
    if (name === "IDAT") parts.push(body);
    if (colored.has(name)) return null;
    at += 12 + length;
  }
  if (!header) return null;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, type, interlace] = [header[8], header[9], header[12]];
  const channels = channelsOf[type];
  if (depth > 8 || interlace || !channels) return null;
  let rows;
  try {
    rows = zlib.inflateSync(Buffer.concat(parts));
  } catch {
    return null;
  }
  const stride = Math.ceil((width * channels * depth) / 8);
  if (rows.length < height * (stride + 1)) return null;
  const data = new Uint8Array(4 * width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const row = unfiltered(rows[start], rows.subarray(start + 1, start + 1 + stride), above, Math.max(1, (channels * depth) >> 3));
    if (!row) return null;
    for (let x = 0; x < width; x++) {
      pixel(row, x, { depth, type, channels, palette, transparency }, data, 4 * (y * width + x));
    }
    above = row;
  }
  return { width, height, data };
}

function unfiltered(filter, row, above, step) {
  const out = new Uint8Array(row.length);
  for (let i = 0; i < row.length; i++) {
    const [a, b, c] = [i < step ? 0 : out[i - step], above[i], i < step ? 0 : above[i - step]];
    let guess;
    if (filter === 0) guess = 0;
    else if (filter === 1) guess = a;
    else if (filter === 2) guess = b;
    else if (filter === 3) guess = (a + b) >> 1;
    else if (filter === 4) {
      const p = a + b - c;
      const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
      guess = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
    } else return null;
    out[i] = row[i] + guess;
  }
  return out;
}

function pixel(row, x, { depth, type, channels, palette, transparency }, data, at) {
  const most = (1 << depth) - 1;
  const code = (channel) => {
    const bit = (x * channels + channel) * depth;
    return (row[bit >> 3] >> (8 - depth - (bit & 7))) & most;
  };
  const first = code(0);
  if (type === 3) {
    for (let channel = 0; channel < 3; channel++) data[at + channel] = palette[3 * first + channel];
    data[at + 3] = transparency && first < transparency.length ? transparency[first] : 255;
    return;
  }
  const isGray = type === 0 || type === 4;
  const scale = 255 / most;
  for (let channel = 0; channel < 3; channel++) data[at + channel] = code(isGray ? 0 : channel) * scale;
  data[at + 3] = type === 4 ? code(1) : type === 6 ? code(3) : 255;
  if (transparency && type < 3) {
    const keys = isGray ? [0] : [0, 1, 2];
    const isKey = keys.every((channel) => transparency.readUInt16BE(2 * channel) === code(channel));
    if (isKey) data[at + 3] = 0;
  }
}
