// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyJSON
import VibrancyLayout
import VibrancyRunning
import VibrancySampling
import VibrancySyntax
import VibrancyVocabulary
import VibrancyWords

@Suite struct SampleReaderTests {
  private static let placeholder = """
    func placeholder(in context: Context) -> StepsEntry {
      StepsEntry(date: Date(), steps: 4000, name: nil, isDone: false)
    }
    """

  private func samples(_ text: String, _ family: Family = .systemSmall) throws -> [Sample] {
    let reader = SampledCode.reader(text)
    let widget = try #require(reader.widgets().first)
    return reader.samples(of: widget, in: family)
  }

  @Test func `a snapshot that gives nothing is not what its function ends with`() throws {
    let text = SampledCode.widget(
      SampledCode.entry(
        """
        typealias Entry = StepsEntry
        func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
          Task { guard let steps = Int("none") else { return } }
        }
        """))
    let reader = SampledCode.reader(text)
    let widget = try #require(reader.widgets().first)
    let sample = try #require(reader.samples(of: widget, in: .systemSmall).first)
    #expect(sample.origin == .standIns)
    #expect(SampledCode.steps(sample) != nil)
  }

  @Test func `a configuration gives families, name and margins`() throws {
    let code = SampledCode.widget(
      SampledCode.entry(Self.placeholder),
      modifiers: """
        .configurationDisplayName("Steps").description("How many")
        .supportedFamilies(Self.families).contentMarginsDisabled()
        """)
    let reader = SampledCode.reader(
      code
        + "extension StepsWidget { static var families: [WidgetFamily] { [.systemMedium, .systemSmall] } }"
    )
    let widget = try #require(reader.widgets().first)
    #expect(widget.name == "StepsWidget" && widget.kind == .widget)
    #expect(widget.families == [.systemSmall, .systemMedium])
    #expect(widget.displayName == "Steps")
    #expect(!widget.hasMargins && widget.backgroundIsRemovable)
    #expect(widget.parts == [.content])
  }

  @Test func `the placeholder is the sample where there is no preview`() throws {
    let found = try samples(SampledCode.widget(SampledCode.entry(Self.placeholder)))
    #expect(found.map(\.name) == ["placeholder"])
    #expect(found.map(SampledCode.steps) == [4000])
    #expect(!found[0].hasStandIns)
  }

  @Test func `of two equal samples there is one`() throws {
    let provider =
      Self.placeholder + """

        func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> ()) {
          completion(placeholder(in: context))
        }
        """
    let found = try samples(SampledCode.widget(SampledCode.entry(provider)))
    #expect(found.map(\.name) == ["placeholder"])
  }

