# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""`describe`: what it writes is read back, drawn and judged without an edit, whatever it was made of."""

import json
import re
import shutil

import png
from harness import check, require
from listed import SCENES

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


PROVIDER = """
struct Entry: TimelineEntry {
  var date: Date
  var city: String
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: Date(), city: "Oslo") }
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


def parsed(text):
    """A description as data: JSON5 as `describe` writes it, with comments and commas at ends."""
    parts = re.findall(r'"(?:[^"\\]|\\.)*"|//[^\n]*|[^"/]+|/', text)
    text = "".join(part for part in parts if not part.startswith("//"))
    parts = re.findall(r'"(?:[^"\\]|\\.)*"|[^"]+', text)
    return json.loads("".join(
        part if part.startswith('"') else re.sub(r",(\s*[\]}])", r"\1", part) for part in parts))


def nodes(value, key):
    """What has a key, in the order it is written."""
    found = []
    if isinstance(value, dict):
        found = [value] if key in value else []
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            found += nodes(one, key)
    return found


def images(text):
    """The pictures that the layers of a description show."""
    return [one["image"] for one in nodes(parsed(text)["layers"], "image")]


def compared(context, folder, *options):
    """Describes a project and counts the families whose picture is that of the project."""
    context.run("describe", folder, "-o", folder, "--force", *options)
    count = 0
    for path in sorted((context.folder / folder).glob("*.widget.json")):
        text = path.read_text()
        widget = parsed(text)["name"]
        shown = re.findall(
            r"// (\w+), [^,\n]* points, as in ([a-z0-9-]+)\n *// (?:with the sample “(.*?)”)?", text)
        scenes = ",".join(sorted({scene for _, scene, _ in shown}))
        own, out = f"own/{widget}", f"out/{widget}"
        context.run("render", folder, "--widget", widget, "--widgets-only", "--scene", scenes, "-o", own)
        context.run("render", path, "--scene", scenes, "-o", out)
        for family, scene, sample in shown:
            name = f"{widget}.{family}.{scene}.png"
            stem = re.sub(r"[^\w-]", "-", sample)
            source = context.folder / own / f"{widget}.{stem}.{family}.{scene}.png"
            if not source.exists():
                source = context.folder / own / name
            require(source.exists(), f"{source} was not drawn")
            same = source.read_bytes() == (context.folder / out / name).read_bytes()
            require(same, f"{name} is another picture than that of the project")
            count += 1
    return count


@check()
def a_description_is_drawn_without_an_edit(context):
    view = """
    VStack(alignment: .leading) {
      Image("Sun").widgetAccentable().privacySensitive()
      Text("Next tram")
      Image(systemName: "tram.fill").foregroundStyle(.red.opacity(0.3))
      if mode == .accented { Image("Glow") }
      Image("Flat").widgetAccentedRenderingMode(.desaturated).opacity(0.5)
      GeometryReader { place in Capsule().frame(width: place.size.width / 2) }
    }
    """
    project(
        context, view, ".systemSmall, .accessoryCircular",
        "LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)",
        sets=("Sun", "Glow", "Flat"))
    text = whole(context)["Weather.widget.json"]
    require(images(text) == ["Sun", "Flat"] * 2, text)
    layer = parsed(text)["layers"][0]
    require(layer["families"] == ["systemSmall"] and layer["alignment"] == "leading", text)
    sun, flat = nodes(layer, "image")
    require(sun["accentable"] and sun["privacySensitive"], text)
    require(flat["accentedRendering"] == "desaturated", text)
    require([one["text"] for one in nodes(layer, "text")] == ["Next tram"], text)
    symbol = nodes(layer, "symbol")[0]
    require(symbol == {"symbol": "tram.fill", "color": {"color": "red", "opacity": 0.3}}, text)
    require('"canvas": "content"' in text and "accessoryCircular, 58 × 58 points" in text, text)
    require({"linear": ["#FFFFFF", "#000000"]} in nodes(parsed(text), "linear"), text)
    # Half of what is left inside the margins.
    require({"width": 66.16666666666667} in nodes(layer, "width"), text)
    for words in ("AppWidget/Weather.swift:21", '"catalog": "AppWidget/Assets.xcassets"'):
        require(words in text, f"no '{words}' in: {text}")
    require(compared(context, "p") == 2, "not both families")


@check()
def a_description_has_the_pixels_of_the_project(context):
    counts = {
        "Almanac": 2, "Cards": 3, "Chores": 3, "Skies": 4, "Trails": 4, "Tides": 7, "Laps": 3}
    for name, count in counts.items():
        shutil.copytree(context.fixtures / "Projects" / name, context.folder / name)
        found = compared(context, name)
        require(found == count, f"{name}: {found} families instead of {count}")


@check()
def a_scene_decides_what_is_described(context):
    view = 'if mode == .accented { Image("Glow") } else { Image("Sun") }'
    project(context, view, ".systemSmall, .accessoryCircular", sets=("Sun", "Glow"))
    text = context.run("describe", "p", "--scene", SCENES.home_tinted).output
    require(images(text) == ["Glow", "Sun"], text)
    require(f", as in {SCENES.home_tinted}" in text and ", as in lock-screen" in text, text)
    require("containerBackground" not in text, text)
    require(compared(context, "p", "--scene", SCENES.home_dark) == 2, "not both families")
    context.refused("describe", "p", "--scene", "all", saying="one scene")
    context.refused("describe", "p", "--date", "soon", saying="--date")


@check()
def samples_of_the_configuration_are_described(context):
    folder = project(context, "Text(entry.city)")
    code = folder / "AppWidget" / "Weather.swift"
    code.write_text(code.read_text() + PROVIDER)
    (folder / ".vibrancy.json").write_text(
        '{"samples": {"Weather": [{"name": "sea", "entry": {"city": "Bergen"}}]}}')
    text = context.run("describe", "p").output
    require("“sea” of the configuration" in text and '"Bergen"' in text, text)
    text = context.run("describe", "p", "--isolated").output
    require("of placeholder(in:)" in text and '"Oslo"' in text, text)
    (folder / ".vibrancy.json").write_text(
        '{"samples": {"Weather": [{"name": "sea", "entry": {"town": "Bergen"}}]}}')
    require("town" in context.run("describe", "p", status=2).error, "not reported")
    (folder / ".vibrancy.json").write_text('{"samples": 3}')
    context.refused("describe", "p", saying="samples")


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
    require(images(path.read_text()), "not replaced")


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
    moon = "AppWidget/Night.xcassets/Moon.imageset/a.png"
    require(images(text) == ["Sun", moon, "Cloud"], text)
    require(nodes(parsed(text), "frame")[0]["frame"] == {"width": 24, "height": 24}, text)
    require(compared(context, "p") == 1, "not drawn")


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
    require(images(text) == ["Sun"], text)
    require([one["placeholder"] for one in nodes(parsed(text), "placeholder")] == [[100, 100]] * 4, text)
    for words in ("“Gone”", "git lfs pull", "“Empty”", "“None”: no set is called so"):
        require(words in text, f"no '{words}' in: {text}")
    require(compared(context, "p") == 1, "not drawn")


@check()
def a_widget_without_pictures_is_drawn_all_the_same(context):
    project(context, 'Text("Hello").font(.caption)', background='Color(red: 1, green: 0, blue: 0)')
    text = whole(context)["Weather.widget.json"]
    require('"containerBackground": "#FF0000"' in text and '"font": "caption"' in text, text)
    require(not images(text) and "catalog" not in parsed(text), text)


@check()
def backgrounds_may_differ_by_family(context):
    view = 'Text("Now")'
    background = "if family == .systemSmall { Color.red } else { Image(\"Sun\").resizable() }"
    folder = project(context, view, ".systemSmall, .systemMedium", background)
    code = folder / "AppWidget" / "Weather.swift"
    text = code.read_text().replace(
        ".containerBackground(for: .widget) { " + background + " }", "").replace(
        view, view + ".containerBackground(for: .widget) { " + background + " }").replace(
        "  @Environment", "  @Environment(\\.widgetFamily) var family\n  @Environment", 1)
    code.write_text(text)
    text = whole(context)["Weather.widget.json"]
    require([one["families"] for one in parsed(text)["containerBackground"]]
            == [["systemSmall"], ["systemMedium"]], text)
    require(compared(context, "p") == 2, "not both families")


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
    require(images(text) == ["Sun"], text)
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
def more_views_than_are_followed_are_cut(context):
    for count in (500, 100_000):
        view = "VStack { " + "; ".join(['Image("Sun")'] * count) + " }"
        folder = project(context, view, ".systemSmall", folder=f"p/{count}Widget")
        context.run("describe", f"p/{count}Widget", "-o", f"p/{count}Widget", within=60)
        path = folder / f"{count}Widget" / "Weather.widget.json"
        text = path.read_text()
        shown = text.count('{"image": "Sun"}')
        require(shown == 500 if count == 500 else 10_000 < shown < 20_000, f"{shown} pictures")
        require(("more views than are followed" in text) == (count > 500), text[:2000])
        context.run("render", path, "-o", f"out/{count}")


@check()
def projects_at_hand_are_described(context):
    for name in ("Laps", "Tides"):
        shutil.copytree(context.fixtures / "Projects" / name, context.folder / name)
        require(whole(context, name), f"{name}: nothing was described")
