# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults of views: what becomes of ink, fills and photographs where the system paints a
widget in one color or takes its background away. Each is a small project, linted by itself."""

import motifs
from listed import SCENES
from motifs import drawn
from planted import Rule
from planted_code import HELPER, app, line_of

MODE = "@Environment(\\.widgetRenderingMode) private var mode"
BACKGROUND = "@Environment(\\.showsWidgetContainerBackground) private var hasBackground"
HEADER = "import SwiftUI\nimport WidgetKit\n\n"


def rules():
    yield photo()
    yield swallows()
    yield track()
    yield no_background()
    yield hides()


class Cases:
    """Projects of one rule: a view's body each, and more declarations where one needs them."""

    def __init__(self, name, severity, scene=None):
        self.rule = Rule(name)
        self.expected = {"severity": severity, **({"scene": scene} if scene else {})}

    def files(self, name, body, more="", arts=None, **options):
        files = app(name, body, arts or {}, **options)
        if more:
            files[f"{name}Widget/{name}Parts.swift"] = (HEADER + more.lstrip("\n")).encode()
        return files

    def fires(self, name, body, words, what, **options):
        """A fault, reported at the one line that holds the words."""
        files = self.files(name, body, **options)
        self.rule.project("triggers", name, files, what, place=line_of(files, words), **self.expected)

    def passes(self, name, body, what, **options):
        self.rule.project("passes", name, self.files(name, body, **options), what)


def photo():
    cases = Cases("photo-without-accented-mode", "warning", SCENES.home_tinted_glass)
    cover = "Image(uiImage: entry.cover)"
    cases.fires("Cover", f"{cover}\n  .resizable()\n  .scaledToFill()", cover, "a cover without a word")
    cases.fires(
        "Loaded",
        "if let data = entry.photo, let picture = UIImage(data: data) {\n  Image(uiImage: picture).resizable()\n}"
        ' else {\n  Text("No photo")\n}',
        "Image(uiImage:",
        "loaded from data",
    )
    cases.fires(
        "Row",
        "VStack {\n  ForEach(entry.episodes) { episode in\n    Thumbnail(picture: episode.picture)\n  }\n}",
        "Image(uiImage:",
        "in a view of its own, in a loop",
        more="""
struct Thumbnail: View {
  let picture: UIImage

  var body: some View {
    Image(uiImage: picture)
      .resizable()
      .frame(width: 40, height: 40)
  }
}
""",
    )
    cases.fires(
        "Map",
        'Image(entry.map, scale: 2, label: Text("Map"))\n  .resizable()',
        "Image(entry.map",
        "a bitmap that the code draws",
    )
    cases.fires(
        "Accent",
        f"{cover}\n  .resizable()\n  .widgetAccentable()",
        cover,
        "the accent group alone is not a rendering mode",
    )
    cases.fires(
        "Behind",
        'Text(entry.title)\n  .background {\n    Image(uiImage: entry.cover).resizable()\n  }',
        "Image(uiImage:",
        "behind the text, where it stays",
    )
    cases.fires(
        "NotVibrant",
        f"if mode != .vibrant {{\n  {cover}.resizable()\n}}",
        cover,
        "a condition that asks for another mode",
        members=MODE,
    )

    cases.passes("Colors", f"{cover}\n  .resizable()\n  .widgetAccentedRenderingMode(.fullColor)", "full color")
    cases.passes(
        "Grays", f"{cover}\n  .widgetAccentedRenderingMode(.desaturated)\n  .scaledToFit()", "desaturated"
    )
    cases.passes(
        "Helped",
        f"{cover}.resizable().keepingItsColors()",
        "full color by a helper, where the system has it",
        more=HELPER.removeprefix(HEADER),
    )
    cases.passes(
        "Luminance",
        f"{cover}.resizable().modifier(TintedByLight())",
        "a modifier of its own turns light into alpha",
        more="""
struct TintedByLight: ViewModifier {
  @Environment(\\.widgetRenderingMode) private var mode

  @ViewBuilder
  func body(content: Content) -> some View {
    if mode == .accented {
      content.luminanceToAlpha()
    } else {
      content
    }
  }
}
""",
    )
    cases.passes(
        "FullColorOnly",
        f"if mode == .fullColor {{\n  {cover}.resizable()\n}} else {{\n  Text(entry.title)\n}}",
        "shown in full color alone",
        members=MODE,
    )
    cases.passes(
        "Flagged",
        "Thumbnail(picture: entry.cover, isTinted: mode == .accented)",
        "a view of its own knows that it is tinted",
        members=MODE,
        more="""
struct Thumbnail: View {
  let picture: UIImage
  let isTinted: Bool

  var body: some View {
    if isTinted {
      Image(systemName: "book.closed")
    } else {
      Image(uiImage: picture).resizable()
    }
  }
}
""",
    )
    cases.passes("Stencil", "Image(uiImage: entry.glyph)\n  .renderingMode(.template)", "a template")
    cases.passes(
        "Removed",
        "Text(entry.title)\n  .containerBackground(for: .widget) {\n    Image(uiImage: entry.cover).resizable()\n  }",
        "in the container background, which goes",
        background=None,
    )
    cases.passes("LockScreen", f"{cover}.resizable()", "on the Lock Screen alone", families=".accessoryRectangular")
    cases.passes(
        "Catalog",
        'Image(uiImage: UIImage(named: "star")!)',
        "a picture of the catalog, which other rules judge",
        arts={"star": drawn(motifs.star, "#FFFFFF")},
    )
    return cases.rule


