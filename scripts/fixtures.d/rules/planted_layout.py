# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults of the layout of widgets: texts that do not fit, lie on each other or leave the widget, and
margins within margins."""

from listed import SCENES
from planted_code import CONTAINER
from planted_marks import CIRCULAR, FAMILY, INDIGO, RECTANGULAR, SYSTEM, Drawn, indented


def rules():
    yield truncated()
    yield clipped()
    yield overlap()
    yield margin()


def truncated():
    cases = Drawn("text-truncated", "warning", SCENES.home_light)
    text = "Text(entry.title)"
    long = 'var title = "Harbour Street Community Library"'
    cases.fires(
        "Literal",
        'Text("Next departure")\n  .font(.title2)\n  .lineLimit(1)',
        "Text(",
        "words of the code in one line",
    )
    cases.fires(
        "Narrow",
        'HStack {\n  Text("Wednesday")\n    .lineLimit(1)\n    .frame(width: 44)\n  Spacer()\n}',
        "Text(",
        "a frame that is too narrow",
        families=".systemMedium",
    )
    cases.fires(
        "Value",
        f"{text}\n  .font(.title3)\n  .lineLimit(1)",
        text,
        "a value of the provider is a note",
        "note",
        fields=long,
    )
    cases.fires(
        "Columns",
        'HStack {\n  VStack { Text("72 %"); Text("Rain") }\n'
        '  VStack { Text("1013"); Text("Atmospheric").lineLimit(1) }\n'
        '  VStack { Text("9 km"); Text("Sight") }\n}\n.font(.callout)',
        "Atmospheric",
        "three columns of a small widget",
    )
    cases.fires(
        "Rectangular",
        'VStack(alignment: .leading) {\n  Text("Community library opening hours").lineLimit(1)\n'
        '  Text("9 – 17")\n}',
        "Community",
        "on the Lock Screen",
        scene=SCENES.lock_screen,
        families=RECTANGULAR,
    )
    cases.fires(
        "Circular",
        'VStack {\n  Text("12").font(.title2)\n  Text("Remaining").lineLimit(1)\n}',
        "Remaining",
        "in a circle",
        scene=SCENES.lock_screen,
        families=CIRCULAR,
    )
    cases.fires(
        "TwoLines",
        'Text("The library is closed on public holidays and in August")\n  .font(.headline)\n  .lineLimit(2)',
        "Text(",
        "two lines, where three are needed",
    )
    cases.fires(
        "Label",
        'Label("Departure board", systemImage: "tram.fill")\n  .font(.title3)\n  .lineLimit(1)',
        "Label(",
        "the title of a label",
    )
    cases.fires(
        "Helped",
        'VStack {\n  Heading(words: "Opening hours today")\n  Text("9 – 17")\n}',
        "Text(words)",
        "in a view of another file, where it is a value: a note",
        "note",
        more="""
struct Heading: View {
  let words: String

  var body: some View {
    Text(words)
      .font(.title3.bold())
      .lineLimit(1)
  }
}
""",
    )
    cases.fires(
        "Delayed",
        "VStack {\n  Text(entry.title)\n  if entry.isDelayed {\n"
        '    Text("Delayed by engineering works").lineLimit(1)\n  }\n}',
        "Delayed by",
        "under a condition that the provider fulfils",
        fields='var title = "Tram 12"\nvar isDelayed = true',
    )
    cases.fires(
        "Previewed",
        f"{text}\n  .font(.headline)\n  .lineLimit(1)",
        text,
        "in the preview of its author: a note",
        "note",
        more="""
