# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Files that are not what their name says, or that a decoder must survive."""

import struct
import zlib

from png_format import SIGNATURE, chunk, header

END = chunk("IEND")


def stored(data):
    """A zlib stream without compression: the same bytes whatever zlib is installed."""
    block = b"\x01" + struct.pack("<HH", len(data), len(data) ^ 0xFFFF) + data
    return b"\x78\x01" + block + struct.pack(">I", zlib.adler32(data))


PIXELS = stored(b"".join(b"\0" + bytes([0x20 * (x + y) for x in range(4) for _ in "rgb"]) for y in range(4)))
HEAD = SIGNATURE + header(4, 4, 8, 2)
IDAT = chunk("IDAT", PIXELS)


def png(*parts):
    return HEAD + b"".join(parts) + IDAT + END


def refused():
    """name: (bytes, a word the message must contain, what it is)."""
    half = len(PIXELS) // 2
    flipped = IDAT[:-1] + bytes([IDAT[-1] ^ 1])
    wrong_sum = PIXELS[:-1] + bytes([PIXELS[-1] ^ 1])
    palette_head = SIGNATURE + header(4, 4, 8, 3)
    lfs = "version https://git-lfs.github.com/spec/v1\n"
    lfs += "oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n"
    crushed = chunk("CgBI", b"\x50\x00\x20\x02")
    text = "This is a note, not a picture.\n"
    svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n'
    return {
        "empty": (b"", "empty", "no byte at all"),
        "text": (text.encode(), "text", "plain text"),
        "git-lfs-pointer": (lfs.encode(), "git lfs pull", "a Git LFS pointer; the picture was never fetched"),
        "webp": (b"RIFF" + struct.pack("<I", 20) + b"WEBPVP8L" + bytes(12), "WebP", "the head of a WebP"),
        "jpeg": (b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "JPEG", "the head of a JPEG"),
        "heic": (struct.pack(">I", 24) + b"ftypheic\0\0\0\0mif1heic", "HEIC", "the head of a HEIC"),
        "avif": (struct.pack(">I", 24) + b"ftypavif\0\0\0\0mif1avif", "AVIF", "the head of an AVIF"),
        "pdf": (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n", "PDF", "the head of a PDF"),
        "gif": (b"GIF89a\x04\0\x04\0\x80\0\0" + bytes(6), "GIF", "the head of a GIF"),
        "tiff": (b"II*\0\x08\0\0\0" + bytes(8), "TIFF", "the head of a TIFF"),
        "bmp": (b"BM" + struct.pack("<IHHI", 70, 0, 0, 54) + bytes(8), "BMP", "the head of a BMP"),
        "icns": (b"icns" + struct.pack(">I", 16) + bytes(8), "ICNS", "the head of an Apple icon file"),
        "svg": (svg.encode(), "SVG", "an SVG"),
        "text-mode-transfer": (
            png().replace(b"\r\n", b"\n"),
            "text",
            "a PNG whose line ends a text-mode copy has changed",
        ),
        "crushed-for-iphone": (
            SIGNATURE + crushed + header(4, 4, 8, 6) + chunk("IDAT", bytes(20)) + END,
            "CgBI",
            "a PNG that pngcrush rewrote for iPhone: CgBI first, raw deflate, BGRA",
        ),
        "signature-only": (SIGNATURE, "byte", "the eight bytes of the signature and nothing else"),
        "cut-in-header": (HEAD[:20], "byte", "cut inside IHDR"),
        "cut-in-pixels": (HEAD + IDAT[: 8 + half], "byte", "cut inside IDAT"),
        "cut-before-end": (HEAD + IDAT, "byte", "no IEND"),
        "cut-in-end": (HEAD + IDAT + END[:-2], "byte", "cut inside IEND"),
        "header-not-first": (
            SIGNATURE + chunk("gAMA", b"\0\0\xb1\x8f") + png()[8:],
            "IHDR",
            "gAMA, then IHDR",
        ),
        "two-headers": (png(header(4, 4, 8, 2)), "IHDR", "two IHDR"),
        "wrong-header-crc": (HEAD[:-1] + bytes([HEAD[-1] ^ 1]) + IDAT + END, "IHDR", "IHDR with a wrong CRC"),
        "zero-width": (SIGNATURE + header(0, 4, 8, 2) + IDAT + END, "IHDR", "0 × 4 pixels"),
        "impossible-depth": (SIGNATURE + header(4, 4, 3, 2) + IDAT + END, "IHDR", "RGB of 3 bits"),
        "unknown-color-type": (SIGNATURE + header(4, 4, 8, 5) + IDAT + END, "IHDR", "colour type 5"),
        "no-pixels": (HEAD + END, "IDAT", "no IDAT"),
        "no-palette": (palette_head + IDAT + END, "PLTE", "palette picture without PLTE"),
        "palette-uneven": (palette_head + chunk("PLTE", b"\0" * 7) + IDAT + END, "PLTE", "PLTE of 7 bytes"),
        "too-little-pixels": (
            HEAD + chunk("IDAT", stored(b"\0" * 20)) + END,
            "image data",
            "the zlib stream ends in row 2 of 4",
        ),
        "wrong-pixel-crc": (HEAD + flipped + END, "IDAT", "IDAT with a wrong CRC"),
        "wrong-pixel-sum": (HEAD + chunk("IDAT", wrong_sum) + END, "IDAT", "a wrong Adler-32 inside IDAT"),
        "bad-zlib": (HEAD + chunk("IDAT", b"\x78\x9c" + b"\xff" * 40) + END, "IDAT", "not a deflate stream"),
        "unknown-critical-chunk": (png(chunk("ViBR", b"?")), "ViBR", "an unknown critical chunk"),
        "chunk-longer-than-file": (
            HEAD + struct.pack(">I", 0x7FFFFFFF) + b"IDAT" + PIXELS,
            "byte",
            "IDAT that claims 2³¹ − 1 bytes",
        ),
        "sides-of-two-billion": (
            SIGNATURE + header(0x7FFFFFFF, 0x7FFFFFFF, 8, 6) + IDAT + END,
            "side",
            "2³¹ − 1 pixels each way",
        ),
        "sides-out-of-range": (
            SIGNATURE + header(0x80000000, 0x80000000, 8, 6) + IDAT + END,
            "side",
            "2³¹ pixels each way, more than PNG allows",
        ),
        "bomb-60000": (
            SIGNATURE + header(60000, 60000, 8, 6) + IDAT + END,
            "--max-pixels",
            "3.6 thousand million pixels",
        ),
        "side-over-limit": (SIGNATURE + header(65536, 1, 8, 0) + IDAT + END, "--max-side", "65,536 × 1"),
    }


def harmless():
    """name: (bytes, what it is). All decode, to the same 4 × 4 picture."""
    bomb = zlib.compress(bytes(20 << 20), 9)
    control = struct.pack(">IIIIIHHBB", 0, 4, 4, 0, 0, 1, 10, 0, 0)
    notes = b"".join(chunk("tEXt", b"Comment\0note %d" % n) for n in range(60))
    return {
        "plain": (png(), "nothing special: what the others must look like"),
        "animated": (
            HEAD
            + chunk("acTL", struct.pack(">II", 2, 0))
            + chunk("fcTL", control)
            + IDAT
            + chunk("fcTL", struct.pack(">I", 1) + control[4:])
            + chunk("fdAT", struct.pack(">I", 2) + PIXELS)
            + END,
            "an animation of two frames: its first is the picture",
        ),
        "profile-bomb": (png(chunk("iCCP", b"bomb\0\0" + bomb)), "iCCP that unpacks to 20 MiB of zeros"),
        "profile-garbage": (
            png(chunk("iCCP", b"x\0\0" + stored(b"not a profile"))),
            "iCCP without a profile in it",
        ),
        "profile-claims-gigabytes": (
            png(chunk("iCCP", b"x\0\0" + stored(struct.pack(">I", 0xFFFFFFF0) + bytes(124)))),
            "a profile whose own header claims 4 GiB",
        ),
        "text-bomb": (png(chunk("zTXt", b"Comment\0\0" + bomb)), "zTXt that unpacks to 20 MiB of zeros"),
        "text-without-end": (png(chunk("tEXt", b"k" * 200)), "tEXt whose keyword is too long and never ends"),
        "text-many": (png(notes), "sixty tEXt chunks"),
        "ancillary-wrong-crc": (png(chunk("tEXt", b"Comment\0hi")[:-1] + b"\0"), "tEXt with a wrong CRC"),
        "unknown-ancillary-chunk": (png(chunk("viBr", bytes(64))), "an unknown ancillary chunk"),
        "colour-tag-out-of-range": (png(chunk("cICP", bytes([99, 99, 9, 9]))), "cICP that means nothing"),
        "gamma-of-zero": (png(chunk("gAMA", bytes(4))), "gAMA 0"),
        "bytes-after-end": (png() + b"trailing bytes", "bytes after IEND"),
        "pixels-in-many-chunks": (
            HEAD + b"".join(chunk("IDAT", PIXELS[i : i + 1]) for i in range(len(PIXELS))) + END,
            "IDAT cut into chunks of one byte",
        ),
        "empty-pixel-chunks": (
            HEAD + chunk("IDAT") + IDAT + chunk("IDAT") + END,
            "empty IDAT before and after",
        ),
    }
