# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults that only the code shows: small projects with sources, each linted by itself."""

import motifs
from catalog import slot
from listed import RULES, SCENES
from motifs import drawn
from planted import INFO, Rule, compact, written
from planted_accented import sunset
from planted_light import NIGHT

WIDGET = """// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct {name}Widget: Widget {{
  var body: some WidgetConfiguration {{
    StaticConfiguration(kind: "{name}", provider: Provider()) {{ entry in
      {name}View(entry: entry){background}
    }}
    .supportedFamilies([{families}]){after}
  }}
}}

struct {name}View: View {{
  {members}var body: some View {{
    {body}
  }}
}}
"""


CONTAINER = ".containerBackground(.fill.tertiary, for: .widget)"


def app(
    name, body, arts, families=".systemSmall", after="", members="", more=None, background=CONTAINER
):
    """An app `name` whose widget's one view is `body`, and the sets of the widget's catalog.

    `after` stands after the configuration, `background` after the view in it (None: nothing).
    """
    place = f"{name}Widget"
    source = WIDGET.format(
        name=name,
        families=families,
        body=body.replace("\n", "\n    "),
        after="".join(f"\n    {line}" for line in after.split("\n") if line),
        members="".join(f"{line}\n  " for line in members.split("\n") if line),
        background=f"\n        {background}" if background else "",
    )
    files = {f"{place}/{name}Widget.swift": source.encode(), **(more or {})}
    files[f"{place}/Assets.xcassets/Contents.json"] = written(INFO)
    for title, art in arts.items():
        files |= image_set(f"{place}/Assets.xcassets", title, art)
    return files


def image_set(catalog, title, art):
    described = {"images": [slot(f"{title}@2x.png", "2x")], **INFO}
    return {
        f"{catalog}/{title}.imageset/Contents.json": written(described),
        f"{catalog}/{title}.imageset/{title}@2x.png": compact(art),
    }


def line_of(files, words):
    """`path:line` of the one line that holds `words`."""
    found = [
        f"{path}:{number}"
        for path, data in files.items()
        if path.endswith(".swift")
        for number, line in enumerate(data.decode().splitlines(), 1)
        if words in line
    ]
    if len(found) != 1:
        raise ValueError(f"{words}: {found}")
    return found[0]


def rules():
    yield missing_image()
    yield unused_ignore()
    yield unparsable_source()
    yield missing_color()
    yield unarchivable_text()
    yield interpolated_name()


def extend(rule):
    """Adds what the code decides to a rule that pictures decide otherwise."""
    more = {
        RULES.accented_solid_block: solid_block,
        RULES.vibrant_dark_content: dark_content,
        RULES.standby_dark_content: standby,
    }
    if rule.name in more:
        more[rule.name](rule)


def white(drawing=motifs.star):
    return drawn(drawing, "#FFFFFF")


def unused_ignore():
    rule = Rule("unused-ignore")
    star = {"star": white()}

    def triggers(name, body, what, severity):
        files = app(name, body, star)
        place = line_of(files, "vibrancy:ignore")
        rule.project("triggers", name, files, what, severity=severity, place=place)

    def passes(name, body, what):
        rule.project("passes", name, app(name, body, star), what)

    triggers("Misspelt", 'Image("star") // vibrancy:ignore missing-imag', "a rule misspelt", "warning")
    triggers("Nameless", 'Image("star") // vibrancy:ignore -- later', "no rule named", "warning")
    triggers("Silent", 'Image("star") // vibrancy:ignore missing-image', "nothing to ignore", "note")
    passes(
        "Heeded",
        'Image("cloud-snow") // vibrancy:ignore missing-image -- the server draws it',
        "a finding that is ignored",
    )
    passes(
        "Above",
        '// vibrancy:ignore missing-image -- the server draws it\n// and always has\nImage("cloud-snow")',
        "ignored from the line above, with prose between",
    )
    passes("Prose", 'Image("star") // see vibrancy:ignore in the manual', "prose about such comments")
    return rule