def swallows():
    cases = Cases("opaque-shape-swallows", "warning", SCENES.home_tinted_glass)
    cases.fires(
        "Pill",
        "Text(entry.line)\n  .padding(4)\n  .background(Color.blue, in: Capsule())",
        ".background(",
        "a label on a pill",
    )
    cases.fires(
        "Tile",
        'ZStack {\n  RoundedRectangle(cornerRadius: 12).fill(Color.orange)\n  Image(systemName: "bolt.fill")\n}',
        "RoundedRectangle",
        "a symbol on a tile",
    )
    cases.fires(
        "Play",
        'Circle()\n  .fill(Color.green)\n  .overlay {\n    Image(systemName: "play.fill").foregroundStyle(.white)\n  }',
        ".fill(",
        "a symbol over a disc",
    )
    cases.fires(
        "Styled",
        'Button("Refresh", intent: RefreshIntent())\n  .buttonStyle(FilledStyle())',
        ".background(",
        "a button style",
        more="""
struct FilledStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .background(Color.accentColor)
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}
""",
    )
    cases.fires(
        "Switched",
        'Toggle("Lamp", isOn: entry.isOn, intent: LampIntent())\n  .toggleStyle(TileStyle())',
        ".background(",
        "a toggle style, opaque in both states",
        more="""
struct TileStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(12)
      .background(configuration.isOn ? Color.yellow : Color.gray)
  }
}
""",
    )
    cases.fires(
        "Helped",
        "VStack {\n  Text(entry.title)\n  Text(entry.time)\n}\n.widgetBackground(Color.white)",
        ".widgetBackground(",
        "a helper that is not a container background",
        more="""
extension View {
  func widgetBackground(_ color: Color) -> some View {
    background(color)
  }
}
""",
    )
    cases.fires(
        "Scheme",
        "Minutes(count: entry.count, isDark: scheme == .dark)",
        ".background(",
        "a flag that asks for the color scheme",
        members="@Environment(\\.colorScheme) private var scheme",
        more="""
struct Minutes: View {
  let count: Int
  let isDark: Bool

  var body: some View {
    Text("\\(count) min")
      .padding(4)
      .background(isDark ? Color.black : Color.yellow, in: RoundedRectangle(cornerRadius: 4))
  }
}
""",
    )
    cases.fires(
        "Gradient",
        "Text(entry.line)\n  .padding(4)\n  .background(.blue.gradient, in: Capsule())",
        ".background(",
        "a gradient of one color",
    )
    cases.fires(
        "Ground",
        "ZStack {\n  Color.blue.ignoresSafeArea()\n  Text(entry.line)\n}",
        "Color.blue",
        "a color that fills the widget",
    )
    cases.fires(
        "BothAccented",
        'ZStack {\n  Circle().fill(Color.red)\n  Image(systemName: "bell")\n}\n.widgetAccentable()',
        "Circle()",
        "both in the accent group",
    )

    pill = "Capsule().fill(Color.blue)"
    cases.passes(
        "FullColorOnly",
        f"Text(entry.line)\n  .background {{\n    if mode == .fullColor {{\n      {pill}\n    }} else {{\n"
        "      Capsule().stroke(lineWidth: 1)\n    }\n  }",
        "filled in full color alone, else an outline",
        members=MODE,
    )
    cases.passes(
        "Pale",
        "Text(entry.line)\n  .background(Color.blue.opacity(mode == .fullColor ? 1 : 0.2), in: Capsule())",
        "opacity instead of color",
        members=MODE,
    )
    cases.passes(
        "CutOut",
        f"ZStack {{\n  {pill}\n  Text(entry.line).blendMode(.destinationOut)\n}}\n.compositingGroup()",
        "the label is cut out",
    )
    cases.passes(
        "SplitMark",
        f'ZStack {{\n  {pill}\n  Image(systemName: "bolt.fill").widgetAccentable()\n}}',
        "the symbol alone is in the accent group",
    )
    cases.passes(
        "SplitFill",
        f"Text(entry.line)\n  .background {{\n    {pill}.widgetAccentable()\n  }}",
        "the fill alone is in the accent group",
    )
    cases.passes(
        "Removed",
        "Text(entry.line)\n  .containerBackground(Color.blue, for: .widget)",
        "the container background, which goes",
        background=None,
    )
    cases.passes(
        "Flagged",
        "Modes { isTinted in\n  Text(entry.line)\n    .padding(4)\n    .background(isTinted ? Color.clear : Color.blue)\n}",
        "a view that passes on whether it is tinted",
        more="""
struct Modes<Content: View>: View {
  @Environment(\\.widgetRenderingMode) private var mode
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    content(mode == .accented)
  }
}
""",
    )
    cases.passes(
        "Beside",
        "HStack {\n  RoundedRectangle(cornerRadius: 2).fill(Color.red).frame(width: 4)\n  Text(entry.line)\n}",
        "beside the text, not behind it",
    )
    cases.passes(
        "LockScreen",
        "Text(entry.line)\n  .background(Color.white, in: Capsule())",
        "on the Lock Screen alone",
        families=".accessoryRectangular",
    )
    cases.passes(
        "Button",
        'Button("Refresh", intent: RefreshIntent())\n  .buttonStyle(OutlinedStyle())',
        "a button style that is filled in full color alone",
        more="""
struct OutlinedStyle: ButtonStyle {
  @Environment(\\.widgetRenderingMode) private var mode

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .background { plate }
  }

  @ViewBuilder
  private var plate: some View {
    switch mode {
    case .fullColor: RoundedRectangle(cornerRadius: 8).fill(Color.accentColor)
    default: RoundedRectangle(cornerRadius: 8).strokeBorder(lineWidth: 1)
    }
  }
}
""",
    )
    return cases.rule