#Preview(as: .systemSmall) {
  PreviewedWidget()
} timeline: {
  Entry(title: "Community library of Harbour Street")
}
""",
    )
    cases.fires(
        "Tall",
        'Text("The library is closed on public holidays, in August, on the first Monday of each month and whenever '
        'the ferry does not run. Please bring back your books before that.")\n  .font(.headline)',
        "Text(",
        "more lines than there is height for",
    )

    cases.passes(
        "Shrinks",
        'Text("Next departure")\n  .font(.title2)\n  .lineLimit(1)\n  .minimumScaleFactor(0.5)',
        "it may shrink",
    )
    cases.passes("Breaks", 'Text("Next departure")\n  .font(.title2)', "it may break")
    cases.passes(
        "Fits",
        'ViewThatFits {\n  Text("Departures from Harbour Street").lineLimit(1)\n'
        '  Text("Harbour").lineLimit(1)\n}',
        "shorter words where there is less room",
    )
    cases.passes("Short", 'Text("Departure")\n  .font(.title2)\n  .lineLimit(1)', "words that fit")
    cases.passes(
        "Medium",
        'Text("Next departure")\n  .font(.title2)\n  .lineLimit(1)',
        "a family with room",
        families=".systemMedium, .systemLarge",
    )
    cases.passes(
        "Sizes",
        'Text("Next departure")\n  .font(family == .systemSmall ? .callout : .title)\n  .lineLimit(1)',
        "a size for each family",
        members=FAMILY,
        families=".systemSmall, .systemMedium",
    )
    cases.passes(
        "Words",
        'Text(family == .systemSmall ? "Next" : "Next departure of line 12")\n  .font(.title2)\n'
        "  .lineLimit(1)",
        "words for each family",
        members=FAMILY,
        families=".systemSmall, .systemMedium",
    )
    cases.passes(
        "Priority",
        'HStack {\n  Text("Wednesday").lineLimit(1).layoutPriority(1)\n'
        "  Rectangle().frame(maxWidth: 80, maxHeight: 2)\n}",
        "the line beside it gives way",
    )
    cases.passes(
        "Reserved",
        'Text("Next departure of line 12")\n  .lineLimit(2, reservesSpace: true)',
        "two lines that are kept free",
    )
    cases.passes("Timer", "Text(entry.date, style: .timer)\n  .font(.title3)\n  .lineLimit(1)", "a clock")
    cases.passes(
        "Circle",
        'VStack {\n  Text("12").font(.title2)\n'
        '  Text("Remaining").font(.caption2).lineLimit(1).minimumScaleFactor(0.6)\n}',
        "small words in a circle",
        families=CIRCULAR,
    )
    cases.passes("Own", f"{text}\n  .font(.title3)\n  .lineLimit(1)", "a value that fits")
    cases.passes(
        "Redacted",
        'Text("A placeholder that is longer than its line")\n  .lineLimit(1)\n'
        "  .redacted(reason: .placeholder)",
        "redacted: a gray bar",
    )
    cases.passes(
        "Hidden",
        'ZStack {\n  Text("The widest words of all").lineLimit(1).hidden()\n  Text("Tide")\n}',
        "hidden words",
    )
    cases.passes(
        "Corner",
        'Text("12:45").widgetCurvesContent()',
        "bent along the corner of a watch",
        families=".accessoryCorner",
    )

    return cases.rule


def clipped():
    cases = Drawn("text-clipped", "warning", SCENES.home_light)
    cases.fires(
        "Fixed",
        'Text("Wednesday, 14 September")\n  .font(.title3)\n  .fixedSize()',
        "Text(",
        "a text of a fixed size",
    )
    cases.fires("Moved", 'Text("TONIGHT")\n  .bold()\n  .offset(x: 70)', "Text(", "moved to the right")
    cases.fires(
        "Placed",
        'GeometryReader { space in\n  Text("Harbour")\n    .position(x: space.size.width, y: 20)\n}',
        "Text(",
        "placed at the edge",
        after=".contentMarginsDisabled()",
    )
    cases.fires(
        "Large",
        "VStack {\n  Text(entry.steps)\n    .font(.system(size: 56, weight: .bold))\n    .fixedSize()\n}",
        "Text(entry.steps)",
        "large digits of a fixed size",
        fields='var steps = "12,845"',
    )
    cases.fires(
        "Wide",
        'Text("Departures from Harbour Street")\n  .frame(width: 260, alignment: .leading)',
        "Text(",
        "a frame that is wider than the widget",
    )
    cases.fires(
        "Days",
        'HStack(spacing: 0) {\n  Text("Monday").frame(width: 72)\n  Text("Tue").frame(width: 60)\n'
        '  Text("Wed").frame(width: 60)\n}',
        "Monday",
        "columns that are wider than the widget together",
    )
    cases.fires(
        "Rectangular",
        'VStack(alignment: .leading) {\n  Text("Community library opening hours").fixedSize()\n'
        '  Text("9 – 17")\n}',
        "Community",
        "on the Lock Screen",
        scene=SCENES.lock_screen,
        families=RECTANGULAR,
    )
    cases.fires(
        "Circular",
        'Text("1,250 kcal")\n  .font(.headline)\n  .fixedSize()',
        "Text(",
        "in a circle",
        scene=SCENES.lock_screen,
        families=CIRCULAR,
    )
    cases.fires(
        "Scaled",
        'Text("Harbour")\n  .font(.title)\n  .scaleEffect(2)',
        "Text(",
        "enlarged after it was laid out",
    )
    cases.fires(
        "Helped",
        'Text("Harbour Street, platform 2")\n  .marquee()',
        "Text(",
        "a helper of another file fixes its size",
        more="""
