# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults of texts and symbols that do not stand out, and what projects of widgets as they are drawn
share: each is small, has an entry and a provider of its own, and is linted by itself."""

from listed import SCENES
from planted import INFO, written
from planted_views import BACKGROUND, HEADER, MODE, Cases

SCHEME = "@Environment(\\.colorScheme) private var scheme"
DIMMED = "@Environment(\\.isLuminanceReduced) private var isDimmed"
FAMILY = "@Environment(\\.widgetFamily) private var family"
PAPER = ".containerBackground(Color.white, for: .widget)"
SYSTEM = ".containerBackground(for: .widget) { Color(uiColor: .systemBackground) }"
INDIGO = ".containerBackground(Color.indigo, for: .widget)"
RECTANGULAR, CIRCULAR = ".accessoryRectangular", ".accessoryCircular"

ENTRY = """struct Entry: TimelineEntry {{
  var date = Date(timeIntervalSince1970: 1_800_000_000)
  {fields}
}}

struct Provider: TimelineProvider {{
  func placeholder(in context: Context) -> Entry {{ {entry} }}

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {{
    completion({entry})
  }}

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {{
    completion(Timeline(entries: [{entry}], policy: .atEnd))
  }}
}}
"""

ACTIVITY = """import ActivityKit

struct {name}Attributes: ActivityAttributes {{
  struct ContentState: Codable, Hashable {{
    var stop: String
  }}
}}

struct {name}Activity: Widget {{
  var body: some WidgetConfiguration {{
    ActivityConfiguration(for: {name}Attributes.self) {{ context in
      {banner}
    }} dynamicIsland: {{ context in
      DynamicIsland {{
        DynamicIslandExpandedRegion(.center) {{
          {expanded}
        }}
      }} compactLeading: {{
        {leading}
      }} compactTrailing: {{
        {trailing}
      }} minimal: {{
        {minimal}
      }}
    }}
  }}
}}