def track():
    cases = Cases("one-group-track", "warning", SCENES.home_tinted_glass)

    def bar(track, part):
        return f"ZStack(alignment: .leading) {{\n  {track}\n  {part}\n}}"

    part = "Capsule().fill(Color.green).frame(width: 120 * entry.share)"
    cases.fires("Bar", bar("Capsule().fill(Color.gray)", part), "Color.gray", "a progress bar")
    cases.fires(
        "Ring",
        "ZStack {\n  Circle().stroke(Color.gray, lineWidth: 8)\n"
        "  Circle().trim(from: 0, to: entry.share).stroke(Color.green, lineWidth: 8)\n}",
        "Color.gray",
        "a ring",
    )
    cases.fires(
        "Over",
        f"Capsule()\n  .fill(Color.gray)\n  .overlay(alignment: .leading) {{\n    {part}\n  }}",
        "Color.gray",
        "the bar as an overlay",
    )
    cases.fires(
        "Measured",
        "Meter(share: entry.share)",
        "Color.gray",
        "as wide as its place, in a view of its own",
        more="""
struct Meter: View {
  let share: Double

  var body: some View {
    GeometryReader { space in
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 3).fill(Color.gray)
        RoundedRectangle(cornerRadius: 3).fill(Color.orange)
          .frame(width: space.size.width * share)
      }
    }
  }
}
""",
    )
    cases.fires(
        "BothAccented",
        bar("Capsule().fill(Color.gray)", part) + "\n.widgetAccentable()",
        "Color.gray",
        "both in the accent group",
    )
    cases.fires(
        "Behind",
        "Capsule()\n  .fill(Color.green)\n  .scaleEffect(x: entry.share, anchor: .leading)\n"
        "  .background { Capsule().fill(Color.gray) }",
        "Color.gray",
        "the track as a background",
    )

    cases.passes("Pale", bar("Capsule().fill(Color.gray.opacity(0.3))", part), "a pale track")
    cases.passes(
        "Quiet", bar("Capsule().fill(.quaternary)", part), "a track of a style that is pale by itself"
    )
    cases.passes(
        "Split", bar("Capsule().fill(Color.gray)", f"{part}.widgetAccentable()"), "the bar alone is in the accent group"
    )
    cases.passes(
        "Dimmed",
        bar("Capsule().fill(Color.gray).opacity(mode == .fullColor ? 1 : 0.25)", part),
        "a track that is pale where it is tinted",
        members=MODE,
    )
    cases.passes(
        "Outline", bar("Capsule().stroke(Color.gray)", part), "an outline that the bar fills"
    )
    cases.passes(
        "System",
        "VStack {\n  ProgressView(value: entry.share)\n  Gauge(value: entry.share) { Text(entry.title) }\n}",
        "the system’s own",
    )
    cases.passes(
        "Chart",
        "HStack(alignment: .bottom) {\n  ForEach(entry.days) { day in\n"
        "    Capsule().fill(Color.green).frame(width: 8, height: 60 * day.share)\n  }\n}",
        "bars beside each other",
    )
    cases.passes(
        "LockScreen", bar("Capsule().fill(Color.gray)", part), "on the Lock Screen alone", families=".accessoryRectangular"
    )
    return cases.rule


