# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The page's own PNG decoder: code for code what the file says, alpha straight; and its opaque copies."""

import base64
import json

import pixels
import png
from harness import check, equal, require

# The worker's functions without its instance.
START = """globalThis.bench ??= (() => {
  const source = document.getElementById('worker').textContent + `
    onmessage = async ({ data: { id, act, blob, image } }) => {
      try {
        const answer = act === 'decode' ? await pictures.decode(blob) : { blob: png.opaqueCopy(image, [['gAMA', [0, 0, 177, 143]]], false) };
        postMessage({ id, answer });
      } catch (error) { postMessage({ id, error: String(error.message) }); }
    };`;
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  const waiting = new Map();
  let last = 0;
  worker.onmessage = ({ data: { id, ...rest } }) => waiting.get(id)(rest);
  const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const text = (bytes) => { let out = ''; for (let i = 0; i < bytes.length; i += 8192) out += String.fromCharCode(...bytes.subarray(i, i + 8192)); return btoa(out); };
  const ask = (message) => new Promise((done) => { waiting.set(++last, done); worker.postMessage({ id: last, ...message }); });
  return {
    async decode(packed) {
      const { answer, error } = await ask({ act: 'decode', blob: new Blob([bytes(packed)]) });
      return error ? { error } : { ...answer, data: text(new Uint8Array(answer.data.buffer)) };
    },
    async opaqueCopy(width, height, packed) {
      const { answer } = await ask({ act: 'encode', image: { width, height, data: bytes(packed) } });
      return text(new Uint8Array(await answer.blob.arrayBuffer()));
    },
  };
})()"""


def decoded(page, data):
    answer = page.js(f"bench.decode({json.dumps(base64.b64encode(data).decode())})")
    if "error" in answer:
        return answer
    return {**answer, "data": base64.b64decode(answer["data"])}


def opened(page):
    page.open()
    page.settle()
    page.js(START + ", 0")


@check
def every_type_of_file_is_read_to_the_code(page):
    opened(page)
    files = sorted((page.fixtures / "Inputs/Types").glob("*.png"))
    files += sorted((page.fixtures / "Inputs").glob("*@2x.png"))
    require(len(files) > 40, f"only {len(files)} files")
    for file in files:
        data = file.read_bytes()
        width, height, expected = png.decode(data)
        answer = decoded(page, data)
        equal(answer.get("error"), None, file.name)
        equal((answer["width"], answer["height"]), (width, height), file.name)
        # The depth of the sample decides between two codes where 16 bits lie between them.
        worst = max(abs(a - b) for a, b in zip(answer["data"], expected))
        equal(worst, 0, f"{file.name}: largest difference")
    return f"{len(files)} files"


@check
def tagged_colors_are_converted_and_alpha_stays(page):
    opened(page)
    reported, worst = 0, 0
    folder = page.fixtures / "Inputs/Tagged"
    for file in sorted(folder.glob("*.png")):
        data = file.read_bytes()
        width, height, stored = png.decode(data)
        answer = decoded(page, data)
        equal(answer.get("error"), None, file.name)
        equal(answer["data"][3::4], stored[3::4], f"{file.name}: alpha")
        reported += bool(answer["notes"])
        if file.name in ("gauge-icc-display-p3.png", "gauge-cicp-display-p3.png"):
            for at in range(0, len(stored), 4):
                if stored[at + 3]:
                    expected = from_display_p3(stored[at : at + 3])
                    worst = max(
                        worst, *(abs(a - b) for a, b in zip(expected, answer["data"][at : at + 3]))
                    )
        if file.name in ("gauge-srgb.png", "gauge-gama-45455.png", "gauge-cicp-srgb.png"):
            equal(answer["data"], stored, file.name)
    require(reported >= 8, f"only {reported} notes of a conversion")
    require(worst <= 2, f"Display P3 is off by {worst} codes")
    return f"Display P3 within {worst} of 255"


def from_display_p3(codes):
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in codes]
    matrix = [
        (1.2249401, -0.2249404, 0),
        (-0.0420569, 1.0420571, 0),
        (-0.0196376, -0.0786361, 1.0982735),
    ]
    out = []
    for row in matrix:
        v = max(0.0, min(1.0, sum(a * b for a, b in zip(row, linear))))
        out.append(round(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055)))
    return out


@check
def what_a_canvas_would_lose(page):
    """A note for people: why there is a decoder of our own."""
    opened(page)
    page.js(START + ", 0")
    side = 64
    rgba = bytes(
        v for a in range(side) for x in range(side) for v in (x * 4, 255 - x * 4, 128, a * 4)
    )
    data = png.encode(side, side, rgba)
    equal(decoded(page, data)["data"], rgba, "our own decoder")
    lost = page.js(
        f"(async () => {{ const blob = new Blob([Uint8Array.from(atob({json.dumps(base64.b64encode(data).decode())}), c => c.charCodeAt(0))]);"
        " const bitmap = await createImageBitmap(blob, {premultiplyAlpha: 'none', colorSpaceConversion: 'default'});"
        f" const context = new OffscreenCanvas({side}, {side}).getContext('2d'); context.drawImage(bitmap, 0, 0);"
        f" const back = context.getImageData(0, 0, {side}, {side}).data; let worst = 0, count = 0;"
        f" for (let i = 0; i < back.length; i += 4) if (back[i + 3]) {{ const x = i / 4 % {side}, off = Math.abs(back[i] - x * 4);"
        " worst = Math.max(worst, off); count += off > 0; } return [worst, count / (back.length / 4)]; })()"
    )
    return f"a canvas is off by up to {lost[0]} codes, in {100 * lost[1]:.0f} % of pixels"


@check
def bad_files_are_refused_and_harmless_ones_read(page):
    opened(page)
    for file in sorted((page.fixtures / "Bad").glob("*.png")):
        answer = decoded(page, file.read_bytes())
        require("error" in answer, f"{file.name} was read")
        require(
            len(answer["error"]) > 8
            and "undefined" not in answer["error"]
            and "\n" not in answer["error"],
            f"{file.name}: {answer['error']!r}",
        )
    plain = decoded(page, (page.fixtures / "Bad/Harmless/plain.png").read_bytes())
    for file in sorted((page.fixtures / "Bad/Harmless").glob("*.png")):
        answer = decoded(page, file.read_bytes())
        equal(answer.get("error"), None, file.name)
        equal(answer["data"], plain["data"], file.name)


@check
def an_opaque_copy_is_read_again(page):
    """Colors are brought to sRGB by way of a copy that the browser reads: of the colors alone, tagged."""
    opened(page)
    side = 61
    rgba = pixels.disc(side) + b""
    packed = page.js(f"bench.opaqueCopy({side}, {side}, {json.dumps(base64.b64encode(rgba).decode())})")
    data = base64.b64decode(packed)
    opaque = b"".join(rgba[at : at + 3] + b"\xff" for at in range(0, len(rgba), 4))
    equal(png.decode(data), (side, side, opaque), "pixels")
    names = [name for name, _ in png.chunks(data)]
    equal(names, ["IHDR", "gAMA", "IDAT", "IEND"], "chunks")
