// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// What devices show, read off public captures, against the renderer at the model's defaults.
@Suite struct CalibrationTests {
  private static let head = "figure,element,bound"

  /// How far off a reading may be: its present error, up to the next tenth of a code.
  private static func bound(_ error: Double) -> Double { (error * 10 + 0.05).rounded(.up) / 10 }

  @Test func `no reading is further off than it was, nor nearer without a tighter bound`() throws {
    let readings = try CapturedPatch.all()
    if RecordedText.isRecording {
      let lines = try readings.map {
        "\($0.figure.rawValue),\($0.element),\(tenths(Self.bound(try $0.largestError())))"
      }
      try RecordedText.write(
        ([Self.head] + lines).joined(separator: "\n") + "\n", to: RecordedText.bounds)
      Issue.record("recorded Fixtures/\(RecordedText.bounds); look at it")
      return
    }
    let bounds = try Fixture.text(RecordedText.bounds).split(separator: "\n").dropFirst()
    try #require(bounds.count == readings.count && readings.count == 251)
    for (reading, line) in zip(readings, bounds) {
      let words = line.split(separator: ",")
      #expect(words[0] == reading.figure.rawValue && words[1] == reading.element)
      let bound = try #require(Double(words[2]))
      let error = try reading.largestError()
      #expect(error <= bound && error > bound - 0.15, "\(reading): \(error), bound \(bound)")
    }
  }

  @Test func `every figure has readings, and those of unknown content are kept apart`() throws {
    let readings = try CapturedPatch.all()
    for figure in Figure.allCases {
      #expect(readings.contains { $0.figure == figure && $0.standing != .doubtful }, "\(figure)")
    }
    let doubtful = Dictionary(grouping: readings.filter { $0.standing == .doubtful }, by: \.author)
    #expect(
      doubtful.mapValues(\.count) == [
        "alikamoev": 3, "JYins-Daniel": 2, "infinityp913/habit-tracker": 2,
        "sindresorhus/sindresorhus.github.com": 9, "jverkoey/ElectricSidecar": 1,
      ])
  }

  @Test func `the hue of dark glass is the tint's, its luma the same in both styles`() throws {
    let readings = try CapturedPatch.all().filter { $0.figure == .glass }
    let clear = try #require(ErrorSpread(readings.flatMap { try $0.errors() }))
    #expect(clear.median <= 0.5 && clear.largest <= 0.8)
    var tinted = Scene(.homeTintedGlass)
    tinted.tint = .white
    for reading in readings {
      let (a, b) = (try reading.rendered(), reading.rendered(in: tinted))
      let lumas = [a, b].map { reading.compared($0)[0] }
      #expect(abs(lumas[0] - lumas[1]) < 0.01)
    }
  }
}
