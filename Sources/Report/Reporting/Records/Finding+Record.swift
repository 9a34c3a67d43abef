// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Finding {
  /// The finding that a record of kind `finding` or `undetermined` holds.
  init(_ record: Record, isUndetermined: Bool) throws(ReportReadingError) {
    let arguments: FindingArguments? = try record.optional("arguments")
    let outcome: Verdict.Outcome
    if isUndetermined {
      outcome = .undetermined(Reason(try record.member("reason"), from: arguments?.reason))
    } else {
      let word: String = try record.member("severity")
      guard let severity = Severity(rawValue: word) else { throw record.wrong("severity") }
      outcome = .fails(severity)
    }
    let scene: String? = try record.optional("scene")
    let fix: String? = try record.optional("fix")
    let verdict = Verdict(
      outcome, wallpaper: try record.optional("wallpaper"),
      message: Message(try record.member("message"), from: arguments?.message),
      measured: try Self.measured(record), required: try record.optional("required"),
      rectangle: try Self.rectangle(record),
      fix: fix.map { Advice($0, from: arguments?.advice) })
    self.init(
      verdict, of: RuleID(rawValue: try record.member("rule")), at: try Self.location(record),
      asset: try record.optional("asset"), name: try record.optional("name") ?? "",
      evidence: try record.optional("evidence", as: [String].self)?.map {
        CodeLocation(printed: $0)
      } ?? [],
      fingerprint: try record.member("fingerprint"))
    // Another version may know scenes that this one does not.
    self.scene = scene
  }

  private static func location(_ record: Record) throws(ReportReadingError) -> Location {
    Location(
      path: try record.member("path"), line: try record.count(ifPresent: "line"),
      column: try record.count(ifPresent: "column"))
  }

  private static func measured(_ record: Record) throws(ReportReadingError) -> Estimate? {
    guard let value: Double = try record.optional("measured") else { return nil }
    guard let ends: [Double] = try record.optional("range") else { return Estimate(value) }
    guard ends.count == 2, ends[0] <= ends[1] else { throw record.wrong("range") }
    return Estimate(value, in: ends[0]...ends[1])
  }

  private static func rectangle(_ record: Record) throws(ReportReadingError) -> PixelRectangle? {
    guard let sides: [String: Int] = try record.optional("rectangle") else { return nil }
    let most = 1 << 30
    guard let x = sides["x"], let y = sides["y"], let width = sides["width"],
      let height = sides["height"], [x, y, width, height].allSatisfy({ (0...most).contains($0) })
    else { throw record.wrong("rectangle") }
    return PixelRectangle(x: x, y: y, width: width, height: height)
  }
}

extension Exhibit {
  /// The picture that a record of kind `exhibit` holds.
  init(_ record: Record) throws(ReportReadingError) {
    let text: String = try record.member("png")
    guard let png = Data(base64Encoded: text) else { throw record.wrong("png") }
    let zoom: Double = try record.member("zoom")
    guard zoom > 0 else { throw record.wrong("zoom") }
    self.init(
      path: try record.member("path"), name: try record.optional("name") ?? "",
      scene: try record.optional("scene"), wallpaper: try record.optional("wallpaper"),
      png: [UInt8](png), width: try record.count("width", in: 1...1 << 30),
      height: try record.count("height", in: 1...1 << 30), zoom: zoom,
      legibleRange: try Self.legibleRange(record))
    isScreen = try record.optional("screen") ?? false
  }

  private static func legibleRange(_ record: Record) throws(ReportReadingError) -> LegibleRange? {
    guard let rows: [[Double]] = try record.optional("legibleRange") else { return nil }
    var points: [LegibleRange.Point] = []
    for row in rows {
      guard row.count == 7, row[2] <= row[3], row[5] <= row[6] else {
        throw record.wrong("legibleRange")
      }
      points.append(
        LegibleRange.Point(
          grey: row[0], illegibleShare: Estimate(row[1], in: row[2]...row[3]),
          contrast: Estimate(row[4], in: row[5]...row[6])))
    }
    return LegibleRange(points: points)
  }
}

extension Summary {
  /// What a record of kind `summary` holds.
  init(_ record: Record) throws(ReportReadingError) {
    self.init()
    judged = try record.count("judged")
    sets = try record.count("sets")
    setsInScope = try record.count("setsInScope")
    setsUnnamed = try record.count("setsUnnamed")
    pictures = try record.count(ifPresent: "pictures") ?? 0
    picturesInScope = try record.count(ifPresent: "picturesInScope") ?? 0
    setsUnfollowed = try record.count(ifPresent: "setsUnfollowed") ?? 0
    excluded = try record.count(ifPresent: "excluded") ?? 0
    computedNames = try record.count("computedNames")
    places = try record.member("places")
    judgesAll = try record.member("judgesAll")
    readsSources = try record.member("readsSources")
    sources = try record.count("sources")
    known = try record.count("known")
    moved = try record.count(ifPresent: "moved") ?? 0
    ignored = try record.count(ifPresent: "ignored") ?? 0
    stale = try record.member("stale")
    notes = try record.member("notes")
    gaps = try record.optional("gaps") ?? []
    warnings = try record.optional("warnings") ?? []
  }
}