def unparsable_source():
    """Sources of widgets with one defect each, behind or inside of the view."""
    rule = Rule("unparsable-source")

    def triggers(name, body, words, what, more="", own=True):
        files = app(name, body if own else "CardView()", {})
        source = f"{name}Widget/{name}Widget.swift"
        if own:
            files[source] += more.encode()
        else:
            files["Shared/CardView.swift"] = f"import SwiftUI\n\nstruct CardView: View {{\n{more}".encode()
        rule.project("triggers", name, files, what, severity="warning", place=line_of(files, words))

    def passes(name, body, what, **more):
        rule.project("passes", name, app(name, body, {}, **more), what)

    triggers("Brace", 'VStack {\n  Text("Tide")', "VStack {", "a brace that is not closed")
    triggers("Bracket", 'Text(["Tide")', "Tide", "a bracket of another kind")
    triggers("Quote", 'Text("Tide)', "Tide", "a string without an end")
    triggers("Comment", 'Text("Tide")', "/* later", "a comment without an end", more="\n/* later\n")
    conflict = '<<<<<<< HEAD\nText("Tide")\n=======\nText("Ebb")\n>>>>>>> ebb'
    triggers("Conflict", 'Text("Now")', "<<<<<<< HEAD", "a merge that is not resolved", more=f"\n{conflict}\n")
    triggers("Shared", "", "struct CardView", "a view of a widget, in another folder", own=False)
    passes("Marks", 'Text("{ ( [ \\(#"<<<<<<< "#)") // {', "brackets in strings and comments")
    passes("Regex", 'Text("Tide".replacing(/["{(]/, with: ""))', "brackets in a regular expression")
    app_files = {"App/Draft.swift": b"struct Draft {\n"}
    passes("Unused", 'Text("Tide")', "a source of the app that no widget uses", more=app_files)
    return rule


def color_set(catalog, title):
    components = {"red": "1.000", "green": "0.400", "blue": "0.000", "alpha": "1.000"}
    color = {"idiom": "universal", "color": {"color-space": "srgb", "components": components}}
    return {f"{catalog}/{title}.colorset/Contents.json": written({"colors": [color], **INFO})}


def missing_color():
    rule = Rule("missing-color")

    def files(name, body, more="", catalog=None, **options):
        files = app(name, body, {}, **options)
        files |= color_set(f"{catalog or name + 'Widget'}/Assets.xcassets", "HNOrange")
        files[f"{catalog or name + 'Widget'}/Assets.xcassets/Contents.json"] = written(INFO)
        if more:
            files[f"{name}Widget/Color+Own.swift"] = f"import SwiftUI\n\n{more}\n".encode()
        return files

    def triggers(name, body, words, what, **more):
        project = files(name, body, **more)
        rule.project("triggers", name, project, what, severity="warning", place=line_of(project, words))

    def passes(name, body, what, **more):
        rule.project("passes", name, files(name, body, **more), what)

    title = "Text(entry.title)"
    triggers("Named", f'{title}.foregroundStyle(Color("Dusk"))', "Dusk", "Color of a name that no catalog has")
    triggers(
        "Bridged", f'{title}.foregroundStyle(Color(uiColor: UIColor(named: "Dusk")!))', "Dusk", "UIColor(named:)"
    )
    triggers("Capitals", f'{title}.background(Color("hnorange"))', "hnorange", "a name in other capitals")
    triggers("Member", f"{title}.foregroundStyle(Color(.duskViolet))", "duskViolet", "a member that no set has")
    passes("Present", f'{title}.foregroundStyle(Color("HNOrange"))', "a name that is there")
    passes("Generated", f"{title}.foregroundStyle(Color(.hnOrange)).background(.hnOrange)", "members of the set")
    passes(
        "Own",
        f"{title}.foregroundStyle(Color.dusk).background(.dusk)",
        "a static of the project's own",
        more="extension Color {\n  static let dusk = Color(red: 0.4, green: 0.3, blue: 0.6)\n}\n\n"
        "extension ShapeStyle where Self == Color {\n  static var dusk: Color { .dusk }\n}",
    )
    passes(
        "Hex",
        f'{title}.foregroundStyle(Color("FF6600"))',
        "an initializer of the project's own",
        more="extension Color {\n  init(_ hex: String) {\n    self.init(red: 1, green: 0.4, blue: 0)\n  }\n}",
    )
    passes(
        "OwnBridged",
        f"{title}.foregroundStyle(Color(.dusk))",
        "a static of the project's own, of UIColor",
        more="extension UIColor {\n  static let dusk = UIColor(red: 0.4, green: 0.3, blue: 0.6, alpha: 1)\n}",
    )
    passes("System", f"{title}.foregroundStyle(Color(.systemGray3)).background(.orange)", "colors of the system")
    passes("Elsewhere", f'{title}.foregroundStyle(Color("Dusk", bundle: Theme.bundle))', "another bundle")
    passes("Computed", f"{title}.foregroundStyle(Color(entry.colorName))", "a name that the code computes")
    passes("Shared", f'{title}.foregroundStyle(Color("HNOrange"))', "a set of the app's own", catalog="App")
    return rule