#Preview(as: .content, using: {name}Attributes()) {{
  {name}Activity()
}} contentStates: {{
  {name}Attributes.ContentState(stop: "Harbour Street")
}}
"""


def rules():
    yield contrast()
    yield ink()


def indented(text, depth):
    return text.replace("\n", "\n" + " " * depth)


def color_set(catalog, name, light, dark=None):
    """A color set of `#RRGGBB`, with a variant for dark appearance where one is named."""

    def entry(color, **more):
        parts = {part: f"0x{color[at : at + 2]}" for part, at in (("red", 1), ("green", 3), ("blue", 5))}
        return {
            "color": {"color-space": "srgb", "components": {**parts, "alpha": "1.000"}},
            "idiom": "universal",
            **more,
        }

    colors = [entry(light)]
    if dark:
        colors.append(entry(dark, appearances=[{"appearance": "luminosity", "value": "dark"}]))
    return {f"{catalog}/{name}.colorset/Contents.json": written({"colors": colors, **INFO})}


class Drawn(Cases):
    """Projects of one rule, whose widgets have an entry with the fields of `fields` and show `entry`.

    `colors` are color sets: (light) or (light, dark) by name.
    """

    def files(
        self, name, body, members="", fields='var title = "Low tide"', entry="Entry()", colors=None, **options
    ):
        given = "\n".join(line for line in (members, "let entry: Entry\n") if line)
        files = super().files(name, body, members=given + "\n", **options)
        place = f"{name}Widget"
        source = f"{place}/{name}Widget.swift"
        # A blank line stands between members and the body.
        files[source] = files[source].replace(b"let entry: Entry\n  var", b"let entry: Entry\n\n  var")
        text = HEADER + ENTRY.format(fields=indented(fields, 2), entry=entry)
        files[f"{place}/{name}Entry.swift"] = text.encode()
        for title, parts in (colors or {}).items():
            files |= color_set(f"{place}/Assets.xcassets", title, *parts)
        return files

    def fires(self, name, body, words, what, severity=None, scene=None, **options):
        kept = self.expected
        self.expected = {
            **kept,
            **({"severity": severity} if severity else {}),
            **({"scene": scene} if scene else {}),
        }
        super().fires(name, body, words, what, **options)
        self.expected = kept


class Activities(Drawn):
    """The same of Live Activities, without a widget."""

    def files(self, name, banner, expanded=None, leading=None, trailing=None, minimal=None):
        symbol = 'Image(systemName: "tram.fill")'
        text = HEADER.replace("import SwiftUI\n", "") + ACTIVITY.format(
            name=name,
            banner=indented(banner, 6),
            expanded=indented(expanded or "Text(context.state.stop)", 10),
            leading=indented(leading or symbol, 8),
            trailing=indented(trailing or symbol, 8),
            minimal=indented(minimal or symbol, 8),
        )
        text = text.replace(
            "import WidgetKit\n\nimport ActivityKit\n",
            "import ActivityKit\nimport SwiftUI\nimport WidgetKit\n",
        )
        return {f"{name}Widget/{name}Activity.swift": text.encode()}


def contrast():
    cases = Drawn("text-contrast", "error", SCENES.home_light)
    text = "Text(entry.title)"
    dark = SCENES.home_dark
    cases.fires(
        "WhiteOnLight",
        f"{text}\n  .font(.headline)\n  .foregroundStyle(.white)",
        text,
        "white where it is light",
    )
    cases.fires(
        "BlackOnDark",
        f"{text}\n  .foregroundColor(.black)",
        text,
        "black where it is dark",
        background=SYSTEM,
        families=".systemMedium, .systemLarge",
        scene=dark,
    )
    cases.fires(
        "PaleCaption",
        f"VStack {{\n  {text}.font(.headline)\n  Text(entry.time)\n    .font(.caption)\n"
        f"    .foregroundStyle(Color(white: 0.75))\n}}",
        "Text(entry.time)",
        "a pale gray caption on white",
        "warning",
        fields='var title = "Low tide"\nvar time = "in 12 min"',
        background=SYSTEM,
        families=".systemMedium",
    )
    cases.fires(
        "YellowSymbol",
        'VStack {\n  Image(systemName: "sun.max.fill")\n    .font(.title)\n'
        '    .foregroundStyle(.yellow)\n  Text("Sunny")\n}',
        "Image(systemName:",
        "a yellow symbol on white",
        "warning",
        background=".containerBackground(Color(.systemBackground), for: .widget)",
    )
    cases.fires(
        "InkOfOneAppearance",
        f'{text}\n  .font(.title2)\n  .foregroundStyle(Color("Ink"))',
        text,
        "a color set without a dark variant",
        "error",
        dark,
        colors={"Ink": ("#101A2E",)},
        background=SYSTEM,
        families=".systemLarge",
    )
    cases.fires(
        "PaperOfOneAppearance",
        f"{text}\n  .font(.title3)",
        text,
        "the label’s color on a color set without a dark variant",
        "error",
        dark,
        colors={"Paper": ("#FBF7EE",)},
        background='.containerBackground(Color("Paper"), for: .widget)',
    )
    cases.fires(
        "Breath",
        f"VStack(alignment: .leading) {{\n  {text}.foregroundStyle(.white)\n  Text(entry.time)\n"
        f"    .foregroundStyle(.white.opacity(0.2))\n}}",
        "Text(entry.time)",
        "white at a fifth",
        "warning",
        dark,
        fields='var title = "Low tide"\nvar time = "in 12 min"',
        background=INDIGO,
        families=".systemLarge",
    )
    cases.fires(
        "Badge",
        f'VStack {{\n  {text}\n  Text("NEW")\n    .font(.caption2.bold())\n    .foregroundStyle(.white)\n'
        "    .padding(.horizontal, 6)\n    .widgetAccentable()\n"
        "    .background(Color.yellow, in: Capsule())\n}",
        'Text("NEW")',
        "white on a yellow capsule",
        "warning",
        dark,
    )
    cases.fires(
        "Gradient",
        f"{text}\n  .font(.title2.bold())\n  .foregroundStyle(.white)",
        text,
        "white on a pale gradient",
        background=(
            ".containerBackground(for: .widget) {\n"
            "          LinearGradient(colors: [.white, .cyan.opacity(0.15)], startPoint: .top, endPoint: .bottom)\n"
            "        }"
        ),
    )
    cases.fires(
        "Backwards",
        f"{text}\n  .foregroundStyle(scheme == .dark ? .black : .white)",
        text,
        "the scheme the wrong way round",
        members=SCHEME,
        background=SYSTEM,
        families=".systemMedium",
    )
    cases.fires(
        "Rows",
        "VStack(alignment: .leading) {\n  ForEach(entry.lines) { line in\n    LineRow(line: line)\n  }\n}",
        "Text(line.name)",
        "the color of one row of three, in a view of another file",
        fields="var lines = [\n"
        '  Line(id: 1, name: "Harbour", color: .blue), Line(id: 2, name: "Hill", color: .purple),\n'
        '  Line(id: 3, name: "Sands", color: Color(red: 0.95, green: 0.9, blue: 0.7)),\n]',
        families=".systemMedium",
        more="""
