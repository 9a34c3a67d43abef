# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The data that widgets are drawn with from their Swift: "samples" of the configuration, `--date`."""

import json

from harness import check, require
from linting import copied
from listed import SCENES

CLOCK = """
struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: ClockProvider()) { entry in
      Text(entry.date, format: .dateTime.hour().minute()).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
@main struct Clocks: WidgetBundle { var body: some Widget { Clock() } }
struct ClockEntry: TimelineEntry { let date: Date }
struct ClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: .now) }
}
"""


def configured(context, samples, folder="Projects/Trails"):
    """Writes a configuration with samples, as it is named in errors."""
    path = f"{folder}/.vibrancy.json"
    (context.folder / path).write_text(
        samples if isinstance(samples, str) else json.dumps({"samples": samples}))
    return path


def drawn(context, *options, status=0, out="out"):
    """What is drawn of the small Trails on the Home Screen, and what was said."""
    ended = context.run(
        "render", "Projects/Trails", "-o", out, "--scene", "home-light", *options,
        status=status)
    return {path: (context.folder / path).read_bytes() for path in ended.output.split()}, ended


@check()
def samples_of_the_configuration_replace_those_of_the_code(context):
    copied(context, "Projects/Trails")
    before, _ = drawn(context)
    configured(context, {"TrailWidget": [
        {"name": "autumn", "entry": {"name": "Fern Gorge", "date": "2026-10-03T14:30:00Z"}},
        {"name": "long", "entry": {"name": "Over the Seven Sisters to Birling Gap"}}]})
    after, _ = drawn(context, out="samples")
    require(len(before) == 2 and any("Small" in path for path in before), f"drawn: {list(before)}")
    names = [f"samples/TrailWidget.{name}.systemSmall.home-light.png" for name in ("autumn", "long")]
    require(sorted(after) == names, f"drawn: {list(after)}")
    require(len(set(after.values()) | set(before.values())) == 4, "two pictures are the same")
    isolated, _ = drawn(context, "--isolated")
    require(isolated == before, "--isolated reads samples")


@check()
def what_is_wrong_with_samples_has_line_and_column(context):
    copied(context, "Projects/Trails")
    path = configured(context, '{"samples": {\n'
        '  "TrailWidget": [{"name": "x", "entry": {"nam": "a", "date": "yesterday"}}],\n'
        '  "TrialWidget": [{"name": "y"}]}}\n')
    _, ended = drawn(context, status=2)
    said = [
        f"{path}:2:43: samples.TrailWidget[0].entry.nam is not a known field of TrailEntry; did you "
        "mean 'name'?",
        f"{path}:2:63: samples.TrailWidget[0].entry.date is not a date; write one as "
        "2026-06-14T10:09:00Z",
        f"{path}:3:3: samples.TrialWidget is not a known widget; did you mean 'TrailWidget'?"]
    require(ended.errors == [f"error: {one}" for one in said], f"said: {ended.error}")
    first = context.run("Projects/Trails", "-q", status=2)
    require(first.errors == ended.errors, f"the first look says: {first.error}")
    # A widget of another folder is no mistake where only this one is drawn.
    (context.folder / path).unlink()
    configured(context, {"SkiesWidget": [{"name": "rain"}]}, folder="Projects")
    drawn(context)


@check()
def a_broken_configuration_is_named_and_the_widgets_are_drawn(context):
    copied(context, "Projects/Trails")
    path = configured(context, '{"samples": 3, "sampels": {}}')
    pictures, ended = drawn(context, status=2)
    require(len(pictures) == 2, f"drawn: {list(pictures)}")
    require([line.split(": ")[1] for line in ended.errors] == [f"{path}:1:13", f"{path}:1:16"],
            f"said: {ended.error}")
    other = context.folder / "other.json"
    other.write_text("{}")
    drawn(context, "--config", "other.json")
    context.refused("render", "Projects/Trails", "-o", "out", "--config", "x", "--isolated",
                    saying="--isolated")