extension View {
  func marquee() -> some View {
    font(.title2).fixedSize(horizontal: true, vertical: false)
  }
}
""",
    )
    cases.fires(
        "Medium",
        'HStack {\n  Image(systemName: "tram.fill")\n'
        '  Text("Departures from Harbour Street, platform 2").fixedSize()\n}\n.font(.title3)',
        "Departures",
        "in a medium widget, too",
        families=".systemMedium",
    )

    cases.passes("Fits", 'Text("Wednesday")\n  .font(.title3)\n  .fixedSize()', "a fixed size that fits")
    cases.passes(
        "Shrinks",
        'Text("Wednesday, 14 September")\n  .font(.title3)\n  .lineLimit(1)\n  .minimumScaleFactor(0.5)',
        "it may shrink",
    )
    cases.passes("Moved", 'Text("TONIGHT")\n  .bold()\n  .offset(x: 20, y: 12)', "moved within the widget")
    cases.passes(
        "Tall",
        'Text("Wednesday, 14 September")\n  .font(.title3)\n  .fixedSize(horizontal: false, vertical: true)',
        "as tall as it needs",
    )
    cases.passes(
        "Circle",
        "ZStack(alignment: .bottomTrailing) {\n"
        "  Circle().fill(Color.teal.opacity(0.3)).frame(width: 200, height: 200).offset(x: 60, y: 60)\n"
        '  Text("Harbour").widgetAccentable()\n}',
        "a disc beyond the edge",
    )
    cases.passes(
        "Symbol",
        "ZStack {\n"
        '  Image(systemName: "leaf.fill").font(.system(size: 150)).foregroundStyle(.indigo).offset(x: 40, y: 40)\n'
        "}",
        "a large symbol beyond the edge, as decoration",
    )
    cases.passes(
        "Edges",
        'VStack {\n  Text("Harbour").frame(maxWidth: .infinity, alignment: .leading)\n  Spacer()\n'
        '  Text("12 min").frame(maxWidth: .infinity, alignment: .trailing)\n}\n.padding(4)',
        "texts at the edges, without margins",
        after=".contentMarginsDisabled()",
    )
    cases.passes(
        "Placed",
        "GeometryReader { space in\n"
        '  Text("Harbour").position(x: space.size.width / 2, y: space.size.height / 2)\n}',
        "placed in the middle",
    )
    cases.passes(
        "Within",
        'Text("Wednesday, 14 September")\n  .fixedSize()\n  .scaleEffect(0.5)',
        "drawn smaller after it was laid out",
    )
    cases.passes(
        "Medium",
        'Text("Wednesday, 14 September")\n  .font(.title3)\n  .fixedSize()',
        "a family with room",
        families=".systemMedium, .systemLarge",
    )
    cases.passes(
        "Rotated",
        'Text("HARBOUR")\n  .rotationEffect(.degrees(-90))\n  .fixedSize()',
        "upright along the edge",
    )
    cases.passes(
        "Outside",
        'ZStack {\n  Text("Tide")\n  Text("Ebb").offset(x: 400)\n}',
        "wholly outside, as before a transition",
    )
    cases.passes(
        "Clipped",
        'Text("A line that runs behind the edge of its card")\n  .fixedSize()\n'
        "  .frame(width: 100, alignment: .leading)\n  .clipped()",
        "clipped by a card within the widget",
    )
    cases.passes(
        "Emblem",
        'ZStack(alignment: .bottomTrailing) {\n  Text("7")\n'
        "    .font(.system(size: 220, weight: .black))\n    .foregroundStyle(.white.opacity(0.5))\n"
        "    .fixedSize()\n    .offset(x: 40, y: 40)\n"
        '  Text("Line 7").font(.headline).foregroundStyle(.white)\n}',
        "a digit as decoration",
        background=INDIGO,
    )

    return cases.rule


def overlap():
    cases = Drawn("text-overlap", "warning", SCENES.home_light)
    cases.fires(
        "Stacked",
        'ZStack {\n  Text("Balance").font(.title2)\n  Text("1,250").font(.title2)\n}',
        "1,250",
        "two texts in one place",
    )
    cases.fires(
        "Over",
        'Text("Harbour Street")\n  .font(.headline)\n  .overlay {\n    Text("Platform 2").font(.headline)\n  }',
        "Platform 2",
        "an overlay in the middle",
    )
    cases.fires(
        "Pulled",
        'VStack(spacing: -14) {\n  Text("Harbour").font(.headline)\n  Text("12 min").font(.headline)\n}',
        "12 min",
        "a negative spacing",
    )
    cases.fires(
        "Moved",
        'VStack {\n  Text("Harbour").font(.title3)\n  Text("12 min").font(.title3).offset(y: -26)\n}',
        "12 min",
        "moved onto the text above",
    )
    cases.fires(
        "Behind",
        'Text("12 min")\n  .font(.title.bold())\n  .background {\n'
        '    Text("Harbour").font(.title).fixedSize()\n  }',
        'Text("12 min")',
        "a text behind a text",
    )
    cases.fires(
        "Edges",
        'ZStack {\n  Text("Harbour Street")\n    .frame(maxWidth: .infinity, alignment: .leading)\n'
        '  Text("Platform 2")\n    .frame(maxWidth: .infinity, alignment: .trailing)\n}\n'
        ".font(.headline)",
        "Platform 2",
        "both edges of a small widget",
    )
    cases.fires(
        "Placed",
        'GeometryReader { _ in\n  Text("Ebb").font(.title).position(x: 50, y: 40)\n'
        '  Text("Flow").font(.title).position(x: 60, y: 44)\n}',
        "Flow",
        "placed by numbers",
    )
    cases.fires(
        "Ring",
        "ZStack {\n  Circle().stroke(Color.teal, lineWidth: 8)\n  Text(entry.steps).font(.title)\n"
        '  Text("steps").offset(y: 6)\n}',
        '"steps"',
        "a caption within a ring",
        fields='var steps = "8,412"',
    )
    cases.fires(
        "Circular",
        'ZStack {\n  AccessoryWidgetBackground()\n  Text("72").font(.title)\n  Text("bpm").font(.caption)\n}',
        "bpm",
        "in a circle on the Lock Screen",
        scene=SCENES.lock_screen,
        families=CIRCULAR,
    )
    cases.fires(
        "Helped",
        'Text("Harbour")\n  .font(.title2)\n  .badged("3 new")',
        "Text(words)",
        "a badge of another file",
        more="""