  @Test func `a snapshot comes from its completion or its result`() throws {
    let completion = """
      func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> ()) {
        let entry = StepsEntry(date: Date(), steps: context.isPreview ? 7 : 8, isDone: false)
        completion(entry)
      }
      """
    #expect(
      try samples(SampledCode.widget(SampledCode.entry(completion))).map(SampledCode.steps) == [7])
    let result = """
      func snapshot(for configuration: Choice, in context: Context) async -> StepsEntry {
        StepsEntry(date: Date(), steps: configuration.goal, isDone: false)
      }
      """
    let choice = """
      struct Choice: WidgetConfigurationIntent {
        @Parameter(title: "Goal", default: 9) var goal: Int
      }
      """
    let found = try samples(SampledCode.widget(SampledCode.entry(result) + choice))
    #expect(found.map(SampledCode.steps) == [9])
    #expect(found.map(\.origin) == [.snapshot])
  }

  @Test func `each entry of a preview is a sample of its family`() throws {
    let previews = """
      #Preview("Walk", as: .systemSmall) { StepsWidget() } timeline: {
        let date = Date()
        StepsEntry(date: date, steps: 1, isDone: false)
        StepsEntry(date: date, steps: 2, isDone: false)
      }
      #Preview("Run", as: .systemMedium, widget: { StepsWidget() }, timeline: {
        StepsEntry(date: Date(), steps: 3, isDone: false)
      })
      #Preview(as: .systemSmall) { OtherWidget() } timeline: { StepsEntry(date: Date(), steps: 4, isDone: false) }
      """
    let code = SampledCode.widget(SampledCode.entry(Self.placeholder) + previews)
    let small = try samples(code)
    #expect(small.map(\.name) == ["Walk", "Walk 2"])
    #expect(small.map(SampledCode.steps) == [1, 2])
    #expect(try samples(code, .systemMedium).map(SampledCode.steps) == [3])
    #expect(try samples(code, .systemLarge).map(SampledCode.steps) == [1, 2, 3])
  }

  @Test func `a preview of a view gives its entry`() throws {
    let previews = """
      struct Previews: PreviewProvider {
        static var previews: some View {
          Group {
            StepsView(entry: StepsEntry(date: Date(), steps: 5, isDone: false))
              .previewContext(WidgetPreviewContext(family: .systemMedium))
              .previewDisplayName("Medium")
            StepsView(entry: StepsEntry(date: Date(), steps: 6, isDone: false))
              .previewContext(WidgetPreviewContext(family: .systemSmall))
          }
        }
      }
      """
    let code = SampledCode.widget(SampledCode.entry(Self.placeholder) + previews)
    #expect(try samples(code).map(SampledCode.steps) == [6])
    #expect(try samples(code, .systemMedium).map(\.name) == ["Medium"])
  }

  @Test func `static members come before the initializer's defaults`() throws {
    let members = """
      static let title = "Steps"
      static let demo = StepsEntry(date: Date(), steps: 11, isDone: false)
      static var placeholder: StepsEntry { StepsEntry(date: Date(), steps: 10, isDone: false) }
      """
    let found = try samples(
      SampledCode.widget(SampledCode.entry("typealias Entry = StepsEntry", more: members)))
    #expect(found.map(\.name) == ["placeholder", "demo"])
    #expect(found.map(SampledCode.steps) == [10, 11])
    let defaults = SampledCode.entry("").replacing("var steps: Int", with: "var steps = 12")
      .replacing(
        "struct Provider: TimelineProvider {",
        with: "struct Provider: TimelineProvider { typealias Entry = StepsEntry")
    let made = try samples(SampledCode.widget(defaults))
    #expect(made.map(\.origin) == [.initializer])
    #expect(made.map(SampledCode.steps) == [12])
  }

  @Test func `stand-ins show both values of a flag that the view asks for`() throws {
    let entry = SampledCode.entry("typealias Entry = StepsEntry")
    let found = try samples(SampledCode.widget(entry))
    #expect(found.map(\.name) == ["stand-ins", "isDone"])
    #expect(found.allSatisfy { $0.hasStandIns && $0.origin == .standIns })
    #expect(found.map(SampledCode.steps) == [6240, 6240])
  }

  @Test func `an empty placeholder comes behind stand-ins`() throws {
    let empty = """
      func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: nil, isDone: false) }
      """
    let entry = SampledCode.entry(empty).replacing("var steps: Int", with: "var steps: Int?")
    #expect(try samples(SampledCode.widget(entry)).map(\.origin).first == .standIns)
    let bare = """
      struct StepsEntry: TimelineEntry { let date: Date }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: Date()) }
      }
      """
    #expect(try samples(SampledCode.widget(bare)).map(\.origin) == [.placeholder])
  }

  @Test func `all entries of a preview are kept, those that show nothing among them`() throws {
    let preview = """
      #Preview(as: .systemSmall) { StepsWidget() } timeline: {
        StepsEntry(date: .now, steps: 5, isDone: false)
        StepsEntry(date: .now, steps: nil, isDone: false)
      }
      """
    let entry = SampledCode.entry(Self.placeholder).replacing(
      "var steps: Int", with: "var steps: Int?")
    let found = try samples(SampledCode.widget(entry + preview))
    #expect(found.map(SampledCode.steps) == [5, nil])
    let dated = """
      struct StepsEntry: TimelineEntry { let date: Date }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: Date()) }
        func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> ()) {
          completion(StepsEntry(date: Date()))
        }
      }
      """
    let dates = """
      #Preview(as: .systemSmall) { StepsWidget() } timeline: {
        StepsEntry(date: .now)
        StepsEntry(date: .now + 3600)
        StepsEntry(date: .now + 7200)
      }
      """
    let hours = try samples(SampledCode.widget(dated + dates)).map { sample -> Double? in
      guard case .structure(let entry) = sample.entry,
        case .foundation(.date(let date))? = entry.fields["date"]
      else { return nil }
      return (date - Situation().now) / 3600
    }
    #expect(hours == [0, 1, 2])
    #expect(try samples(SampledCode.widget(dated)).map(\.name) == ["placeholder"])
  }

  @Test func `a preview's provider is asked with the configuration that it is previewed with`()
    throws
  {
    let provider = """
      func snapshot(for choice: Choice, in context: Context) async -> StepsEntry {
        StepsEntry(date: Date(), steps: choice.steps, isDone: false)
      }
      """
    let preview = """
      struct Choice: WidgetConfigurationIntent {
        @Parameter(title: "Steps", default: 3) var steps: Int
        static var many: Choice { var choice = Choice(); choice.steps = 90; return choice }
      }
      #Preview(as: .systemSmall, using: Choice.many) { StepsWidget() } timelineProvider: { Provider() }
      """
    let code = SampledCode.widget(SampledCode.entry(provider) + preview)
    #expect(try samples(code).map(SampledCode.steps) == [90])
  }

  @Test func `a written sample changes fields of the sample it overrides`() throws {
    let reader = SampledCode.reader(SampledCode.widget(SampledCode.entry(Self.placeholder)))
    let widget = try #require(reader.widgets().first)
    let text = """
      {"StepsWidget": [{"name": "goal", "entry": {"name": "Ann", "date": "2026-06-14"}},
      {"name": "wrong", "entry": {"steps": "many", "step": 1}}]}
      """
    let mistakes = JSONMistakes(of: JSONDocument(Array(text.utf8), path: "v.json"))
    reader.written = mistakes.root.map { WrittenSamples(at: $0) }
    let found = reader.samples(of: widget, in: .systemSmall)
    #expect(found.map(\.name) == ["goal", "wrong"])
    #expect(found.map(SampledCode.steps) == [4000, 4000])
    guard case .structure(let entry) = found[0].entry, case .string("Ann")? = entry.fields["name"],
      case .foundation(.date(let date))? = entry.fields["date"]
    else {
      Issue.record("the fields are not set")
      return
    }
    #expect(date == 803_088_000)
    let lines = try #require(mistakes.error).lines
    #expect(
      lines.map { String($0.prefix(11)) }
        == ["v.json:2:38:", "v.json:2:46:"].map { String($0.prefix(11)) })
    #expect(lines[1].contains("steps"))
  }

  @Test func `a Live Activity has its parts and the states of its preview`() throws {
    let code = """
      struct RideAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var name: String
      }
      struct RideActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: RideAttributes.self) { context in
            Text(context.attributes.name)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("Leading") }
              DynamicIslandExpandedRegion(.bottom) { Text("\\(context.state.minutes)") }
            } compactLeading: { Text("A") } compactTrailing: { Text("B") } minimal: { Text("C") }
          }
        }
      }
      #Preview("Ride", as: .content, using: RideAttributes(name: "Ann")) { RideActivity() }
      contentStates: { RideAttributes.ContentState(minutes: 5) }
      """
    let reader = SampledCode.reader(code)
    let widget = try #require(reader.widgets().first)
    #expect(widget.kind == .activity)
    let samples = reader.samples(of: widget, in: .systemMedium)
    #expect(samples.map(\.name) == ["Ride"])
    let sample = try #require(samples.first)
    let shown = WidgetPart.allCases.filter {
      !reader.views(of: widget, [$0], sample, Situation()).isEmpty
    }
    #expect(shown == [.content, .compactLeading, .compactTrailing, .minimal, .leading, .bottom])
  }

  /// An activity whose view and previews are given.
  private func activity(
    _ view: String, _ more: String = "", island: String = ""
  ) -> SampleReader {
    SampledCode.reader(
      """
      struct RideAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var name: String
      }
      struct RideActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: RideAttributes.self) { context in
            \(view)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("Leading") }
                .contentMargins(.top, 20).contentMargins([.top, .leading], 4)
              DynamicIslandExpandedRegion(.bottom) { Text("Bottom") }
            } compactLeading: { Text("A") } compactTrailing: { Text("B") } minimal: { Text("C") }
              \(island)
          }
        }
      }
      \(more)
      """)
  }

  @Test func `a state that several previews of an activity show is one sample`() throws {
    let preview = { (name: String, kind: String, minutes: Int) in
      """
      #Preview("\(name)", as: \(kind), using: RideAttributes(name: "Ann")) { RideActivity() }
      contentStates: { RideAttributes.ContentState(minutes: \(minutes)) }

      """
    }
    let reader = activity(
      "Text(context.attributes.name)",
      preview("Banner", ".content", 5) + preview("Compact", ".dynamicIsland(.compact)", 5)
        + preview("Late", ".dynamicIsland(.minimal)", 40))
    let widget = try #require(reader.widgets().first)
    #expect(reader.samples(of: widget, in: .systemMedium).map(\.name) == ["Banner", "Late"])
  }

  @Test func `an activity without previews has members of its state, else stand-ins`() throws {
    let members = activity(
      "Text(context.attributes.name)",
      "extension RideAttributes.ContentState { static let preview = Self(minutes: 7) }")
    let widget = try #require(members.widgets().first)
    #expect(members.samples(of: widget, in: .systemMedium).map(\.origin) == [.member])
    let bare = activity("Text(context.attributes.name)")
    let other = try #require(bare.widgets().first)
    #expect(bare.samples(of: other, in: .systemMedium).map(\.origin) == [.standIns])
  }

  @Test func `the innermost margins of an island count, and those of a region before`() throws {
    let reader = activity(
      "Text(context.attributes.name)",
      island: ".contentMargins(30, for: .expanded).contentMargins(.leading, 9, for: .minimal)")
    let widget = try #require(reader.widgets().first)
    let sample = try #require(reader.samples(of: widget, in: .systemMedium).first)
    let views = reader.views(
      of: widget, [.leading, .bottom, .minimal, .compactLeading], sample, Situation())
    #expect(views.map(\.part) == [.leading, .bottom, .minimal, .compactLeading])
    #expect(views.map(\.margins.top) == [20, 30, nil, nil])
    #expect(views.map(\.margins.leading) == [4, 30, 9, nil])
  }

  @Test func `regions may come from functions and branches of the sources`() throws {
    let reader = SampledCode.reader(
      """
      struct RideAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
      }
      struct RideActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: RideAttributes.self) { context in Text("Banner") }
          dynamicIsland: { context in
            DynamicIsland { regions(of: context.state) }
            compactLeading: { Text("A") } compactTrailing: { Text("B") } minimal: { Text("C") }
          }
          .supplementalActivityFamilies([.small])
        }
        @DynamicIslandExpandedContentBuilder
        private func regions(
          of state: RideAttributes.ContentState
        ) -> DynamicIslandExpandedContent<some View> {
          sides
          if state.minutes > 0 {
            DynamicIslandExpandedRegion(.center) { Text("Center") }
            DynamicIslandExpandedRegion(.bottom) { Text("Bottom") }
          }
        }
        @DynamicIslandExpandedContentBuilder
        private var sides: DynamicIslandExpandedContent<some View> {
          DynamicIslandExpandedRegion(.leading, priority: 1) {
            Text("A long name").dynamicIsland(verticalPlacement: .belowIfTooWide)
          }
          DynamicIslandExpandedRegion(.trailing) { Text("Trailing") }
        }
      }
      """)
    let widget = try #require(reader.widgets().first)
    #expect(widget.configuration?.hasSmallActivity == true)
    let sample = try #require(reader.samples(of: widget, in: .systemMedium).first)
    let views = reader.views(
      of: widget, [.leading, .center, .trailing, .bottom], sample, Situation())
    #expect(views.map(\.part) == [.leading, .center, .trailing, .bottom])
    #expect(views.map(\.priority) == [1, 0, 0, 0])
    let mayStandBelow = views.map { view in
      reader.evaluator.interface.standsBelowIfTooWide = false
      _ = reader.evaluator.swiftUI.lowered(view.view)
      return reader.evaluator.interface.standsBelowIfTooWide
    }
    #expect(mayStandBelow == [true, false, false, false])
  }

  @Test func `an activity knows its family and that no island is limited in width`() throws {
    let reader = activity(
      "Form()",
      """
      struct Form: View {
        @Environment(\\.activityFamily) private var family
        @Environment(\\.isDynamicIslandLimitedInWidth) private var isLimited
        var body: some View {
          Text(isLimited ? "limited" : family == .small ? "small" : "medium")
        }
      }
      """)
    let widget = try #require(reader.widgets().first)
    #expect(widget.configuration?.hasSmallActivity == false)
    let sample = try #require(reader.samples(of: widget, in: .systemMedium).first)
    for isSmall in [false, true] {
      var situation = Situation()
      situation.isSmallActivity = isSmall
      let view = try #require(reader.view(of: widget, sample, situation))
      let text = isSmall ? "small" : "medium"
      #expect(reader.evaluator.swiftUI.lowered(view).content == .text([TextSpan(text)]))
    }
  }

  @Test func `the tint behind a banner is kept, the outer one of two`() throws {
    let reader = activity(
      "Text(context.attributes.name).activityBackgroundTint(.red).activityBackgroundTint(.blue)")
    let widget = try #require(reader.widgets().first)
    let sample = try #require(reader.samples(of: widget, in: .systemMedium).first)
    let view = try #require(reader.view(of: widget, sample, Situation()))
    #expect(reader.evaluator.interface.activityBackground == nil)
    _ = reader.evaluator.swiftUI.lowered(view)
    let blue = reader.evaluator.interface.activityBackground
    let plain = activity("Text(context.attributes.name).activityBackgroundTint(.blue)")
    let other = try #require(plain.widgets().first)
    let one = try #require(plain.view(of: other, sample, Situation()))
    _ = plain.evaluator.swiftUI.lowered(one)
    #expect(blue != nil && blue == plain.evaluator.interface.activityBackground)
  }

  @Test func `an extension of a nested type is of that type alone`() throws {
    let reader = activity(
      "Text(context.state.label)",
      """
      struct WalkAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var steps: Int }
      }
      extension WalkAttributes.ContentState { var label: String { "\\(steps) steps" } }
      extension RideAttributes.ContentState { var label: String { "\\(minutes) minutes" } }
      """)
    let widget = try #require(reader.widgets().first)
    let sample = try #require(reader.samples(of: widget, in: .systemMedium).first)
    let view = try #require(reader.view(of: widget, sample, Situation()))
    #expect(reader.evaluator.swiftUI.lowered(view).content == .text([TextSpan("25 minutes")]))
  }

  @Test func `a property that a wrapper makes takes no argument of an initializer`() throws {
    let reader = activity(
      "Around { Text(\"\\($0) minutes\") }",
      """
      struct Around<Content: View>: View {
        @Stored(.minutes) private var minutes
        @ViewBuilder var content: (Int) -> Content
        var body: some View { content(4) }
      }
      """)
    let widget = try #require(reader.widgets().first)
    let sample = try #require(reader.samples(of: widget, in: .systemMedium).first)
    let view = try #require(reader.view(of: widget, sample, Situation()))
    #expect(
      reader.evaluator.swiftUI.lowered(view).content
        == .text([TextSpan("4"), TextSpan(" minutes")]))
  }

  @Test func `ten thousand previews give the first samples and a note`() throws {
    let one =
      "#Preview(as: .systemSmall) { StepsWidget() } timeline: { StepsEntry(date: .now, steps: 1, isDone: false) }\n"
    let reader = SampledCode.reader(
      SampledCode.widget(
        SampledCode.entry(Self.placeholder) + String(repeating: one, count: 10_000)))
    let widget = try #require(reader.widgets().first)
    #expect(reader.samples(of: widget, in: .systemSmall).count == 24)
    #expect(reader.notes.count == 1)
  }
}
