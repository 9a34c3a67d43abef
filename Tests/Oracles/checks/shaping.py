# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Where layers of text in named fonts are drawn, against HarfBuzz's own tool: glyphs, widths, baselines."""

import json
import subprocess
import unicodedata

import numpy as np
from PIL import ImageFont

import images
from harness import check, require

LATIN = [
    "12:40", "21°", "Ferry", "Karaköy", "AVAVA To", "WAVE", "fi ffl", "1,234.56", "Pier 2", "i",
    "MMM", "|||", "a b  c", "Büyükada", "Ağız", "Łódź", "Ελλάδα", "Москва", "−40 %", "½ mile",
    "“quoted”", "e\u0301a\u0308", "A&B<C>", "100 km/h", "jgpqy", "ÅÄÖ", "…", "don’t", "x²+y²",
    "TAVERN", "P. 7", "To: Yes", "“Ty”", "r.f.v.", "LT 11", "0123456789", "@home", "#1 (one)",
    "Zürich HB", "Straße", "señor",
]
# A font as a description and fontconfig name it, and texts that it has.
FONTS = {
    "DejaVu Sans": LATIN, "DejaVuSans-Bold": LATIN, "DejaVu Serif": LATIN, "Inter-SemiBold": LATIN,
    "Noto Sans CJK KR": [
        "오늘의 날씨", "맑음", "내일 비", "서울 21도", "닭볶음탕", "뷁", "걸음 8,432", "회의 오후 3시", "값싼 삶",
        "\u1112\u1161\u11ab\u1100\u1173\u11af", "가나다라마바사", "一月 일월"],
    "Noto Sans CJK JP": [
        "今日の予定", "東京", "ランチ", "会議、三時", "「天気」", "データ", "か\u3099ぎぐ", "ﾊﾝｶｸ", "曜日", "二〇二六年"],
    "Noto Sans CJK SC": ["今天气温", "适合散步。", "北京", "（一）", "步数：八千", "复杂的汉字", "龘"],
    "Noto Sans Arabic": [
        "مرحبا", "السلام عليكم", "الطقس", "لا إله", "محمّد", "١٢٣", "كتاب", "اليوم", "شمس", "ﷲ"],
    "Noto Sans Hebrew": ["שלום", "עולם", "יוֹם טוֹב", "ירושלים", "בֹּקֶר"],
    "Noto Sans Thai": ["สวัสดี", "วันนี้", "อากาศดี", "กรุงเทพ", "น้ำ", "ที่นี่", "เก้า"],
    "Noto Sans Devanagari": ["नमस्ते", "दुनिया", "अच्छा", "क्षत्रिय", "हिन्दी", "मौसम", "श्री", "र्क"],
}
# The language whose forms letters have in the command, where that is not the font's own.
LANGUAGES = {"Noto Sans CJK KR": "ko", "Noto Sans CJK JP": "ja"}
SIZE, SCALE = 24, 3
# On the device that frames are written for, systemLarge has so many points.
FRAME = (60.0, 100.0, 240.0, 120.0)


def _file(font):
    """The file of a font, and which of its fonts it is."""
    for pattern in (f":postscriptname={font}", f":fullname={font}", f":family={font}:weight=80"):
        found = subprocess.run(
            ["fc-list", "-f", "%{file}\n%{index}\n", pattern.replace("-", "\\-")],
            capture_output=True, text=True, check=True).stdout.splitlines()
        if found:
            return found[0], int(found[1])
    require(False, f"the font {font} is not installed; run scripts/setup --tests")


def _shaped(file, index, text, language):
    """Width and box of a text in ems, y downwards from the baseline; numbers run to the right in any script (UAX 9)."""
    runs = "rtl" if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text) else "ltr"
    done = subprocess.run(
        ["hb-shape", "--output-format=json", "--show-extents", "--font-size=1000", f"--face-index={index}",
         "--no-glyph-names", f"--direction={runs}", *([f"--language={language}"] if language else []), file, text],
        capture_output=True, text=True, check=True)
    pen, box = 0, [np.inf, -np.inf, np.inf, -np.inf]
    for glyph in json.loads(done.stdout):
        require(glyph["g"] != 0, f"{file} has not all of '{text}'")
        left, top = pen + glyph["dx"] + glyph["xb"], -(glyph["dy"] + glyph["yb"])
        if glyph["w"] and glyph["h"]:
            box = [min(box[0], left), max(box[1], left + glyph["w"]), min(box[2], top), max(box[3], top - glyph["h"])]
        pen += glyph["ax"]
    return pen / 1000, [one / 1000 for one in box]


def _ink(path):
    """The box of a picture's light on its dark ground, to parts of a pixel, in points."""
    codes = images.rgba(path)[0][..., 0].astype(float)
    light = np.clip((codes - 40) / 215, 0, 1)

    def ends(line):
        at = np.flatnonzero(line > 0.02)
        return at[0] + 1 - min(1, line[at[0]]), at[-1] + min(1, line[at[-1]])

    left, right = ends(light.max(axis=0))
    top, bottom = ends(light.max(axis=1))
    return [one / SCALE for one in (left, right, top, bottom)]


@check(over=list(FONTS))
def widths_and_baselines(context, font):
    """Each text leading at the top, in the middle, and trailing at the bottom; half a point is allowed."""
    ways = {"leading": "top", "trailing": "bottom", "center": "center"}
    values = {f"t{number:02}": {"text": text} for number, text in enumerate(FONTS[font])}
    file, index = _file(font)
    found = [_shaped(file, index, text, LANGUAGES.get(font)) for text in FONTS[font]]
    above, below = (one / 1000 for one in ImageFont.truetype(file, 1000, index=index).getmetrics())
    largest = 0.0
    for align, vertical in ways.items():
        layer = {
            "text": "${t.text}", "font": font, "size": SIZE, "align": align, "verticalAlign": vertical,
            "frame": FRAME}
        (context.folder / f"{align}.widget.json").write_text(json.dumps({
            "families": ["systemLarge"], "containerBackground": "#000000",
            "parameters": {"t": values}, "layers": [layer]}))
        context.run(
            "render", f"{align}.widget.json", "-o", "out", "--scene", "home-light", "--wallpaper",
            "#000000", "--scale", SCALE)
        for (name, value), (width, box) in zip(values.items(), found):
            ink = _ink(context.folder / "out" / f"{align}.{name}.systemLarge.home-light.png")
            space = FRAME[2] - width * SIZE
            x = FRAME[0] + {"leading": 0, "center": space / 2, "trailing": space}[align]
            space = FRAME[3] - (above + below) * SIZE
            y = FRAME[1] + {"top": 0, "center": space / 2, "bottom": space}[vertical] + above * SIZE
            wanted = [
                x + box[0] * SIZE, x + box[1] * SIZE, y + box[2] * SIZE, y + box[3] * SIZE]
            apart = [abs(one - other) for one, other in zip(ink, wanted)]
            largest = max(largest, *apart)
            require(
                max(apart) <= 0.5,
                f"'{value['text']}' {align}: ink at {[round(float(one), 2) for one in ink]} pt, by HarfBuzz "
                f"{[round(one, 2) for one in wanted]}")
    return f"{len(FONTS[font])} texts in 3 places, largest {largest:.2f} pt"