def unarchivable_text():
    rule = Rule("unarchivable-text")
    style = """
struct HourMinute: FormatStyle {
  func format(_ value: Date) -> String { "2:20" }
}

extension FormatStyle where Self == HourMinute {
  static var hourMinute: HourMinute { HourMinute() }
}
"""

    def files(name, body, more):
        files = app(name, body, {})
        files[f"{name}Widget/HourMinute.swift"] = f"import SwiftUI\n{more}".encode()
        return files

    def triggers(name, body, words, what):
        project = files(name, body, style)
        rule.project("triggers", name, project, what, severity="warning", place=line_of(project, words))

    def passes(name, body, what, more=style):
        rule.project("passes", name, files(name, body, more), what)

    triggers("Made", "Text(entry.date, format: HourMinute())", "format: HourMinute()", "a style of the app's own")
    triggers("Member", "Text(entry.date, format: .hourMinute)", "format: .hourMinute", "by its member")
    triggers("Inside", 'Text("At \\(entry.date, format: HourMinute())")', "At ", "in a literal")
    passes("System", "Text(entry.date, format: .dateTime.hour().minute())", "a style of the system")
    passes("Written", "Text(HourMinute().format(entry.date))", "a text that is made before")
    passes("Formatted", "Text(entry.date.formatted(HourMinute()))", "the same")
    return rule


def interpolated_name():
    rule = Rule("interpolated-display-name")

    def files(name, after):
        files = app(name, "Text(entry.title)", {}, after=after)
        files[f"{name}Widget/Product.swift"] = b'let product = "Tally"\n'
        return files

    def triggers(name, after, words, what):
        project = files(name, after)
        rule.project("triggers", name, project, what, severity="error", place=line_of(project, words))

    def passes(name, after, what):
        rule.project("passes", name, files(name, after), what)

    value = '"\\(product) schedule"'
    triggers("Name", f".configurationDisplayName({value})", "configurationDisplayName", "a value in the name")
    triggers("Description", f".description({value})", ".description", "a value in the description")
    triggers(
        "Key",
        f".configurationDisplayName(LocalizedStringKey({value}))",
        "configurationDisplayName",
        "a key with a value",
    )
    passes("Plain", '.configurationDisplayName("Schedule")\n.description("All days")', "literals without a value")
    passes("Constant", ".configurationDisplayName(product)", "a constant")
    passes("Localized", f".configurationDisplayName(String(localized: {value}))", "a text that is made before")
    return rule


