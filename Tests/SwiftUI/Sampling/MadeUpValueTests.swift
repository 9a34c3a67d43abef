// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJSON
import VibrancyRunning
import VibrancySampling
import VibrancyVocabulary

@Suite struct MadeUpValueTests {
  private static let entry = """
    enum Mood { case happy, sad }
    struct Day { var name: String; var high: Int }
    struct Look { var color: Color; var image: Image }
    struct StepsEntry: TimelineEntry {
      let date: Date
      var steps: Int
      var share: Double
      var goal = 10000
      var name: String?
      var isDone: Bool
      var mood: Mood
      var days: [Day]
      var look: Look
      var action: () -> Void
    }
    """

  private func reader(_ provider: String) -> SampleReader {
    SampledCode.reader(
      SampledCode.widget(
        Self.entry + "\nstruct Provider: TimelineProvider {\n  \(provider)\n}\n",
        modifiers: ".supportedFamilies([.systemSmall])"))
  }

  private func sample(_ reader: SampleReader) throws -> Sample {
    let widget = try #require(reader.widgets().first)
    return try #require(reader.samples(of: widget, in: .systemSmall).first)
  }

  @Test func `fields that are made up are listed, and not those that have a value`() throws {
    let reader = reader("typealias Entry = StepsEntry")
    let found = reader.madeUpValues(of: try sample(reader))
    let fields = found.map(\.field)
    #expect(fields.contains("steps") && fields.contains("days") && fields.contains("mood"))
    #expect(!fields.contains("goal"))
    let mood = try #require(found.first { $0.field == "mood" })
    #expect(mood.value.map { JSONText.of($0) } == "\"happy\"")
    #expect(found.first { $0.field == "days" }?.value != nil)
  }

  @Test func `of a placeholder only what its code does not give is made up`() throws {
    let reader = reader(
      """
      func placeholder(in context: Context) -> StepsEntry {
        StepsEntry(
          date: Date(), steps: 7, share: 0.25, name: Unknown.name(), isDone: false, mood: .sad,
          days: [Day(name: "Mon", high: Unknown.high())],
          look: Look(color: Color(red: 1, green: 0, blue: 0), image: Image("leaf")), action: {})
      }
      """)
    let sample = try sample(reader)
    #expect(sample.origin == .placeholder)
    #expect(Set(reader.madeUpValues(of: sample).map(\.field)) == ["name", "days[0].high"])
    let fields = try #require(SampleWriter(reader).fields(of: sample.entry))
    let text = JSONText.of(.object(fields))
    #expect(text.contains(#""steps":7"#) && text.contains(#""mood":"sad""#), "\(text)")
    #expect(text.contains(##""color":"#FF0000""##) && text.contains(#""image":"leaf""#), "\(text)")
    #expect(!text.contains("action"))
  }

  @Test func `where a sample comes from is known`() throws {
    let reader = reader(
      """
      func placeholder(in context: Context) -> StepsEntry {
        StepsEntry(
          date: Date(), steps: 7, share: 0.25, isDone: false, mood: .sad, days: [],
          look: Look(color: .red, image: Image("leaf")), action: {})
      }
      """)
    let widget = try #require(reader.widgets().first)
    let sample = try #require(
      reader.samples(of: widget, in: .systemSmall).first { $0.origin == .placeholder })
    #expect(reader.spot(of: sample, widget) != nil)
  }

  @Test(arguments: [
    "2026-06-14T10:09:00Z", "2001-01-01T00:00:00Z", "2000-12-31T23:59:59Z", "2024-02-29T12:00:00Z",
    "1999-12-31T23:59:59.500Z", "1583-01-01T00:00:00Z", "9999-12-31T23:59:59Z",
  ])
  func `times are written as they are read`(_ text: String) throws {
    let seconds = try #require(ISODate.seconds(of: text))
    #expect(ISODate.text(of: seconds) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e12, -1.4e10])
  func `a time that has no such text is none`(_ seconds: Double) {
    #expect(ISODate.text(of: seconds) == nil)
  }
}
