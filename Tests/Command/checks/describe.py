# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""`describe`: what it writes is read back, drawn and judged without an edit, whatever it was made of."""

import json
import shutil

import png
from harness import check, require

WIDGET = """
import SwiftUI
import WidgetKit

@main
struct Bundle: WidgetBundle {
  var body: some Widget {
    BODY
  }
}
"""

DECLARED = """
import SwiftUI
import WidgetKit

struct NAME: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "k", provider: Provider()) { entry in
      NAMEView(entry: entry)
        .containerBackground(for: .widget) { BACKGROUND }
    }
    .supportedFamilies([FAMILIES])
  }
}

struct NAMEView: View {
  let entry: Entry
  @Environment(\\.widgetRenderingMode) var mode
  var body: some View {
    VIEW
  }
}
"""


def image_set(catalog, name, color=(200, 60, 40, 255), size=48, scale="2x", contents=None):
    folder = catalog / f"{name}.imageset"
    folder.mkdir(parents=True)
    (folder / "a.png").write_bytes(png.flat(size, size, color))
    contents = contents or {
        "images": [{"idiom": "universal", "scale": scale, "filename": "a.png"}],
        "info": {"version": 1, "author": "xcode"}}
    (folder / "Contents.json").write_text(json.dumps(contents))
    return folder


def project(
        context, view='Image("Sun")', families=".systemSmall", background="Color.white",
        name="Weather", folder="p/AppWidget", sets=("Sun",)):
    """A widget's target: its sources and a catalog."""
    target = context.folder / folder
    catalog = target / "Assets.xcassets"
    catalog.mkdir(parents=True, exist_ok=True)
    for one in sets:
        image_set(catalog, one)
    code = DECLARED.replace("NAME", name).replace("FAMILIES", families)
    code = code.replace("BACKGROUND", background).replace("VIEW", view)
    (target / f"{name}.swift").write_text(code)
    (target / "Bundle.swift").write_text(WIDGET.replace("BODY", f"{name}()"))
    return context.folder / "p"


def whole(context, folder="p"):
    """Describes a project, draws and judges every description, and gives their texts by name."""
    context.run("describe", folder, "-o", folder)
    texts = {}
    for path in sorted((context.folder / folder).glob("*.widget.json")):
        texts[path.name] = path.read_text()
        context.run("render", path, "-o", f"out/{path.name}")
        ended = context.run("lint", path, "--isolated", status=None)
        require(ended.status in (0, 1), f"{path.name}: {ended.error}")
    return texts


def layers(text):
    """The layers of a description as it is drawn."""
    lines = [line.strip() for line in text.splitlines() if line.strip().startswith('{"')]
    return [json.loads(line.split(" // ")[0].rstrip(",")) for line in lines]


@check()
def a_description_is_drawn_without_an_edit(context):
    view = """
    VStack(alignment: .leading) {
      Image("Sun").widgetAccentable().privacySensitive()
      Text("Next tram")
      Image(systemName: "tram.fill")
      if mode == .accented { Image("Glow") }
      Image("Flat").widgetAccentedRenderingMode(.desaturated).opacity(0.5)
    }
    """
    project(
        context, view, ".systemSmall, .accessoryCircular",
        "LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)",
        sets=("Sun", "Glow", "Flat"))
    text = whole(context)["Weather.widget.json"]
    first = layers(text)
    require([one["image"] for one in first] == ["Sun", "Flat"] * 2, text)
    require(first[0]["accentable"] and first[0]["privacySensitive"], text)
    require(first[1]["accentedRendering"] == "desaturated" and first[1]["opacity"] == 0.5, text)
    require(first[0]["families"] == ["systemSmall"], text)
    require('"canvas": "content"' in text and "accessoryCircular, 58 × 58 points" in text, text)
    require(first[0]["frame"][2:] == [24, 24], "a picture is not its own size: " + text)
    require('"gradient": ["#FFFFFF", "#000000"]' in text, text)
    for words in (
            '// {"text": "Next tram"', "the system symbol tram.fill", "only where it is tinted",
            "AppWidget/Weather.swift:21", '"catalog": "AppWidget/Assets.xcassets"'):
        require(words in text, f"no '{words}' in: {text}")


@check()
def one_widget_is_printed_and_several_need_a_folder(context):
    folder = project(context)
    printed = context.run("describe", "p")
    context.run("describe", "p", "-o", "p")
    require((folder / "Weather.widget.json").read_text() == printed.output, "another text")
    (folder / "Weather.widget.json").unlink()
    project(context, 'Image("Moon")', name="Tides", folder="p/OtherWidget", sets=("Moon",))
    context.refused(
        "describe", "p", saying=["Weather (AppWidget)", "Tides (OtherWidget)", "-o p", "--widget"])
    one = context.run("describe", "p", "--widget", "Tides")
    require('"Moon"' in one.output, one.output)
    other = context.run("describe", "p", "--target", "AppWidget")
    require('"Sun"' in other.output, other.output)
    context.refused("describe", "p", "--widget", "Tide", saying=["unknown widget", "Tides"])
    context.refused("describe", "p", "--target", "Apps", saying="unknown target")


@check()
def nothing_is_replaced_unless_told(context):
    folder = project(context)
    path = folder / "Weather.widget.json"
    path.write_text("mine")
    context.refused("describe", "p", "-o", "p", saying=["Weather.widget.json", "--force"])
    require(path.read_text() == "mine", "replaced")
    ended = context.run("describe", "p", "-o", "p", "--force")
    require("was replaced" in ended.output, ended.output)
    require(layers(path.read_text()), "not replaced")