def no_background():
    cases = Cases("missing-container-background", "error")

    def fires(name, body, what, **options):
        cases.fires(name, body, "StaticConfiguration(", what, background=None, **options)

    def passes(name, body, what, **options):
        cases.passes(name, body, what, background=None, **options)

    fires("Bare", "Text(entry.title)", "no background at all")
    fires("Plain", "Text(entry.title)\n  .background(Color.white)", "a plain background")
    fires(
        "Layered",
        "ZStack {\n  Color.white\n  Text(entry.title)\n}",
        "a color behind the text",
        families=".systemSmall, .accessoryRectangular",
    )
    fires(
        "Helped",
        "Text(entry.title).widgetBackground(Color.white)",
        "a helper of a promising name",
        more="""
extension View {
  func widgetBackground(_ color: Color) -> some View {
    background(color)
  }
}
""",
    )
    fires(
        "Uncalled",
        "Text(entry.title)",
        "a helper that is never called",
        more="""
extension View {
  func onPaper() -> some View {
    containerBackground(.white, for: .widget)
  }
}
""",
    )
    fires(
        "Previewed",
        "Text(entry.title)",
        "a background in the preview alone",
        more="""
#Preview {
  PreviewedView(entry: .example)
    .containerBackground(.white, for: .widget)
}
""",
    )

    fires("Circle", "Text(entry.title)", "on the Lock Screen", families=".accessoryCircular, .accessoryInline")

    on_view = ".containerBackground(for: .widget) { Color.white }"
    passes("Outermost", f"Text(entry.title)\n  {on_view}", "on the view")
    passes(
        "Available",
        "Text(entry.title).widgetBackground(Color.white)",
        "a helper, where the system has it",
        more="""
extension View {
  @ViewBuilder
  func widgetBackground(_ color: Color) -> some View {
    if #available(iOS 17, *) {
      containerBackground(for: .widget) { color }
    } else {
      background(color)
    }
  }
}
""",
    )
    passes(
        "Modifier",
        "Text(entry.title).modifier(Paper())",
        "a modifier of its own",
        more="""
struct Paper: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .containerBackground(.white, for: .widget)
  }
}
""",
    )
    passes(
        "Inner",
        "Group {\n  Page(entry: entry)\n}",
        "in a view within",
        more=f"""
struct Page: View {{
  let entry: Entry

  var body: some View {{
    VStack {{ Text(entry.title) }}
      {on_view}
  }}
}}
""",
    )
    passes("Line", "Text(entry.title)", "a line of text, which has none", families=".accessoryInline")
    passes(
        "Elsewhere",
        "PaperCard(entry: entry)",
        "a view that is declared where it cannot be found",
    )
    passes(
        "Nested",
        "Paper.Card(entry: entry)",
        "a nested view that is declared where it cannot be found",
    )
    cases.passes("Configured", "Text(entry.title)", "where the configuration shows the view")
    return cases.rule