@check()
def widgets_see_the_time_that_is_given(context):
    (context.folder / "App").mkdir()
    (context.folder / "App/Clock.swift").write_text(CLOCK)
    pictures = []
    for date in ((), ("--date", "2026-06-14T10:09:00Z"), ("--date", "2026-06-14T12:09:00+02:00"),
                 ("--date", "2026-12-24T18:30:00Z")):
        context.run("render", "App", "-o", "out", "--scene", "home-light", *date)
        pictures.append((context.folder / "out/Clock.systemSmall.home-light.png").read_bytes())
    require(pictures[0] == pictures[1] == pictures[2] != pictures[3], "another time is shown")
    context.refused("render", "App", "-o", "out", "--date", "tomorrow",
                    saying="--date: 'tomorrow' is not a time; write one as 2026-06-14T10:09:00Z")
    context.refused("App", "--date", "2026-02-30", saying="is not a time")


@check()
def a_screen_shows_the_widgets_of_a_project(context):
    copied(context, "Projects/Trails")
    context.art("Projects/Trails/photo.png", size=99)
    pictures = []
    for more in ((), ("--variant", "Small 2"), ("--date", "2027-01-01"), ("--widget", "TrailWidget")):
        ended = context.run("screen", "Projects/Trails", "-o", "a.png", "--scale", "1",
                            "--screen", "home-light", *more)
        require("photo" not in ended.error, f"art is a widget: {ended.error}")
        pictures.append((context.folder / "a.png").read_bytes())
    require(pictures[0] != pictures[1], "--variant shows the first sample")
    require(pictures[0] == pictures[3], "--widget shows other widgets")
    context.run("screen", "Projects/Trails", "-o", "a.png", "--scale", "1")
    require(b"screen=lock-screen;" in (context.folder / "a.png").read_bytes(), "another screen")
    context.refused("screen", "Projects/Trails", "-o", "a.png", "--widget", "Trial",
                    saying="nothing is left to draw")


@check()
def each_widget_of_one_file_takes_a_slot(context):
    (context.folder / "App").mkdir()
    clock = CLOCK.replace("@main struct", """
struct Day: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "day", provider: ClockProvider()) { entry in
      Text("Day").containerBackground(.blue, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
@main struct""").replace("{ Clock() }", "{ Clock()\n Day() }")
    (context.folder / "App/Clock.swift").write_text(clock)
    pictures = []
    for more in ((), ("--widget", "Clock")):
        context.run("screen", "App", "-o", "a.png", "--screen", SCENES.standby, "--scale", "1", *more)
        pictures.append((context.folder / "a.png").read_bytes())
    require(pictures[0] != pictures[1], "one widget of two is shown")


@check()
def the_layout_names_marks_frames_and_lines(context):
    copied(context, "Projects/Trails")
    listed = context.run("evidence", "Projects/Trails", "--layout").output.splitlines()
    heads = [line for line in listed if line.startswith("TrailWidget · ")]
    require(len(heads) == 6 and heads[0].startswith("TrailWidget · Small · systemSmall  164.3×164.3 pt"),
            f"widgets: {heads}")
    code = (context.folder / "Projects/Trails/TrailWidget/TrailView.swift").read_text().splitlines()
    line = next(one for one in listed if 'text "Heather Ridge"' in one)
    path, number = line.split("  ")[-1].split(":")
    require(path == "Projects/Trails/TrailWidget/TrailView.swift", line)
    require("Text(" in code[int(number) - 1], f"{line} is {code[int(number) - 1]}")
    require([float(one) for one in line.split("  text")[0].split()] == [16, 117, 98.3, 18], line)
    require(listed[-1].startswith("understood ") and listed[-1].endswith("(100.0 %)"), listed[-1])
    view = context.folder / "Projects/Trails/TrailWidget/TrailView.swift"
    view.write_text(view.read_text().replace("Text(", "Mystery(", 1))
    last = context.run("evidence", "Projects/Trails", "--layout").output.splitlines()[-1]
    require("(100.0 %)" not in last, f"a view that does not exist is understood: {last}")
    other = context.run("evidence", "Projects/Trails", "--layout", "--target", "Other")
    require(other.output == "no widget is drawn from Swift\n", other.output)
    context.refused("evidence", "Trials", "--layout", saying="Trials: no such file or folder")
    context.refused("evidence", "Projects/Trails", "--widget", "A", saying="only with '--layout'")