struct Line: Identifiable {
  let id: Int
  let name: String
  let color: Color
}

struct LineRow: View {
  let line: Line

  var body: some View {
    Text(line.name)
      .fontWeight(.semibold)
      .foregroundStyle(line.color)
  }
}
""",
    )
    cases.fires(
        "Late",
        f'HStack {{\n  if entry.isLate {{\n    Image(systemName: "exclamationmark.triangle")\n  }}\n'
        f"  {text}\n    .font(.title3)\n"
        "    .foregroundStyle(entry.isLate ? Color.red : Color(white: 0.95))\n}",
        text,
        "pale unless a train is late",
        fields='var title = "On time"\nvar isLate = false',
        entry="Entry(isLate: false)",
        background=SYSTEM,
    )
    cases.fires(
        "Quiet",
        f"VStack {{\n  {text}\n  Text(entry.time).foregroundStyle(.tertiary)\n}}",
        "Text(entry.time)",
        "a lower level of the system’s labels is a note",
        "note",
        fields='var title = "Low tide"\nvar time = "in 12 min"',
        background=SYSTEM,
    )

    live = Activities("text-contrast", "error")
    live.rule = cases.rule
    stop = 'Text("To \\(context.state.stop)")'
    live.fires(
        "WhiteTint",
        f"{stop}\n  .foregroundStyle(.white)\n  .activityBackgroundTint(Color.white)",
        stop,
        "white on a white tint",
        scene=SCENES.live_activity,
    )
    live.fires(
        "BlackTint",
        f"HStack {{\n  {stop}\n  Spacer()\n}}\n.padding()\n.activityBackgroundTint(Color.black)",
        stop,
        "the label’s color on a black tint, in light appearance",
        scene=SCENES.live_activity_light,
    )

    cases.passes(
        "Labels",
        f"VStack {{\n  {text}.foregroundStyle(.primary)\n  Text(entry.time).foregroundStyle(.secondary)\n}}",
        "the system’s labels",
        fields='var title = "Low tide"\nvar time = "in 12 min"',
        background=SYSTEM,
    )
    cases.passes(
        "OwnGround",
        f"{text}\n  .foregroundStyle(.white)",
        "white on a dark background of its own",
        background=INDIGO,
    )
    cases.passes(
        "Scheme",
        f"{text}\n  .foregroundStyle(scheme == .dark ? Color.white : Color.black)",
        "a color for each scheme",
        members=SCHEME,
    )
    cases.passes(
        "Sets",
        f'{text}\n  .foregroundStyle(Color("Ink"))',
        "color sets with dark variants",
        colors={"Ink": ("#14213D", "#E8ECF7"), "Paper": ("#FBF7EE", "#17130B")},
        background='.containerBackground(Color("Paper"), for: .widget)',
        families=".systemSmall, .systemMedium, .systemLarge",
    )
    cases.passes(
        "Kept",
        f'{text}\n  .foregroundStyle(hasBackground ? Color("Ink") : .white)',
        "one ink on one paper, in both appearances",
        members=BACKGROUND,
        colors={"Ink": ("#14213D",), "Paper": ("#FBF7EE",)},
        background='.containerBackground(Color("Paper"), for: .widget)',
    )
    cases.passes(
        "DeepGradient",
        f"{text}\n  .bold()\n  .foregroundStyle(.white)",
        "white on a deep gradient",
        background=(
            ".containerBackground(for: .widget) {\n"
            "          LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)\n"
            "        }"
        ),
    )
    cases.passes(
        "BlueBadge",
        f'VStack {{\n  {text}\n  Text("NEW")\n    .font(.caption2.bold())\n    .foregroundStyle(.white)\n'
        "    .padding(.horizontal, 6)\n    .widgetAccentable()\n    .background(Color.blue, in: Capsule())\n}",
        "white on a blue capsule",
    )
    cases.passes(
        "Outline",
        f"ZStack {{\n  {text}.foregroundStyle(.black).offset(x: 1, y: 1)\n  {text}.foregroundStyle(.white)\n}}",
        "a shadow of the same words",
        background=INDIGO,
        families=".systemMedium",
    )
    cases.passes(
        "Measure",
        f'ZStack {{\n  Text("00:00").opacity(0)\n  {text}\n}}\n.overlay {{ Text("Hidden").hidden() }}',
        "texts that keep a place free",
        background=SYSTEM,
    )
    cases.passes(
        "Redacted",
        f"{text}\n  .foregroundStyle(.white)\n  .redacted(reason: .placeholder)",
        "redacted",
        background=SYSTEM,
    )
    cases.passes(
        "Tints",
        f'VStack {{\n  Label("Tides", systemImage: "water.waves").foregroundStyle(.blue)\n'
        f"  {text}.foregroundStyle(.red)\n}}",
        "colors of the system that are dark enough",
        background=SYSTEM,
    )
    cases.passes(
        "LockScreen",
        f"{text}\n  .foregroundStyle(.white)",
        "white on the Lock Screen alone",
        families=RECTANGULAR,
    )
    cases.passes(
        "Mode",
        f"{text}\n  .foregroundStyle(mode == .fullColor ? Color.primary : Color.white)",
        "a color for each rendering mode",
        members=MODE,
        families=".systemSmall, .accessoryRectangular",
    )
    live.passes(
        "DeepTint",
        "Text(context.state.stop)\n  .padding()\n  .foregroundStyle(.white)\n"
        "  .activityBackgroundTint(Color.indigo)",
        "white on a deep tint",
    )
    live.passes(
        "Glass",
        "VStack {\n  Text(context.state.stop).font(.headline)\n}\n.padding()",
        "the label’s color without a tint",
    )
    live.passes(
        "BrightIsland",
        "Text(context.state.stop).padding()",
        "bright colors in the Dynamic Island",
        leading='Image(systemName: "tram.fill")\n  .foregroundStyle(.yellow)',
        trailing='Text("12")\n  .foregroundStyle(.green)',
    )
    live.passes(
        "SchemeTint",
        "Text(context.state.stop)\n  .padding()\n  .activityBackgroundTint(Color(uiColor: .systemBackground))",
        "a tint that follows the appearance",
    )
    cases.passes(
        "Knockout",
        f"{text}\n  .font(.title2.bold())\n  .foregroundStyle(.white)\n  .shadow(radius: 3)\n"
        "  .padding(8)\n  .widgetAccentable()\n  .background(Color.black.opacity(0.5), in: Capsule())",
        "white on a translucent black plate",
        background=".containerBackground(Color.cyan, for: .widget)",
    )
    cases.passes(
        "ButtonLabel",
        'Button(intent: RefreshIntent()) {\n  Label("Refresh", systemImage: "arrow.clockwise")\n}\n'
        ".buttonStyle(.borderedProminent)\n.tint(.indigo)",
        "a prominent button of the system",
        more=(
            "struct RefreshIntent: AppIntent {\n"
            '  static var title: LocalizedStringResource { "Refresh" }\n\n'
            "  func perform() async throws -> some IntentResult { .result() }\n}\n"
        ).replace("struct", "import AppIntents\n\nstruct", 1),
        background=SYSTEM,
    )
    cases.passes(
        "Background",
        f"{text}\n  .foregroundStyle(.background)\n  .padding(6)\n  .widgetAccentable()\n"
        "  .background(.primary, in: Capsule())",
        "the background’s color on the label’s",
        background=SYSTEM,
    )
    live.fires(
        "Island",
        "Text(context.state.stop)\n  .padding()\n  .activityBackgroundTint(Color.indigo)\n"
        "  .foregroundStyle(.white)",
        '"tram"',
        "black in the Dynamic Island",
        scene=SCENES.dynamic_island_compact,
        leading='Image(systemName: "tram")\n  .foregroundStyle(.black)',
    )
    live.fires(
        "Expanded",
        "Text(context.state.stop)\n  .padding()\n  .activityBackgroundTint(Color.white)\n"
        "  .foregroundStyle(.black)",
        stop,
        "the banner’s black in the expanded island",
        scene=SCENES.dynamic_island_expanded,
        expanded=f"{stop}\n  .foregroundStyle(Color(white: 0.05))",
    )
    cases.passes(
        "Stars",
        'HStack {\n  ForEach(1...5, id: \\.self) { index in\n    Image(systemName: "star.fill")\n'
        "      .foregroundStyle(index <= entry.rating ? Color.indigo : Color.gray.opacity(0.3))\n  }\n}",
        "stars that are not given are pale beside those that are",
        fields="var rating = 3",
    )
    cases.passes(
        "Watermark",
        'ZStack(alignment: .bottomTrailing) {\n  Image(systemName: "leaf.fill")\n'
        "    .font(.system(size: 90))\n    .foregroundStyle(.green.opacity(0.15))\n"
        f"  {text}.font(.headline)\n}}",
        "a large pale symbol behind the text, as decoration",
        background=SYSTEM,
    )
    cases.passes(
        "Month",
        'HStack {\n  ForEach(entry.days) { day in\n    Text("\\(day.id)")\n'
        "      .foregroundStyle(day.isInMonth ? Color.primary : Color.primary.opacity(0.25))\n  }\n}",
        "the days of another month are pale on purpose",
        fields="var days = [Day(id: 30, isInMonth: false), Day(id: 1, isInMonth: true), Day(id: 2, isInMonth: true)]",
        more="struct Day: Identifiable {\n  let id: Int\n  let isInMonth: Bool\n}\n",
        background=SYSTEM,
        families=".systemMedium",
    )
    cases.passes(
        "Emoji",
        f'VStack {{\n  Text("🌧").font(.largeTitle)\n  {text}\n}}',
        "an emoji, which has colors of its own",
        background=".containerBackground(Color(white: 0.5), for: .widget)",
    )
    cases.passes(
        "Separator",
        'HStack(spacing: 4) {\n  Text("Tide")\n  Text("·").foregroundStyle(Color(white: 0.8))\n'
        '  Text("Low")\n}',
        "a point between words",
        background=SYSTEM,
    )
    cases.passes(
        "Marks",
        "HStack {\n  ForEach(0..<7, id: \\.self) { day in\n"
        '    Image(systemName: day < entry.done ? "checkmark.circle.fill" : "circle")\n'
        "      .foregroundStyle(day < entry.done ? Color.blue : Color.gray.opacity(0.4))\n  }\n}",
        "days to come are pale beside those that are done",
        fields="var done = 4",
        background=SYSTEM,
        families=".systemMedium",
    )
    return cases.rule


def ink():
    cases = Drawn("vibrant-ink", "warning", SCENES.lock_screen)
    text = "Text(entry.title)"

    def fires(name, body, words, what, severity=None, families=RECTANGULAR, **options):
        cases.fires(name, body, words, what, severity, families=families, **options)

    def passes(name, body, what, families=RECTANGULAR, **options):
        cases.passes(name, body, what, families=families, **options)

    fires("Black", f"{text}\n  .foregroundStyle(.black)", text, "black text")
    fires(
        "Navy",
        f"VStack(alignment: .leading) {{\n  {text}.font(.headline)\n"
        f'  Text(entry.time).foregroundStyle(Color("Navy"))\n}}',
        "Text(entry.time)",
        "a dark blue of the catalog",
        "note",
        fields='var title = "Low tide"\nvar time = "in 12 min"',
        colors={"Navy": ("#14213D",)},
    )
    fires("Breath", f"{text}\n  .foregroundStyle(.white.opacity(0.08))", text, "white at 8 %", "error")
    fires(
        "Faded",
        f"VStack {{\n  {text}\n  ProgressView(value: 0.4)\n}}\n.opacity(0.2)",
        text,
        "the opacity of a stack around it",
    )
    fires(
        "Symbol",
        'ZStack {\n  AccessoryWidgetBackground()\n  Image(systemName: "leaf.fill")\n'
        "    .font(.title)\n    .foregroundColor(.black)\n}",
        "Image(systemName:",
        "a black symbol on the accessory’s plate",
        "error",
        families=CIRCULAR,
    )
    fires(
        "Shared",
        f"{text}\n  .font(.headline)\n  .foregroundStyle(Color(red: 0.2, green: 0.15, blue: 0.5))",
        text,
        "the Home Screen’s color on the Lock Screen",
        "note",
        background=PAPER,
        families=".systemMedium, .accessoryRectangular",
    )
    fires(
        "Helped",
        f"VStack {{\n  Text(entry.time).font(.headline)\n  {text}.captioned()\n}}",
        text,
        "the color is a helper’s in another file",
        "note",
        fields='var title = "Low tide"\nvar time = "in 12 min"',
        more="""