def hides():
    cases = Cases("background-hides-content", "warning", SCENES.standby)
    paper = ".containerBackground(Color.white, for: .widget)"

    def fires(name, body, words, what, **options):
        cases.fires(name, body, words, what, background=paper, **options)

    def passes(name, body, what, background=paper, **options):
        cases.passes(name, body, what, background=background, **options)

    text = "Text(entry.quote)"
    fires("Black", f"{text}\n  .foregroundStyle(.black)", ".foregroundStyle(.black)", "black text")
    fires(
        "Symbol",
        'Image(systemName: "leaf.fill")\n  .foregroundColor(.black)',
        ".foregroundColor(.black)",
        "a black symbol",
    )
    fires(
        "Navy",
        f"{text}\n  .foregroundStyle(Color(red: 0.05, green: 0.1, blue: 0.25))",
        ".foregroundStyle(Color(red",
        "a color of numbers",
    )
    fires(
        "Around",
        f"VStack {{\n  {text}\n  Spacer()\n}}\n.foregroundStyle(Color.black)",
        ".foregroundStyle(Color.black)",
        "a style from around it",
    )
    fires(
        "Swapped",
        f"{text}\n  .foregroundStyle(hasBackground ? Color.white : Color.black)",
        ".foregroundStyle(hasBackground",
        "the wrong way round",
        members=BACKGROUND,
    )
    fires(
        "Helped",
        f"{text}.inked()",
        text,
        "the color is a helper’s",
        more="""
extension View {
  func inked() -> some View {
    font(.headline).foregroundColor(.black)
  }
}
""",
    )
    fires(
        "Level",
        f"{text}\n  .foregroundColor(ink)",
        ".foregroundColor(ink)",
        "black at one level",
        members="private var ink: Color { entry.level == 2 ? .black : .white }",
    )

    passes("Primary", f"{text}\n  .foregroundStyle(.primary)", "the system’s own ink")
    passes(
        "White",
        f"{text}\n  .foregroundColor(.white)",
        "white text",
        background=".containerBackground(Color.indigo, for: .widget)",
    )
    passes(
        "Switched",
        f"{text}\n  .foregroundStyle(hasBackground ? Color.black : Color.primary)",
        "black on the background alone",
        members=BACKGROUND,
    )
    passes(
        "Flagged",
        "Quote(text: entry.quote, ink: hasBackground ? .black : .white)",
        "a view of its own receives its ink",
        members=BACKGROUND,
        more="""
struct Quote: View {
  let text: String
  let ink: Color

  var body: some View {
    Text(text).foregroundStyle(ink)
  }
}
""",
    )
    passes(
        "Plate",
        f"{text}\n  .foregroundStyle(.black)\n  .padding()\n  .background(Color.yellow, in: Capsule())",
        "on a plate of its own",
    )
    passes(
        "Kept",
        f"{text}\n  .foregroundStyle(.black)",
        "its background stays",
        after=".containerBackgroundRemovable(false)",
    )
    passes("Medium", f"{text}\n  .foregroundStyle(.black)", "never in StandBy", families=".systemMedium")
    passes(
        "Disfavored",
        f"{text}\n  .foregroundStyle(.black)",
        "asks not to be in StandBy",
        after=".disfavoredLocations([.standBy], for: [.systemSmall])",
    )
    return cases.rule