def frames(context, *options, project="Projects/Kiln"):
    """What a project's widgets draw: each text with its left edge, in every place."""
    listed = context.run("evidence", project, "--layout", *options)
    rows = [line.split("  text ") for line in listed.written if "  text " in line]
    return [(float(row[0].split()[0]), row[1].split('"')[1]) for row in rows], listed


@check()
def texts_are_in_the_language_that_is_asked_for(context):
    copied(context, "Projects/Kiln")
    english, _ = frames(context)
    require(any(text == "Heating" for _, text in english), english)
    german, ended = frames(context, "--locale", "de-AT")
    require(any(text == "Aufheizen" for _, text in german), german)
    require(any(text == "Stoneware glaze bis 1.240 °C" for _, text in german), german)
    require(any(text == "15:09" for _, text in german), "formats are not those of the language")
    require("de-AT  362.7" in ended.output, ended.output)
    missing, ended = frames(context, "--locale", "fr")
    require(any(text == "Heating" for _, text in missing), missing)
    require("has no texts in 'fr'" in ended.error, ended.error)
    (context.folder / "Projects/Kiln/KilnWidget/Localizable.xcstrings").unlink()
    (context.folder / "Projects/Kiln/KilnWidget/fr.lproj").mkdir()
    (context.folder / "Projects/Kiln/KilnWidget/fr.lproj/Localizable.strings").write_text(
        '"Heating" = "Chauffe";')
    french, ended = frames(context, "--locale", "fr")
    require(any(text == "Chauffe" for _, text in french) and "no texts" not in ended.error, french)


@check()
def a_language_from_right_to_left_mirrors_what_is_drawn(context):
    copied(context, "Projects/Kiln")
    (english, _), (arabic, _) = frames(context), frames(context, "--locale", "ar")
    found = {}
    for listed in (english, arabic):
        for x, text in listed:
            found.setdefault(text, []).append(x)
    banner = found["870°"][0], found["٨٧٠°"][0]
    require(banner[0] > 250 and 0 < banner[1] < 100, f"870° stands at {banner}")
    require("تسخين" in found and "Heating" not in dict((t, x) for x, t in arabic), list(found))
    require(found["Stoneware glaze"][0] == found["Stoneware glaze"][2], "the middle has moved")
    code = (context.folder / "Projects/Kiln/KilnWidget/FiringActivity.swift")
    code.write_text(code.read_text().replace(
        "Degrees(context.state.degrees)", 'Text(Locale.current.identifier + (direction == .rightToLeft '
        '? " RTL" : " LTR"))').replace(
        "  let context: ActivityViewContext",
        "  @Environment(\\.layoutDirection) var direction\n  let context: ActivityViewContext"))
    read, _ = frames(context, "--locale", "ar-EG")
    require(any(text == "ar_EG RTL" for _, text in read), read)


@check()
def text_is_as_large_as_asked(context):
    copied(context, "Projects/Kiln")
    def heights(*options):
        listed = context.run("evidence", "Projects/Kiln", "--layout", *options)
        rows = [line.split() for line in listed.written if 'text "Heating"' in line]
        return [float(row[3]) for row in rows]
    sizes = [heights("--text-size", name)[0]
             for name in ("xSmall", "small", "large", "xxxLarge", "accessibility1")]
    require(sizes == sorted(set(sizes)) and heights()[0] == sizes[2], sizes)
    for command in (["render", "Projects/Kiln", "-o", "x"], ["Projects/Kiln"],
                    ["screen", "Projects/Kiln", "-o", "x.png"]):
        context.refused(*command, "--text-size", "xxlarge", saying="did you mean 'xxLarge'?")
        context.refused(*command, "--locale", "xx", saying="'xx' is not a known language")
        context.refused(*command, "--locale", "gwsw", saying="did you mean 'gsw'?")


