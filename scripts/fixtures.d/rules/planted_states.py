# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults of what widgets say by color alone, and of scenes in which they say nothing."""

from listed import SCENES
from planted_marks import CIRCULAR, DIMMED, FAMILY, PAPER, RECTANGULAR, SCHEME, SYSTEM, Drawn
from planted_views import BACKGROUND, MODE


def rules():
    yield empty()
    yield data()
    yield state()


def empty():
    cases = Drawn("empty-scene", "warning", SCENES.standby)
    text = "Text(entry.title)"
    always = SCENES.lock_screen_always_on

    def fires(name, body, what, severity=None, scene=None, **options):
        cases.fires(name, body, f"struct {name}Widget", what, severity, scene, **options)

    fires(
        "Dimmed",
        f"if !isDimmed {{\n  {text}\n}}",
        "nothing while it is dimmed",
        scene=always,
        members=DIMMED,
        families=CIRCULAR,
    )
    fires(
        "Faded",
        f'VStack {{\n  Image(systemName: "leaf.fill")\n  {text}\n}}\n.opacity(isDimmed ? 0 : 1)',
        "transparent while it is dimmed",
        scene=always,
        members=DIMMED,
        families=RECTANGULAR,
    )
    fires(
        "StandBy",
        f"if hasBackground {{\n  {text}.font(.title)\n}}",
        "nothing without its background",
        members=BACKGROUND,
    )
    fires(
        "Switch",
        f"switch mode {{\ncase .fullColor: {text}\ndefault: EmptyView()\n}}",
        "a mode that is left to an empty view",
        scene=SCENES.home_tinted_glass,
        members=MODE,
        families=".systemMedium",
    )
    fires(
        "Tinted",
        f"if mode == .fullColor {{\n  VStack {{\n    {text}\n    ProgressView(value: 0.4)\n  }}\n}}",
        "in full color alone",
        scene=SCENES.home_tinted_glass,
        members=MODE,
        families=".systemLarge",
    )
    fires(
        "NotAccented",
        f"{text}\n  .opacity(mode == .accented ? 0 : 1)",
        "transparent where it is tinted",
        scene=SCENES.home_tinted_glass,
        members=MODE,
        families=".systemMedium",
    )
    fires(
        "Helped",
        f"{text}.awake()",
        "a modifier of another file hides it",
        scene=always,
        families=CIRCULAR,
        more="""
extension View {
  func awake() -> some View { modifier(Awake()) }
}

struct Awake: ViewModifier {
  @Environment(\\.isLuminanceReduced) private var isDimmed

  @ViewBuilder
  func body(content: Content) -> some View {
    if isDimmed {
      EmptyView()
    } else {
      content
    }
  }
}
""",
    )
    fires(
        "Page",
        "Group {\n  if hasBackground {\n    Page(title: entry.title)\n  }\n}",
        "a view of another file, with its background alone",
        members=BACKGROUND,
        more="""
struct Page: View {
  let title: String

  var body: some View {
    VStack {
      Text(title).font(.headline)
      Image(systemName: "water.waves")
    }
  }
}
""",
    )
    fires(
        "Corner",
        'if !isDimmed {\n  Text("12")\n}',
        "on a watch",
        scene=SCENES.watch_always_on,
        members=DIMMED,
        families=".accessoryCorner",
    )

    cases.passes(
        "Dim",
        f"{text}\n  .opacity(isDimmed ? 0.6 : 1)",
        "dimmer while it is dimmed",
        members=DIMMED,
        families=CIRCULAR,
    )
    cases.passes(
        "Symbol",
        f'if isDimmed {{\n  Image(systemName: "water.waves")\n}} else {{\n  {text}\n}}',
        "a symbol while it is dimmed",
        members=DIMMED,
        families=CIRCULAR,
    )
    cases.passes(
        "Part",
        f'VStack {{\n  {text}\n  if !isDimmed {{\n    Text("private")\n  }}\n}}',
        "a part of it while it is dimmed",
        members=DIMMED,
        families=RECTANGULAR,
    )
    cases.passes(
        "Kept",
        f"if hasBackground {{\n  {text}\n}}",
        "its background stays",
        members=BACKGROUND,
        after=".containerBackgroundRemovable(false)",
    )
    cases.passes(
        "NoStandBy",
        f"if hasBackground {{\n  {text}\n}}",
        "never in StandBy",
        members=BACKGROUND,
        families=".systemLarge",
    )
    cases.passes(
        "Away",
        f"if hasBackground {{\n  {text}\n}}",
        "asks not to be in StandBy",
        members=BACKGROUND,
        after=".disfavoredLocations([.standBy], for: [.systemSmall])",
    )
    cases.passes(
        "Families",
        f"switch family {{\ncase .systemSmall: {text}\ndefault: EmptyView()\n}}",
        "nothing in a family that is not supported",
        members=FAMILY,
    )
    cases.passes(
        "Colors",
        f"{text}\n  .foregroundStyle(mode == .fullColor ? Color.indigo : Color.primary)",
        "another color in each mode",
        members=MODE,
        background=PAPER,
        families=".systemMedium",
    )
    cases.passes(
        "BothModes",
        f"switch mode {{\ncase .fullColor: {text}\ndefault: Text(entry.title).bold()\n}}",
        "something in every mode",
        members=MODE,
    )
    cases.passes(
        "Private", f"{text}\n  .privacySensitive()", "hidden while it is locked", families=RECTANGULAR
    )
    cases.passes(
        "NoData",
        "if let title = entry.title {\n  Text(title)\n}",
        "nothing to show in any scene",
        fields="var title: String? = nil",
    )
    cases.passes(
        "Later",
        f'if mode == .vibrant {{\n  Image(systemName: "leaf.fill")\n}} else {{\n  {text}\n}}',
        "a symbol on the Lock Screen",
        members=MODE,
        families=".systemSmall, .accessoryCircular",
    )
    cases.fires(
        "StandIns",
        "if hasBackground {\n  Text(entry.title)\n}",
        "struct StandInsWidget",
        "with data that is made up, a note",
        "note",
        members=BACKGROUND,
        fields="var title: String",
        entry="Entry(title: Store.shared.title)",
    )
    return cases.rule


