// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyLayout
import VibrancyPNG
import VibrancyRunning
import VibrancySampling
import VibrancySyntax
import VibrancyTargets
import VibrancyVocabulary
import VibrancyWords

/// `VIBRANCY_SAMPLE_INPUT=DIR:DIR` runs all widgets of folders with samples, and writes what was not
/// understood to `VIBRANCY_SAMPLE_OUTPUT`; with `VIBRANCY_SAMPLE_PICTURES=1` their pictures too.
@Suite struct SampleInputTests {
  @Test(.enabled(if: !SampleInput.folders.isEmpty), arguments: SampleInput.folders)
  func `widgets of a folder are run, laid out and painted`(_ path: String) throws {
    let input = SampleInput(path)
    let folder = URL(filePath: "\(SampleInput.output)/\(input.name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var table = "target,widget,family,sample,origin,stand-ins,views,marks,understood,gaps\n"
    var gaps = ""
    for target in input.targets.targets {
      let reader = SampleReader(target)
      let program = reader.evaluator.program
      input.serve(reader.evaluator, of: target)
      func place(_ spot: Spot) -> String { target.place(spot, in: program).description }
      for widget in reader.widgets() {
        let families = widget.kind == .widget ? widget.families : [.systemMedium]
        var shown = 0
        for family in families {
          let samples = reader.samples(of: widget, in: family)
          for (number, sample) in samples.enumerated() {
            for part in widget.parts {
              let before = reader.evaluator.gaps.count
              let situation = Self.situation(family, part)
              guard
                let view = widget.kind == .activity
                  ? reader.views(of: widget, [part], sample, situation).first?.view
                  : reader.view(of: widget, sample, situation)
              else { continue }
              let drawing = SampleDrawing(view, of: widget, reader.evaluator)
              let found = reader.evaluator.gaps.count - before
              let share =
                Double(drawing.viewCount) / Double(max(drawing.viewCount + found, 1))
              let name = part == .content ? family.alias : part.rawValue
              table += "\(target.name),\(widget.name),\(name),\"\(sample.name)\","
              table += "\(sample.origin),\(sample.hasStandIns),\(drawing.viewCount),"
              table += "\(drawing.report.marks.count),\((share * 100).rounded() / 100),\(found)\n"
              shown += 1
              if SampleInput.draws,
                let picture = drawing.picture({ input.catalogs.picture($0) })
              {
                let file = "\(target.name)-\(widget.name)-\(name)-\(number).png"
                try Data(encodePNG(picture)).write(to: folder.appending(path: file))
              }
            }
          }
        }
        if shown == 0 { table += "\(target.name),\(widget.name),none,,,,0,0,0,0\n" }
      }
      for gap in reader.evaluator.gaps {
        gaps += "gap\t\(gap.name)\t\(input.name)/\(place(gap.spot))\n"
      }
      for failure in reader.evaluator.failures {
        gaps += "failure\t\(failure.name)\t\(input.name)/\(place(failure.spot))\n"
      }
      let gapSpots = Set(reader.evaluator.gaps.map(\.spot))
      let reached = reader.evaluator.reached.union(gapSpots)
      gaps += "reached\t\(reached.count)\t\(gapSpots.count)\n"
      for note in reader.notes {
        gaps += "note\t\(note.reason)\t\(note.widget)\t\(note.spot.map(place) ?? "")\n"
      }
    }
    try table.write(to: folder.appending(path: "table.csv"), atomically: true, encoding: .utf8)
    try gaps.write(to: folder.appending(path: "gaps.tsv"), atomically: true, encoding: .utf8)
    #expect(!input.targets.targets.isEmpty)
  }

  /// A widget of a family on a Home or Lock Screen.
  private static func situation(_ family: Family, _ part: WidgetPart) -> Situation {
    var situation = Situation()
    situation.family = family
    (situation.width, situation.height) =
      switch (family, part) {
      case (_, .compactLeading), (_, .compactTrailing), (_, .minimal): (52, 36)
      case (_, .leading), (_, .trailing): (100, 60)
      case (_, .center), (_, .bottom): (330, 70)
      case (.systemSmall, .content): (170, 170)
      case (.systemMedium, .content): (364, 170)
      case (.systemLarge, .content): (364, 382)
      case (.systemExtraLarge, .content): (747, 382)
      case (.systemExtraLargePortrait, .content): (364, 601)
      case (.accessoryCircular, .content), (.accessoryCorner, .content): (76, 76)
      case (.accessoryRectangular, .content): (172, 76)
      case (.accessoryInline, .content): (257, 26)
      }
    return situation
  }
}