def missing_image():
    rule = Rule("missing-image")
    star = {"star": white()}

    def triggers(name, body, words, what, **more):
        files = app(name, body, star, **more)
        rule.project("triggers", name, files, what, severity="warning", place=line_of(files, words))

    triggers(
        "Forecast",
        'VStack { Image("star"); Image("cloud-snow") }',
        "cloud-snow",
        "Image of a name that no catalog has",
    )
    triggers("Trophy", 'Image(uiImage: UIImage(named: "Trophy")!)', '"Trophy")', "UIImage(named:)")
    triggers("Tea", 'Label("Tea", image: "tea-cup")', "tea-cup", "Label with an image")
    members = 'private let imageName = "LockScreenFire"'
    triggers(
        "Fire", "Image(imageName)", "Image(imageName)", "a constant that flows into an image", members=members
    )
    triggers("Lines", 'Image(\n  decorative:\n    "sunrise-lines"\n)', "Image(", "a call over several lines")

    def passes(name, body, what, **more):
        rule.project("passes", name, app(name, body, star, **more), what)

    passes(
        "Present", 'VStack { Image("star"); Image(.star); Image(decorative: "star") }', "names that are there"
    )
    passes(
        "Symbols",
        'Label("Rain", systemImage: "cloud.rain")\n  .background { Image(systemName: "sun.max") }',
        "system symbols",
    )
    passes(
        "Computed",
        'VStack { Image("star"); Image("wind-\\(entry.direction)") }',
        "a name that the code computes",
    )
    passes(
        "Commented", '// Image("cloud-snow")\nImage("star")\n/* Image("cloud-hail") */', "names in comments"
    )
    passes(
        "Texts",
        'VStack { Image("star"); Text("cloud-snow"); Text(#"Image("cloud-hail")"#) }',
        "names in other strings",
    )
    passes(
        "Elsewhere",
        'Image("star", bundle: .module)\n  .overlay { Image("flag", bundle: Flags.bundle) }',
        "another bundle",
    )
    shown = '\n#Preview {\n  Image("preview-backdrop")\n}\n'
    files = app("Previewed", 'Image("star")', star)
    files["PreviewedWidget/Preview.swift"] = f"import SwiftUI\n{shown}".encode()
    rule.project("passes", "Previewed", files, "a name in a preview")
    bundled = app("Bundled", 'Image(uiImage: UIImage(named: "pattern")!)', star)
    bundled["BundledWidget/pattern@2x.png"] = compact(drawn(motifs.rings, "#FFFFFF", 5))
    rule.project("passes", "Bundled", bundled, "a file of the bundle, by its stem")
    shared = app("Shared", 'Image("badge")', star)
    shared["App/Assets.xcassets/Contents.json"] = written(INFO)
    shared |= image_set("App/Assets.xcassets", "badge", white(motifs.heart))
    rule.project("passes", "Shared", shared, "a set of the app's own catalog")
    spaced = app("Spaced", 'Image("Weather/star")', {})
    group = "SpacedWidget/Assets.xcassets/Weather"
    spaced[f"{group}/Contents.json"] = written({"properties": {"provides-namespace": True}, **INFO})
    spaced |= image_set(group, "star", white())
    rule.project("passes", "Spaced", spaced, "a group with a namespace")
    return rule


HELPER = """import SwiftUI
import WidgetKit

extension Image {
  @ViewBuilder
  func keepingItsColors() -> some View {
    if #available(iOS 18, *) {
      self.widgetAccentedRenderingMode(.fullColor)
    } else {
      self
    }
  }
}
"""


def solid_block(rule):
    photo = {"sunset": drawn(sunset)}
    for name, body, what in (
        ("Bare", 'Image("sunset").resizable()', "the code shows it, and says nothing of tints"),
        (
            "AsAccent",
            'Image("sunset")\n  .resizable()\n  .widgetAccentedRenderingMode(.accented)',
            "accented is not an excuse",
        ),
    ):
        files = app(name, body, photo)
        rule.project(
            "triggers",
            name,
            files,
            what,
            severity="error",
            scene=SCENES.home_tinted_glass,
            evidence=line_of(files, '"sunset"'),
        )
    for name, body, what in (
        (
            "Desaturates",
            'Image("sunset")\n  .resizable()\n  .widgetAccentedRenderingMode(.desaturated)',
            "desaturated",
        ),
        ("Colors", 'Image("sunset")\n  .widgetAccentedRenderingMode(.fullColor)\n  .padding()', "full color"),
    ):
        rule.project("passes", name, app(name, body, photo), what)
    helped = app("Helped", 'Image("sunset").resizable().keepingItsColors()', photo)
    helped["HelpedWidget/Image+Colors.swift"] = HELPER.encode()
    rule.project("passes", "Helped", helped, "full color through a helper of the sources' own")
    body = 'if mode == .fullColor { Image("sunset") } else { Text("Sunset") }'
    reads = app("Chooses", body, photo, members="@Environment(\\.widgetRenderingMode) private var mode")
    rule.project("passes", "Chooses", reads, "shown in full color alone")
    kept = app(
        "Open",
        'Image("sunset")\n  .resizable()\n  .widgetAccentedRenderingMode(entry.rendering)',
        photo,
    )
    rule.project("passes", "Open", kept, "only the running app knows the mode", undetermined=True)