def data():
    cases = Drawn("data-by-color", "note", SCENES.home_tinted_glass)
    bar = (
        "HStack(spacing: 0) {{\n  Rectangle().fill(Color.red).frame(width: 40)\n"
        "  Rectangle().fill(Color.green){0}.frame(width: 30)\n"
        "  Rectangle().fill(Color.blue).frame(width: 30)\n}}\n.frame(height: 12)"
    )
    cases.fires("Bar", bar.format(""), "Color.red", "three parts of a bar")
    cases.fires(
        "Column",
        "VStack(spacing: 0) {\n  Rectangle().fill(Color.orange)\n  Rectangle().fill(Color.purple)\n"
        "}\n.frame(width: 20)",
        "Color.orange",
        "two parts of a column",
    )
    cases.fires(
        "Parts",
        "HStack(spacing: 0) {\n  ForEach(entry.parts) { part in\n"
        "    Rectangle().fill(part.color).frame(width: part.width)\n  }\n}\n.frame(height: 10)",
        "Rectangle()",
        "parts of the provider’s data",
        fields=(
            "var parts = [\n"
            "  Part(id: 1, color: .red, width: 30), Part(id: 2, color: .teal, width: 50),\n"
            "  Part(id: 3, color: .yellow, width: 20),\n]"
        ),
        more="struct Part: Identifiable {\n  let id: Int\n  let color: Color\n  let width: CGFloat\n}\n",
    )
    cases.fires(
        "Measured",
        "StackedBar(first: 0.3, second: 0.5)\n  .frame(height: 14)",
        "Color.indigo",
        "as wide as its place, in a view of another file",
        families=".systemMedium",
        more="""
struct StackedBar: View {
  let first: Double
  let second: Double

  var body: some View {
    GeometryReader { space in
      HStack(spacing: 0) {
        Color.indigo.frame(width: space.size.width * first)
        Color.mint.frame(width: space.size.width * second)
        Color.gray.frame(maxWidth: .infinity)
      }
      .clipShape(Capsule())
    }
  }
}
""",
    )
    cases.fires(
        "Heat",
        "Grid(horizontalSpacing: 0, verticalSpacing: 0) {\n  GridRow {\n"
        "    Rectangle().fill(Color.red)\n    Rectangle().fill(Color.yellow)\n  }\n  GridRow {\n"
        "    Rectangle().fill(Color.green)\n    Rectangle().fill(Color.blue)\n  }\n}",
        "Color.red",
        "cells without gaps",
        families=".systemLarge",
    )
    cases.fires(
        "Calendar",
        "VStack(spacing: 0) {\n  ForEach(entry.levels, id: \\.self) { level in\n"
        "    Rectangle().fill(level > 1 ? Color.green : Color.brown).frame(width: 60, height: 20)\n"
        "  }\n}",
        "Rectangle()",
        "rows by a condition",
        fields="var levels = [1, 2, 0, 3]",
    )
    cases.fires(
        "Named",
        'HStack(spacing: 0) {\n  Rectangle().fill(Color("Spent"))\n'
        '  Rectangle().fill(Color("Left"))\n}\n.frame(height: 16)',
        "Spent",
        "colors of the catalog",
        colors={"Spent": ("#B3402A", "#E07A5F"), "Left": ("#2A6F97", "#61A5C2")},
    )
    cases.fires(
        "Over",
        "Text(entry.title)\n  .padding(.bottom, 20)\n  .overlay(alignment: .bottom) {\n"
        "    HStack(spacing: 0) {\n      Rectangle().fill(Color.pink)\n"
        "      Rectangle().fill(Color.cyan)\n    }\n    .frame(height: 6)\n  }",
        "Color.pink",
        "a bar below a text, as an overlay",
    )

    cases.passes("Gaps", bar.format("").replace("spacing: 0", "spacing: 2"), "gaps between the parts")
    cases.passes("Alike", bar.format("").replace("green", "red").replace("blue", "red"), "parts of one color")
    cases.passes(
        "Groups",
        "HStack(spacing: 0) {\n  Rectangle().fill(Color.red).widgetAccentable()\n"
        "  Rectangle().fill(Color.blue)\n}\n.frame(height: 12)",
        "the two parts are in the two groups",
    )
    cases.passes(
        "Opacities",
        "HStack(spacing: 0) {\n  Rectangle().fill(Color.red)\n"
        "  Rectangle().fill(Color.blue.opacity(0.5))\n}\n.frame(height: 12)",
        "opacities apart",
    )
    cases.passes(
        "Chart",
        "HStack(alignment: .bottom, spacing: 0) {\n"
        "  Rectangle().fill(Color.red).frame(width: 20, height: 60)\n"
        "  Rectangle().fill(Color.blue).frame(width: 20, height: 30)\n}",
        "bars of different heights, whose outline says it",
    )
    cases.passes(
        "Ground",
        "Text(entry.title)",
        "in the container background, which goes",
        background=(
            ".containerBackground(for: .widget) {\n          HStack(spacing: 0) {\n"
            "            Color.red\n            Color.blue\n          }\n        }"
        ),
    )
    cases.passes(
        "Dots",
        "HStack {\n  Circle().fill(Color.red)\n  Circle().fill(Color.green)\n  Circle().fill(Color.blue)\n}",
        "dots side by side",
    )
    cases.passes(
        "LockScreen",
        "HStack(spacing: 0) {\n  Rectangle().fill(Color.white)\n"
        "  Rectangle().fill(Color(white: 0.6))\n}\n.frame(height: 12)",
        "on the Lock Screen alone",
        families=RECTANGULAR,
    )
    cases.passes(
        "Stacked",
        "VStack(spacing: 3) {\n  ForEach(entry.levels, id: \\.self) { level in\n"
        "    Capsule().fill(level > 1 ? Color.green : Color.brown).frame(height: 10)\n  }\n}",
        "rows with gaps",
        fields="var levels = [1, 2, 0, 3]",
    )
    cases.passes(
        "Tiles",
        "HStack(spacing: 0) {\n"
        '  Text("Mon").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red.opacity(0.2))\n'
        '  Text("Tue").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue.opacity(0.4))\n}',
        "pale tiles with their words",
    )
    cases.passes(
        "Mode",
        "HStack(spacing: mode == .accented ? 2 : 0) {\n  Rectangle().fill(Color.red)\n"
        "  Rectangle().fill(Color.blue)\n}\n.frame(height: 12)",
        "gaps where it is tinted",
        members=MODE,
    )
    cases.passes(
        "ModeOpacity",
        "HStack(spacing: 0) {\n  Rectangle().fill(Color.red)\n"
        "  Rectangle().fill(Color.blue).opacity(mode == .accented ? 0.4 : 1)\n}\n.frame(height: 12)",
        "opacities apart where it is tinted",
        members=MODE,
    )

    return cases.rule