@check()
def captions_name_language_and_text_size(context):
    copied(context, "Projects/Kiln")
    words = ["render", "Projects/Kiln", "-o", "out", "--html", "--scene", SCENES.live_activity]
    context.run(*words)
    page = (context.folder / "out/index.html").read_text()
    require("accessibility2" not in page, "the usual text size is named")
    context.run(*words, "--locale", "de", "--text-size", "accessibility2")
    page = (context.folder / "out/index.html").read_text()
    require('"de, accessibility2"' in page, "language and text size are not named")


UNKNOWN = CLOCK.replace("struct ClockEntry: TimelineEntry { let date: Date }", """
struct Stop: Identifiable { let id: Int; var name: String; var minutes: Int }
enum Line { case red, blue }
struct ClockEntry: TimelineEntry {
  let date: Date
  var title: String
  var line: Line
  var stops: [Stop]
}
""").replace("ClockEntry(date: .now)", "Service.shared.entry()").replace(
    "Text(entry.date, format: .dateTime.hour().minute())", """VStack {
        Text(entry.title)
        Text(entry.line == .red ? "red" : "blue")
        ForEach(entry.stops) { stop in Text("\\(stop.name) \\(stop.minutes)") }
      }""")


def listed(context, *options, status=0):
    """What `vibrancy samples` says of a project."""
    return json.loads(context.run("samples", "App", "--json", *options, status=status).output)


@check()
def samples_are_listed_and_those_that_are_written_draw_the_same(context):
    (context.folder / "App").mkdir()
    (context.folder / "App/Clock.swift").write_text(UNKNOWN)
    configuration = context.folder / "App/.vibrancy.json"
    configuration.write_text('{\n  // ours\n  "exclude": ["Old/**"] // for now\n}\n')

    def pictures(out):
        ended = context.run("render", "App", "-o", out, "--scene", "home-light", "-q")
        return sorted((context.folder / path).read_bytes() for path in ended.output.split() or [
            str(path.relative_to(context.folder)) for path in (context.folder / out).iterdir()])

    before = pictures("before")
    widget = listed(context)["widgets"][0]
    fields = {value["field"] for sample in widget["samples"] for value in sample["madeUp"]}
    require({"title", "line", "stops"} <= fields, f"made up: {fields}")
    require(not widget["configured"], "has samples")
    text = context.run("samples", "App").output
    require("Clock  (App/Clock.swift:" in text and "next: vibrancy samples App --write" in text,
            f"said: {text}")
    ended = context.run("samples", "App", "--write")
    require("edited: App/.vibrancy.json" in ended.output, f"said: {ended.output}")
    written = configuration.read_text()
    require("// ours" in written and '"exclude": ["Old/**"], // for now' in written, written)
    require('"samples": {' in written and '"title"' in written and '"stops"' in written, written)
    require(pictures("after") == before, "other pictures")
    again = listed(context)["widgets"][0]
    require(again["configured"], "has no samples")
    require(not any(sample["madeUp"] for sample in again["samples"]), f"made up: {again}")
    context.run("samples", "App", "--write")
    require(configuration.read_text() == written, "samples that are there were changed")


@check()
def samples_refuses_what_is_no_project(context):
    context.art("photo.png", size=9)
    context.refused("samples", "photo.png", saying="photo.png: is not a folder")
    context.refused("samples", ".", "--write", "--isolated", saying="--isolated")
    (context.folder / ".vibrancy.json").write_text('{"sampels": {}}')
    (context.folder / "App").mkdir()
    (context.folder / "App/Clock.swift").write_text(CLOCK)
    ended = context.run("samples", "App", "--write", status=2)
    require(any(".vibrancy.json:1:2" in line for line in ended.errors), f"said: {ended.error}")
    require((context.folder / ".vibrancy.json").read_text() == '{"sampels": {}}', "was written")
