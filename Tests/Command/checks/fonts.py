# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Letters that the typeface lacks, in fonts of a folder: `--font-folder DIR`, `--no-installed-fonts`."""

import json
import shutil

import pixels
from harness import check, require
from listed import SCENES

SOURCE = """struct Entry: TimelineEntry { let date = Date() }
struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry() }
}
struct A: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "a", provider: Provider()) { _ in
      Text(%s).font(.system(size: 60)).foregroundStyle(.white).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}
"""
# Of the emoji in the small fonts.
RED, BOX = (220, 40, 40), (45, 45, 45)


def shown(context, text):
    context.folder.joinpath("w").mkdir(exist_ok=True)
    context.folder.joinpath("w/A.swift").write_text(SOURCE % json.dumps(text, ensure_ascii=False))
    fonts = context.folder / "fonts"
    if not fonts.exists():
        shutil.copytree(context.fixtures / "Fonts", fonts)


def drawn(context, out, *options, scene=SCENES.home_dark, family="systemSmall", **more):
    said = context.run("render", "w", "-o", out, "--scene", scene, "--wallpaper", "#000000", *options, **more)
    return pixels.read((context.folder / out / f"A.{family}.{scene}.png").read_bytes()), said.error


def near(picture, color):
    """How many pixels have about a color."""
    return sum(
        all(abs(row[4 * x + part] - color[part]) < 24 for part in range(3))
        for row in picture.rows for x in range(picture.width))


OURS = ("--font-folder", "fonts", "--no-installed-fonts")


@check()
def emoji_are_in_color_grey_and_one_color(context):
    shown(context, "😀")
    picture, said = drawn(context, "full", *OURS)
    # A square of 1.1 em, at 3x.
    require(abs(near(picture, RED) - (66 * 3) ** 2) < 2500, f"{near(picture, RED)} red pixels")
    require("installed fonts" in said, said)
    tinted, _ = drawn(context, "tinted", *OURS, "--tint", "#00FF00", scene=SCENES.home_tinted)
    require(near(tinted, RED) == 0, "it is red where content is tinted")
    lock, _ = drawn(context, "lock", *OURS, scene=SCENES.lock_screen, family="accessoryRectangular")
    require(
        all(abs(row[4 * x] - row[4 * x + 2]) < 3 for row in lock.rows for x in range(lock.width)),
        "it is in color on the Lock Screen")


@check()
def without_a_font_they_are_boxes_and_said(context):
    shown(context, "😀가")
    boxes, said = drawn(context, "none", "--no-installed-fonts")
    require(near(boxes, RED) == 0 and "bars" in said, said)
    # Of the other two letters a folder has one.
    (context.folder / "one").mkdir()
    shutil.copy(context.fixtures / "Fonts/Letters.ttf", context.folder / "one")
    one, said = drawn(context, "one-font", "--font-folder", "one", "--no-installed-fonts")
    require(near(one, RED) == 0 and "bars" in said and "installed fonts" in said, said)
    require(one.rows != boxes.rows, "the letter is not drawn in the folder's font")
    both, said = drawn(context, "both", *OURS)
    require(near(both, RED) > 0 and "bars" not in said, said)


@check()
def lines_break_alike_with_and_without_fonts(context):
    shown(context, "가나가나 日日日")
    sizes = []
    for number, options in enumerate((OURS, ("--no-installed-fonts",))):
        found = context.run(
            "render", "w", "-o", f"out{number}", "--scene", SCENES.home_dark, "--wallpaper", "#000000", *options)
        require("warning" not in found.error, found.error)
        picture = pixels.read((context.folder / f"out{number}/A.systemSmall.{SCENES.home_dark}.png").read_bytes())
        rows = [y for y, row in enumerate(picture.rows) if any(value > 150 for value in row[::4])]
        sizes.append((rows[0] // 12, rows[-1] // 12))
    require(max(abs(one - other) for one, other in zip(*sizes)) <= 2, f"rows {sizes}")


@check()
def what_is_kept_knows_the_fonts(context):
    shown(context, "😀")
    kept = ("--cache", "kept")
    first, _ = drawn(context, "first", *OURS, *kept)
    (context.folder / "fonts/Emoji.ttf").unlink()
    second, _ = drawn(context, "second", *OURS, *kept)
    require(near(first, RED) > 0 and near(second, RED) == 0, "the picture of before is shown")


@check()
def a_damaged_font_is_passed_over(context):
    shown(context, "😀가")
    for number, (name, keep) in enumerate((("Emoji.ttf", 700), ("Letters.ttf", 300))):
        data = (context.fixtures / "Fonts" / name).read_bytes()
        (context.folder / "fonts" / name).write_bytes(data[:keep])
    (context.folder / "fonts/text.ttf").write_text("no font")
    drawn(context, "out", *OURS)


@check(over=["missing", "w/A.swift"])
def a_folder_that_is_none_is_one_error(context, where):
    shown(context, "😀")
    for start in (("render", "w", "-o", "out"), ("screen", "w", "-o", "out.png"), ("w",)):
        context.refused(*start, "--font-folder", where, saying=["error: --font-folder:", where])


@check()
def lint_says_the_same_with_any_fonts(context):
    shown(context, "가나가나가나가나가나 日日日日")
    (context.folder / "fonts.conf").write_text(
        f"<fontconfig><dir>{context.folder}/fonts</dir><cachedir>{context.folder}/made</cachedir></fontconfig>")
    said = [
        context.run("lint", "w", "--no-cache", status=None, variables=variables).output
        for variables in ({}, {"FONTCONFIG_FILE": str(context.folder / "fonts.conf")})]
    require(said[0] == said[1], f"said {said[0]!r} and {said[1]!r}")


LANGUAGES = {
    "en": ["Next sailing", "12:32\u202fPM", "Sunday, June 14", "1,240 seats left", "€12.50", "13\u00a0mi"],
    "ko": ["다음 배", "오후 12:32", "6월 14일 일요일", "남은 자리 1,240개", "€12.50", "22km"],
    "zh-Hans": ["下一班船", "12:32", "6月14日 星期日", "剩余1,240个座位", "€12.50", "22公里"],
    "ar": ["الرحلة القادمة", "١٢:٣٢ م", "الأحد، ١٤ يونيو", "١٬٢٤٠ مقعدًا متبقيًا", "٢٢ كم"],
    "th": ["เรือเที่ยวถัดไป", "12:32", "วันอาทิตย์ที่ 14 มิถุนายน", "เหลือ 1,240 ที่นั่ง"],
    "de": ["Nächste Abfahrt", "12:32", "Sonntag, 14. Juni", "1.240 Plätze frei", "12,50 €", "22 km"],
}


@check(over=list(LANGUAGES))
def a_widget_speaks_the_language_that_is_asked_for(context, language):
    shutil.copytree(context.fixtures / "Projects/Voyages", context.folder / "Voyages")
    listed = context.run("evidence", "Voyages", "--layout", "--locale", language)
    plain = listed.output.replace("\u202f", " ").replace("\u00a0", " ")
    for text in LANGUAGES[language]:
        require(text.replace("\u202f", " ").replace("\u00a0", " ") in plain, f"no '{text}' in {plain}")