@check()
def what_has_no_widget_says_why(context):
    context.refused("describe", "nowhere", saying="nowhere")
    (context.folder / "empty").mkdir()
    context.refused("describe", "empty", saying="no Swift sources")
    (context.folder / "empty" / "A.swift").write_text("struct A {}")
    context.refused("describe", "empty", saying="no widget")
    context.refused("describe", context.fixtures / "Idioms" / "clockkit", saying="ClockKit")
    context.art("p/a.png")
    context.refused("describe", "p/a.png", saying="not a project")
    context.refused("describe", "empty", "p", saying="one project")


@check()
def a_description_lies_where_its_catalog_can_be_read(context):
    folder = project(context)
    context.refused(
        "describe", "p", "-o", "elsewhere", saying=["Assets.xcassets", "-o p", "--follow-outside"])
    require(not (context.folder / "elsewhere").exists(), "a folder was made")
    context.run("describe", "p", "-o", "p/sub/new", "--follow-outside")
    path = folder / "sub" / "new" / "Weather.widget.json"
    require("../../AppWidget/Assets.xcassets" in path.read_text(), path.read_text())
    context.run("render", path, "-o", "out", "--follow-outside")


@check()
def pictures_of_other_catalogs_are_named_as_files(context):
    view = 'HStack { Image("Sun"); Image("Moon"); Image("Cloud", bundle: .main) }'
    folder = project(context, view, sets=("Sun", "Cloud"))
    image_set(folder / "AppWidget" / "Night.xcassets", "Moon")
    text = whole(context)["Weather.widget.json"]
    require(
        [one["image"] for one in layers(text)]
        == ["Sun", "AppWidget/Night.xcassets/Moon.imageset/a.png", "Cloud"], text)


@check()
def what_cannot_be_drawn_is_a_comment(context):
    view = 'VStack { Image("Sun"); Image("Gone"); Image("Pointer"); Image("Empty"); Image("None") }'
    folder = project(context, view, sets=("Sun", "Gone", "Pointer"))
    catalog = folder / "AppWidget" / "Assets.xcassets"
    (catalog / "Gone.imageset" / "a.png").unlink()
    (catalog / "Pointer.imageset" / "a.png").write_text(
        "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n")
    image_set(catalog, "Empty", contents={"images": [], "info": {"version": 1, "author": "x"}})
    text = whole(context)["Weather.widget.json"]
    require([one["image"] for one in layers(text)] == ["Sun"], text)
    for words in ("“Gone”", "git lfs pull", "“Empty”", "“None”: no set is called so"):
        require(words in text, f"no '{words}' in: {text}")


@check()
def a_widget_without_pictures_is_drawn_all_the_same(context):
    project(context, 'Text("Hello").font(.caption)', background='Color(red: 1, green: 0, blue: 0)')
    text = whole(context)["Weather.widget.json"]
    require('"containerBackground": "#FF0000"' in text and '"size": 12' in text, text)
    require(not layers(text), text)


@check()
def open_names_take_the_first_that_fits(context):
    project(context, 'Image("Flag-\\(entry.code)")', sets=("Flag-no", "Flag-se", "Other"))
    text = whole(context)["Weather.widget.json"]
    require([one["image"] for one in layers(text)] == ["Flag-no"], text)
    require("one of 2" in text and "Flag-se" in text, text)


@check()
def hostile_names_end_no_comment(context):
    bad = 'x\u2028\\"},{\\"image\\":1}\\n\u202e::error::<b>${a}'
    view = f'VStack {{ Text("{bad}"); Image("{bad}"); Image(systemName: "{bad}"); Image("Sun") }}'
    folder = project(context, view)
    image_set(folder / "AppWidget" / "Assets.xcassets", "${a}")
    code = folder / "AppWidget" / "Weather.swift"
    code.write_text(code.read_text().replace('Image("Sun")', 'Image("Sun"); Image("${a}")'))
    code.rename(code.with_name("We\u2028ath\ner\u202e.swift"))
    text = whole(context)["Weather.widget.json"]
    require([one["image"] for one in layers(text)] == ["Sun"], text)
    require("\u2028" not in text and "\u202e" not in text and "::" not in text, text)
    require(all(line.isprintable() for line in text.splitlines()), text)


@check()
def widgets_of_one_name_have_files_of_their_own(context):
    project(context)
    project(context, folder="p/BetaWidget", sets=("Moon",))
    texts = whole(context)
    require(
        sorted(texts) == ["Weather-AppWidget.widget.json", "Weather-BetaWidget.widget.json"],
        str(sorted(texts)))
    again = {path.name: path.read_text() for path in (context.folder / "p").glob("*.widget.json")}
    context.run("describe", "p", "-o", "p", "--force")
    for name, text in again.items():
        require((context.folder / "p" / name).read_text() == text, f"{name}: another text")


@check()
def more_pictures_than_layers_are_counted(context):
    for count, said in (
            (500, "more pictures: a description has at most 256 layers"),
            (100_000, "its code is more than is followed")):
        view = "VStack { " + "; ".join(['Image("Sun")'] * count) + " }"
        folder = project(context, view, ".systemSmall, .systemLarge", folder=f"p/{count}Widget")
        context.run("describe", f"p/{count}Widget", "-o", f"p/{count}Widget", within=60)
        path = folder / f"{count}Widget" / "Weather.widget.json"
        require(said in path.read_text(), path.read_text()[-500:])
        require(count > 500 or len(layers(path.read_text())) == 256, "not 256 layers")
        context.run("render", path, "-o", f"out/{count}")


@check()
def projects_at_hand_are_described(context):
    for name in ("Laps", "Tides"):
        shutil.copytree(context.fixtures / "Projects" / name, context.folder / name)
        require(whole(context, name), f"{name}: nothing was described")
