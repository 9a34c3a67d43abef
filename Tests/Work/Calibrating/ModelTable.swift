// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The table of the model's errors in the article about the model, by mode and source.
struct ModelTable {
  private struct Group {
    let readings: [CapturedPatch]
    let fit: HeldOutFit

    var sources: [String] { Set(readings.map(\.author)).sorted() }
    func readings(of source: String) -> [CapturedPatch] {
      readings.filter { $0.author == source }
    }
  }

  /// The lines of the table, Markdown.
  let lines: [String]
  /// Of each mode, over all of its readings that are not doubtful.
  let spreads: [CalibratedMode: ErrorSpread]
  /// The same, each source predicted by what is fitted to the others.
  let heldOut: [CalibratedMode: ErrorSpread]

  init(_ all: [CapturedPatch]) throws {
    var lines = [
      "| mode | source | readings | channels | median | 90 % | largest | held out: median, 90 %, largest |",
      "|---|---|---|---|---|---|---|---|",
    ]
    // The figure to quote: every reading of every capture, those that are kept apart, too.
    lines.append(
      Self.line("**every reading**", "all", all.count, try all.flatMap { try $0.errors() }, nil))
    var (spreads, heldOut): ([CalibratedMode: ErrorSpread], [CalibratedMode: ErrorSpread]) =
      ([:], [:])
    for mode in CalibratedMode.allCases {
      let readings = all.filter { $0.figure.mode == mode && $0.standing != .doubtful }
      let group = Group(
        readings: readings, fit: try HeldOutFit(readings, fitting: mode.fitted))
      let left = group.sources.flatMap { group.fit.errors(on: $0) ?? [] }
      let errors = try readings.flatMap { try $0.errors() }
      (spreads[mode], heldOut[mode]) = (ErrorSpread(errors), ErrorSpread(left))
      lines.append(
        Self.line(
          "**\(mode.rawValue)**", group.sources.count == 1 ? group.sources[0] : "all",
          readings.count, errors, ErrorSpread(left)))
      let figures = Figure.allCases.filter { figure in readings.contains { $0.figure == figure } }
      if group.sources.count == 1, figures.count > 1 {
        for figure in figures {
          let own = readings.filter { $0.figure == figure }
          lines.append(
            Self.line(
              "`\(figure.rawValue)`", "", own.count, try own.flatMap { try $0.errors() }, nil))
        }
      }
      for source in group.sources where group.sources.count > 1 {
        let own = group.readings(of: source)
        let left = ErrorSpread(group.fit.errors(on: source) ?? [])
        lines.append(
          Self.line("", source, own.count, try own.flatMap { try $0.errors() }, left))
      }
    }
    let doubtful = all.filter { $0.standing == .doubtful }
    lines.append(
      Self.line(
        "*kept apart*", "all", doubtful.count, try doubtful.flatMap { try $0.errors() }, nil))
    (self.lines, self.spreads, self.heldOut) = (lines, spreads, heldOut)
  }

  private static func line(
    _ mode: String, _ source: String, _ count: Int, _ errors: [Double], _ left: ErrorSpread?
  ) -> String {
    let own = ErrorSpread(errors)?.cells ?? ["all clipped", "", ""]
    let held = left.map { $0.cells.joined(separator: ", ") } ?? ""
    return "| "
      + ([mode, source, "\(count)", "\(errors.count)"] + own + [held]).joined(separator: " | ")
      + " |"
  }
}