extension View {
  func badged(_ words: String) -> some View {
    overlay(alignment: .trailing) {
      Text(words).font(.headline).foregroundStyle(.red)
    }
  }
}
""",
    )
    cases.fires(
        "Medium",
        'HStack(spacing: -60) {\n  Text("Harbour").font(.title)\n  Text("Hill").font(.title)\n}',
        '"Hill"',
        "in a medium widget",
        families=".systemMedium",
    )

    cases.passes(
        "Stack", 'VStack {\n  Text("Balance")\n  Text("1,250").font(.title2)\n}', "one below the other"
    )
    cases.passes(
        "Apart",
        'ZStack {\n  Text("Balance")\n    .frame(maxHeight: .infinity, alignment: .top)\n'
        '  Text("1,250")\n    .frame(maxHeight: .infinity, alignment: .bottom)\n}',
        "apart in one stack",
    )
    cases.passes(
        "Badge",
        'Image(systemName: "tray.fill")\n  .font(.largeTitle)\n'
        '  .overlay(alignment: .topTrailing) {\n    Text("3").font(.caption2).offset(x: 10, y: -8)\n'
        "  }",
        "a number beside a symbol",
    )
    cases.passes(
        "Shadow",
        "ZStack {\n  Text(entry.title).foregroundStyle(.black).offset(x: 1, y: 1)\n"
        "  Text(entry.title).foregroundStyle(.white)\n}",
        "a shadow of the same words",
        background=INDIGO,
        families=".systemMedium",
    )
    cases.passes(
        "Measure",
        'ZStack {\n  Text("00:00").opacity(0)\n  Text("12:45")\n}',
        "a text that keeps a place free",
    )
    cases.passes("Hidden", 'ZStack {\n  Text("00:00").hidden()\n  Text("12:45")\n}', "a hidden text")
    cases.passes(
        "Either",
        'ZStack {\n  if entry.isOpen {\n    Text("Open")\n  } else {\n    Text("Closed")\n  }\n}',
        "one or the other",
        fields="var isOpen = true",
    )
    cases.passes(
        "Faded",
        'ZStack {\n  Text("Open").opacity(entry.isOpen ? 1 : 0)\n'
        '  Text("Closed").opacity(entry.isOpen ? 0 : 1)\n}',
        "one or the other, by opacity",
        fields="var isOpen = true",
    )
    cases.passes(
        "Wide",
        'ZStack {\n  Text("Harbour Street")\n    .frame(maxWidth: .infinity, alignment: .leading)\n'
        '  Text("Platform 2")\n    .frame(maxWidth: .infinity, alignment: .trailing)\n}\n'
        ".font(.headline)",
        "both edges of a medium widget",
        families=".systemMedium",
    )
    cases.passes(
        "Fits",
        'ViewThatFits {\n  Text("Departures from Harbour Street").lineLimit(1)\n'
        '  Text("Harbour").lineLimit(1)\n}',
        "one of two",
    )
    cases.passes(
        "Gauge",
        'Gauge(value: 0.4) {\n  Text("km")\n} currentValueLabel: {\n  Text("12")\n}\n'
        ".gaugeStyle(.accessoryCircular)",
        "a gauge of the system",
        families=CIRCULAR,
    )
    cases.passes(
        "Covered",
        'ZStack {\n  Text("Waiting for data")\n'
        '  Color(uiColor: .systemBackground).widgetAccentable()\n  Text("12 min").font(.title)\n}',
        "the lower one is covered",
        background=SYSTEM,
    )
    cases.passes(
        "Emblem",
        'ZStack {\n  Text("7")\n    .font(.system(size: 120, weight: .black))\n'
        "    .foregroundStyle(.white.opacity(0.4))\n"
        '  Text("Harbour").font(.headline).foregroundStyle(.white)\n}',
        "a large digit behind the words, as decoration",
        background=INDIGO,
    )
    cases.passes(
        "Plate",
        'ZStack {\n  Text("Harbour Street, platform 2")\n  Text("Closed")\n    .padding()\n'
        "    .widgetAccentable()\n    .background(Color.red, in: Capsule())\n}",
        "a label on a plate of its own covers what is below",
        background=SYSTEM,
    )
    return cases.rule


def margin():
    cases = Drawn("double-margin", "note")
    page = 'VStack(alignment: .leading) {\n  Text(entry.title).font(.headline)\n  Text("in 12 min")\n}'
    cases.fires("Plain", f"{page}\n.padding()", ".padding()", "the usual padding")
    cases.fires("Twelve", f"{page}\n.padding(12)", ".padding(12)", "12 points")
    cases.fires(
        "All", f"{page}\n.padding(.all, 14)", ".padding(.all", "all edges by name", families=".systemMedium"
    )
    cases.fires(
        "Insets",
        f"{page}\n.padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))",
        ".padding(EdgeInsets",
        "insets of numbers",
        families=".systemLarge",
    )
    cases.fires(
        "Filled",
        f"{page}\n.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)\n.padding(16)",
        ".padding(16)",
        "around a frame that fills the widget",
    )
    cases.fires(
        "Helped",
        f"{page}\n.card()",
        "VStack(",
        "a helper of another file, at the view",
        more="""