def state():
    cases = Drawn("state-by-hue", "note", SCENES.home_tinted_glass)
    door = 'var title = "Door"\nvar isOpen = true'

    def fires(name, body, words, what, fields=door, **options):
        cases.fires(name, body, words, what, fields=fields, background=SYSTEM, **options)

    def passes(name, body, what, fields=door, **options):
        cases.passes(name, body, what, fields=fields, background=SYSTEM, **options)

    fires(
        "Dot",
        "HStack {\n  Circle()\n    .fill(entry.isOpen ? Color.green : Color.red)\n"
        "    .frame(width: 12)\n  Text(entry.title)\n}",
        "Circle()",
        "a dot that is green or red",
    )
    fires(
        "Symbol",
        'VStack {\n  Image(systemName: "lock.fill")\n'
        "    .foregroundStyle(entry.isOpen ? .red : .blue)\n  Text(entry.title)\n}",
        "Image(systemName:",
        "a symbol’s color",
    )
    fires(
        "Property",
        "HStack {\n  Capsule()\n    .fill(ink)\n    .frame(width: 6)\n  Text(entry.title)\n}",
        "Capsule()",
        "a property chooses the color",
        members="private var ink: Color { entry.isOpen ? .orange : .teal }",
    )
    fires(
        "Switch",
        "HStack {\n  Circle()\n    .fill(entry.state.color)\n    .frame(width: 12)\n  Text(entry.title)\n}",
        "Circle()",
        "a color for each case, in another file",
        fields='var title = "Door"\nvar state = DoorState.open',
        more="""
enum DoorState {
  case open, closed, locked

  var color: Color {
    switch self {
    case .open: .red
    case .closed: .orange
    case .locked: .green
    }
  }
}
""",
    )
    fires(
        "Level",
        'VStack {\n  Image(systemName: "battery.50")\n'
        '    .foregroundStyle(entry.level < 20 ? Color.red : Color.blue)\n  Text("Battery")\n}',
        "Image(systemName:",
        "a number compared",
        fields="var level = 12",
    )

    fires(
        "Label",
        "Text(entry.title)\n  .padding(4)\n  .widgetAccentable()\n"
        "  .background(entry.isOpen ? Color.red : Color.blue, in: Capsule())",
        ".background(",
        "the plate of a label",
    )

    passes(
        "Symbols",
        'VStack {\n  Image(systemName: entry.isOpen ? "lock.open.fill" : "lock.fill")\n'
        "    .foregroundStyle(entry.isOpen ? .red : .blue)\n  Text(entry.title)\n}",
        "the symbol changes, too",
    )
    passes(
        "Words",
        "HStack {\n  Circle().fill(entry.isOpen ? Color.red : Color.green).frame(width: 12)\n"
        '  Text(entry.isOpen ? "Open" : "Closed")\n}',
        "the words change, too",
    )
    passes(
        "Branches",
        "HStack {\n  Circle().fill(entry.isOpen ? Color.red : Color.green).frame(width: 12)\n"
        '  if entry.isOpen {\n    Image(systemName: "exclamationmark.triangle")\n  }\n}',
        "a symbol beside it comes and goes",
    )
    passes(
        "Opacities",
        "Circle()\n  .fill(entry.isOpen ? Color.red : Color.red.opacity(0.3))\n  .frame(width: 12)",
        "opacities apart",
    )
    passes(
        "Mode",
        "HStack {\n"
        "  Circle().fill(entry.isOpen ? Color.red : Color.green).opacity(mode == .fullColor || entry.isOpen ? 1 : 0.3)\n"
        "  Text(entry.title)\n}",
        "opacities apart where it is tinted",
        members=MODE,
    )
    passes(
        "Scheme",
        "Text(entry.title)\n  .foregroundStyle(scheme == .dark ? Color.yellow : Color.purple)",
        "a color for each scheme",
        members=SCHEME,
    )
    passes(
        "Decoration",
        'VStack {\n  Image(systemName: "leaf.fill").foregroundStyle(.indigo)\n  Text(entry.title)\n}',
        "a color that no state chooses",
    )
    passes(
        "Shapes",
        "HStack {\n  if entry.isOpen {\n    Circle().fill(Color.red).frame(width: 12)\n  } else {\n"
        "    Rectangle().fill(Color.green).frame(width: 12, height: 12)\n  }\n  Text(entry.title)\n}",
        "a shape for each state",
    )
    passes(
        "LockScreen",
        "Text(entry.title)\n  .foregroundStyle(mode == .vibrant ? Color.white : Color.blue)",
        "a color for each mode",
        members=MODE,
        families=".systemMedium, .accessoryRectangular",
    )
    fires(
        "Lamps",
        "VStack {\n  ForEach(entry.lamps) { lamp in\n    Circle()\n"
        "      .fill(lamp.isOn ? Color.yellow : Color.gray)\n      .frame(width: 20)\n  }\n}",
        "Circle()",
        "lamps whose state the app knows alone",
        fields="var lamps: [Lamp]",
        entry="Entry(lamps: Home.shared.lamps)",
        more="struct Lamp: Identifiable {\n  let id: Int\n  let isOn: Bool\n}\n",
    )
    fires(
        "Nested",
        'Row(name: "Front door", isOpen: entry.isOpen)',
        "Circle()",
        "in a view of another file",
        more="""
struct Row: View {
  let name: String
  let isOpen: Bool

  var body: some View {
    HStack {
      Circle()
        .fill(isOpen ? .red : .green)
        .frame(width: 10)
      Text(name)
    }
  }
}
""",
    )
    passes(
        "Plate",
        "Text(entry.title)\n  .padding()\n  .widgetAccentable()\n"
        "  .background(entry.isOpen ? Color.red : Color.clear)",
        "a plate that comes and goes",
    )
    passes(
        "Progress",
        'Gauge(value: entry.share) {\n  Text("Disk")\n}\n.tint(entry.share > 0.8 ? Color.red : Color.green)',
        "a gauge that shows the value, too",
        fields="var share = 0.4",
    )
    passes(
        "Value",
        'Text("\\(entry.level) %")\n  .foregroundStyle(entry.level < 20 ? Color.red : Color.blue)',
        "the value that chooses it is shown",
        fields="var level = 12",
    )
    passes(
        "Change",
        "Text(entry.change, format: .percent)\n  .foregroundStyle(entry.change < 0 ? Color.red : Color.blue)",
        "a number with its sign",
        fields="var change = 0.12",
    )
    passes(
        "Strike",
        "Text(entry.title)\n  .strikethrough(entry.isOpen)\n"
        "  .foregroundStyle(entry.isOpen ? Color.red : Color.blue)",
        "a line through the words, too",
    )
    passes(
        "Weight",
        "Text(entry.title)\n  .fontWeight(entry.isOpen ? .bold : .regular)\n"
        "  .foregroundStyle(entry.isOpen ? Color.red : Color.blue)",
        "the weight changes, too",
    )
    passes(
        "InkAndPlate",
        "Text(entry.title)\n  .widgetAccentable()\n"
        "  .foregroundStyle(entry.isOpen ? Color.white : Color.primary)\n"
        "  .background(entry.isOpen ? Color.red : Color.clear)",
        "a plate that comes and goes with the ink",
    )
    return cases.rule