def dark_content(rule):
    black = {"bell": drawn(motifs.bell, NIGHT)}
    bell = 'Image("bell")'
    for name, families, what in (
        ("Lock", ".accessoryCircular", "an accessory family"),
        ("Both", ".systemSmall, .accessoryRectangular", "families of both kinds"),
    ):
        files = app(name, bell, black, families=families)
        rule.project(
            "triggers",
            name,
            files,
            what,
            severity="warning",
            scene="lock-screen",
            evidence=line_of(files, bell),
        )
    home = app("HomeOnly", bell, black, families=".systemSmall, .systemMedium")
    rule.project("passes", "HomeOnly", home, "no family of the Lock Screen")
    template = app(
        "Template",
        'Image("bell")\n  .renderingMode(.template)\n  .foregroundStyle(.white)',
        black,
        families=".accessoryCircular",
    )
    rule.project("passes", "Template", template, "the code makes it a template")
    live = app("Live", 'Image("star")', {"star": white()}, families=".accessoryCircular")
    live["LiveWidget/LiveActivity.swift"] = LIVE.encode()
    live |= image_set("LiveWidget/Assets.xcassets", "bell", black["bell"])
    rule.project("passes", "Live", live, "a Live Activity alone shows it")
    unnamed = app("Unnamed", 'Image("star")', {"star": white(), **black}, families=".accessoryCircular")
    rule.project("passes", "Unnamed", unnamed, "no source names it: counted only")
    removed = app(
        "Removed",
        bell,
        black,
        families=".accessoryCircular",
        after=".disfavoredLocations([.lockScreen], for: [.accessoryCircular])",
    )
    rule.project("passes", "Removed", removed, "the code asks not to be shown there")


LIVE = """import ActivityKit
import SwiftUI
import WidgetKit

struct LiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DoorAttributes.self) { context in
      Image("bell")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.state.text) }
      } compactLeading: {
        Image("bell")
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
    }
  }
}
"""


def standby(rule):
    black = {"bell": drawn(motifs.bell, NIGHT)}
    shown = app("Shown", 'Image("bell")', black)
    rule.project(
        "triggers",
        "Shown",
        shown,
        "the code shows it with nothing behind it",
        severity="warning",
        scene=SCENES.standby,
        evidence=line_of(shown, 'Image("bell")'),
    )
    plate = app("Plate", 'Image("bell")\n  .padding()\n  .background(Color.yellow, in: Circle())', black)
    rule.project("passes", "Plate", plate, "on a plate that the code draws")
    keeps = app("Keeps", 'Image("bell")', black, after=".containerBackgroundRemovable(false)")
    rule.project("passes", "Keeps", keeps, "its background stays")
    away = app("Away", 'Image("bell")', black, after=".disfavoredLocations([.standBy], for: [.systemSmall])")
    rule.project("passes", "Away", away, "never shown in StandBy")
    body = 'Image("bell")\n  .background { if hasBackground { Color.white } else { Color.gray } }'
    reads = app(
        "Reads",
        body,
        black,
        members="@Environment(\\.showsWidgetContainerBackground) private var hasBackground",
    )
    rule.project("passes", "Reads", reads, "on one plate or another")
    medium = app("Medium", 'Image("bell")', black, families=".systemMedium, .systemLarge")
    rule.project("passes", "Medium", medium, "no family of StandBy")