extension View {
  func captioned() -> some View {
    font(.caption).foregroundStyle(Color(white: 0.2))
  }
}
""",
    )
    fires(
        "Level",
        f"{text}\n  .foregroundColor(entry.level < 20 ? Color(red: 0.4, green: 0, blue: 0) : .primary)",
        text,
        "dark red where the level is low",
        "note",
        fields='var title = "12 %"\nvar level = 12',
        families=CIRCULAR,
    )
    fires(
        "Rows",
        "VStack {\n  ForEach(entry.stops, id: \\.self) { stop in\n"
        "    Text(stop).foregroundStyle(Color(white: 0.1))\n  }\n}",
        "Text(stop)",
        "rows of a list",
        "note",
        fields='var stops = ["Harbour", "Hill"]',
    )
    fires(
        "Gauge",
        'Gauge(value: 0.4) {\n  Text("km")\n} currentValueLabel: {\n'
        '  Text("12").foregroundStyle(.black)\n}\n.gaugeStyle(.accessoryCircular)',
        'Text("12")',
        "the value of a gauge",
        families=CIRCULAR,
    )
    fires(
        "Quiet",
        f"VStack {{\n  {text}\n  Text(entry.time).foregroundStyle(.tertiary)\n}}",
        "Text(entry.time)",
        "a lower level of the system’s labels is a note",
        "note",
        fields='var title = "Low tide"\nvar time = "in 12 min"',
    )

    passes("Primary", f"{text}\n  .foregroundStyle(.primary)", "the system’s own ink")
    passes(
        "Plain",
        f"{text}.font(.headline)",
        "no color at all",
        families=".accessoryRectangular, .accessoryCircular",
    )
    passes("White", f"{text}\n  .foregroundColor(.white)", "white")
    passes(
        "Mode",
        f"{text}\n  .foregroundStyle(mode == .fullColor ? Color.indigo : Color.white)",
        "its color in full color alone",
        members=MODE,
        background=PAPER,
        families=".systemMedium, .accessoryRectangular",
    )
    passes(
        "Family",
        f"if family == .accessoryCircular {{\n  {text}\n}} else {{\n  {text}.foregroundStyle(.indigo)\n}}",
        "its color on the Home Screen alone",
        members=FAMILY,
        families=".systemSmall, .accessoryCircular",
    )
    passes(
        "Bright",
        f"{text}\n  .foregroundStyle(.yellow)",
        "a bright color, which is nearly white without its hue",
    )
    passes("Firm", f"{text}\n  .opacity(0.9)", "almost opaque")
    passes(
        "Plate",
        'ZStack {\n  AccessoryWidgetBackground()\n  Image(systemName: "leaf.fill").font(.title)\n}',
        "on the accessory’s plate",
        families=CIRCULAR,
    )
    passes(
        "Gauge",
        'Gauge(value: 0.4) {\n  Text("km")\n} currentValueLabel: {\n  Text("12")\n}\n'
        ".gaugeStyle(.accessoryCircular)",
        "a gauge of the system",
        families=CIRCULAR,
    )
    passes(
        "HomeOnly",
        f"{text}\n  .foregroundStyle(.black)",
        "never on the Lock Screen",
        background=PAPER,
        families=".systemMedium",
    )
    passes(
        "Away",
        f"{text}\n  .foregroundStyle(.black)",
        "asks not to be on the Lock Screen",
        after=".disfavoredLocations([.lockScreen], for: [.accessoryRectangular])",
    )
    passes(
        "Inline",
        'Label("Low tide", systemImage: "water.waves")',
        "a line above the clock",
        families=".accessoryInline",
    )
    passes("Accent", f"{text}\n  .widgetAccentable()", "in the accent group")
    passes(
        "Measure",
        f'ZStack {{\n  Text("00:00").foregroundStyle(.black).opacity(0)\n  {text}\n}}',
        "a text that keeps a place free",
    )
    return cases.rule
