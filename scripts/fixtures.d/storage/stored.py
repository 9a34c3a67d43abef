# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""One fixture as it is to be stored, and whether a committed file still is it."""

import zlib
from dataclasses import dataclass

import numpy as np

import png_format
from png_format import GREY, GREY_ALPHA, PALETTE, RGB, RGBA

LUMA = np.array([0.2126, 0.7152, 0.0722])
LARGEST_DIFFERENCE = 1 / 255  # a processor's rounding, never a drawing's change
LARGEST_SHARE = 1e-3


@dataclass
class Stored:
    path: str
    samples: np.ndarray
    color_type: int
    depth: int = 8
    interlaced: bool = False
    chunks: tuple = ()
    palette: object = None
    transparency: object = None

    def encoded(self):
        return png_format.encode(
            self.samples,
            self.color_type,
            self.depth,
            interlaced=self.interlaced,
            chunks=self.chunks,
            palette=self.palette,
            transparency=self.transparency,
        )

    def other_chunks(self):
        return png_format.read_chunks(png_format.SIGNATURE + b"".join(self.described()))

    def described(self):
        yield from (png_format.chunk(kind, data) for kind, data in self.chunks)
        if self.palette is not None:
            yield png_format.chunk("PLTE", np.asarray(self.palette, dtype=np.uint8).tobytes())
        if self.transparency is not None:
            yield png_format.chunk("tRNS", self.transparency)
        yield png_format.chunk("IEND")

    def difference(self, data):
        """What a committed file has otherwise, in words; None when it is the same picture."""
        fields, samples, others = png_format.decode(data)
        rows, columns = self.samples.shape[:2]
        expected = (columns, rows, self.depth, self.color_type, 0, 0, int(self.interlaced))
        if fields != expected:
            return f"header {fields}, drawn {expected}"
        if self.palette is None and unpacked(others) != unpacked(self.other_chunks()):
            return "chunks " + " ".join(kind.decode() for kind, _ in others)
        drawn = colors(self.samples.reshape(samples.shape), self.color_type, dict(self.other_chunks()))
        kept = colors(samples, self.color_type, dict(others))
        distance = np.abs(drawn - kept) / ((1 << self.depth) - 1 if self.color_type != PALETTE else 255)
        share = np.count_nonzero(distance) / distance.size
        if distance.max() > LARGEST_DIFFERENCE or share > LARGEST_SHARE:
            return f"{share:.2%} of the samples differ, by up to {distance.max() * 255:.1f}/255"
        return None


def unpacked(chunks):
    """Chunks with what is compressed in them unpacked: zlib's versions differ in bytes."""
    return [
        (kind, zlib.decompress(data[data.index(b"\0") + 2 :]) if kind == b"iCCP" else data)
        for kind, data in chunks
    ]


def colors(samples, color_type, chunks):
    if color_type != PALETTE:
        return samples.astype(np.float64)
    entries = np.frombuffer(chunks[b"PLTE"], np.uint8).reshape(-1, 3).astype(np.float64)
    alpha = np.full((len(entries), 1), 255.0)
    known = np.frombuffer(chunks.get(b"tRNS", b""), np.uint8)
    alpha[: len(known), 0] = known
    return np.concatenate([entries, alpha], axis=1)[samples[..., 0]]


def codes(values, depth=8):
    """0…1 as integers, rounding half up."""
    top = (1 << depth) - 1
    return np.floor(np.clip(values, 0, 1) * top + 0.5).astype(np.int64)


def rgba(path, picture, depth=8, **more):
    return Stored(path, codes(picture, depth), RGBA, depth, **more)


def rgb(path, picture, depth=8, **more):
    return Stored(path, codes(picture[..., :3], depth), RGB, depth, **more)


def grey(path, picture, depth=8, **more):
    return Stored(path, codes(picture[..., :3] @ LUMA, depth), GREY, depth, **more)


def grey_alpha(path, picture, depth=8, **more):
    luma = picture[..., :3] @ LUMA
    return Stored(path, codes(np.stack([luma, picture[..., 3]], axis=-1), depth), GREY_ALPHA, depth, **more)


def palette(path, pixels, depth=8, **more):
    """Palette of the colours that are there: clear ones first, then by luma."""
    flat = pixels.reshape(-1, 4)
    entries, index = np.unique(flat, axis=0, return_inverse=True)
    order = np.lexsort((entries[:, :3] @ LUMA, entries[:, 3]))
    if len(entries) > 1 << depth:
        raise ValueError(f"{path}: {len(entries)} colours do not fit {depth} bits")
    place = np.empty(len(order), dtype=np.int64)
    place[order] = np.arange(len(order))
    entries = entries[order]
    clear = entries[entries[:, 3] < 255, 3].astype(np.uint8).tobytes()
    samples = place[index.reshape(-1)].reshape(pixels.shape[:2])
    return Stored(path, samples, PALETTE, depth, palette=entries[:, :3], transparency=clear or None, **more)