extension View {
  func card() -> some View {
    padding(14)
  }
}
""".replace("    padding(14)", "    self\n      .padding(14)"),
    )
    cases.fires(
        "Inner",
        "Page(title: entry.title)",
        ".padding(12)",
        "in a view of another file",
        more="""
struct Page: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      Image(systemName: "water.waves")
    }
    .padding(12)
  }
}
""",
    )

    cases.fires(
        "Summed",
        f"{page}\n.padding(.horizontal, 14)\n.padding(.vertical, 12)",
        ".padding(.horizontal",
        "two paddings together",
        families=".systemMedium",
    )
    cases.fires(
        "Families",
        f"{page}\n.padding(family == .systemSmall ? 12 : 4)",
        ".padding(family",
        "in one family",
        members=FAMILY,
        families=".systemSmall, .systemMedium",
    )
    cases.fires(
        "Branches",
        f"if entry.title.isEmpty {{\n  ProgressView()\n}} else {{\n  {indented(page, 2)}\n  .padding(16)\n}}",
        ".padding(16)",
        "in the branch that is shown",
    )

    cases.passes(
        "Disabled", f"{page}\n.padding()", "the system’s margins are off", after=".contentMarginsDisabled()"
    )
    cases.passes("Eight", f"{page}\n.padding(8)", "8 points")
    cases.passes("Sides", f"{page}\n.padding(.horizontal)", "two sides alone")
    cases.passes("Top", f"{page}\n.padding(.top, 20)", "one side alone")
    cases.passes("Bare", page, "no padding")
    cases.passes(
        "Filled",
        f"{page}\n.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)",
        "a frame that fills the widget",
    )
    cases.passes(
        "Plate",
        f"{page}\n.padding()\n.background(Color.teal.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))",
        "within a plate that reaches to the margins",
    )
    cases.passes(
        "Within",
        'VStack {\n  Text(entry.title).padding()\n  Text("in 12 min").padding()\n}',
        "around the parts of a stack",
    )
    cases.passes(
        "LockScreen", f"{page}\n.padding()", "on the Lock Screen, which has no margins", families=RECTANGULAR
    )
    cases.passes(
        "Negative",
        f"{page}\n.padding(-16)",
        "against the margins",
    )
    cases.passes(
        "Clipped",
        f"{page}\n.padding()\n.overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.teal))",
        "within a frame that is drawn",
    )
    cases.passes(
        "Available",
        f"if #available(iOS 17, *) {{\n  {indented(page, 2)}\n}} else {{\n  {indented(page, 2)}\n"
        f"  .padding()\n}}",
        "where the system has no margins alone",
    )
    cases.passes(
        "Families",
        f"{page}\n.padding(family == .accessoryRectangular ? 12 : 0)",
        "in another family alone",
        members=FAMILY,
    )
    cases.passes(
        "Layers",
        f"ZStack {{\n  RoundedRectangle(cornerRadius: 12).fill(Color.teal.opacity(0.2))\n"
        f"  {indented(page, 2)}\n  .padding()\n}}",
        "within a plate of a stack",
    )

    return cases.rule
