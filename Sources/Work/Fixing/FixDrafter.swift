// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyLint
internal import VibrancyModes
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancySystem

/// Makes drafts: what a fix would do to a unit, not yet judged.
struct FixDrafter: Sendable {
  private let request: LintRequest
  let maker: PreviewMaker
  let workingDirectory: String

  init(_ request: LintRequest, limits: PNGLimits, workingDirectory: String) {
    (self.request, self.workingDirectory) = (request, workingDirectory)
    maker = PreviewMaker(model: request.settings.model, limits: limits)
  }

  /// Applies the next step of a fix.
  ///
  /// - Parameters:
  ///   - findings: Those that should end, at least one.
  ///   - sheets: What was measured of the unit as the draft has it so far.
  /// - Throws: `FixRefusal`: why it cannot be tried.
  func draft(
    _ fix: FixKind, for findings: [Finding], of sheets: [FactSheet], on draft: FixDraft
  ) throws(FixRefusal) -> FixDraft {
    let subject = sheets.first { sheet in findings.contains { $0.name == sheet.name } }?.subject
    switch fix {
    case .opaqueGreys:
      return try converted(to: .vibrant, fix, for: findings, subject, on: draft)
    case .greyIcon:
      return try converted(
        to: .tintedIcon(luma: .rec709), fix, for: findings, subject, on: draft)
    case .fewerPixels: return try reduced(for: findings, subject, on: draft)
    case .templateIntent: return try asTemplate(subject, on: draft)
    case .iconLooks: return try withLooks(subject?.art, on: draft)
    }
  }

  /// The pictures of a unit that findings are about, each with the bytes it would have so far: of a
  /// set all that serve the same look as the one that was judged; of no findings all.
  func pictures(
    of findings: [Finding]?, in draft: FixDraft
  ) throws(FixRefusal) -> [HeldFile] {
    switch draft.unit.kind {
    case .picture(let input):
      guard input.source == .file else {
        throw FixRefusal(
          "standard input cannot be written; only files are", advice: .asFound)
      }
      return [try held(input, in: draft)]
    case .set(let set):
      let named = findings.map { Set($0.compactMap(\.asset)) }
      let judged = set.art.filter {
        named?.contains(PathBelow.relative($0.path, to: workingDirectory)) ?? true
      }
      let looks = Set(judged.map(\.appearance.luminosity))
      let same = set.art.filter { looks.contains($0.appearance.luminosity) }
      if let other = judged.first(where: { $0.kind != .png }) {
        throw FixRefusal(
          "\(PathBelow.lastName(other.path)) is not a PNG, and only PNG files are made")
      }
      var files: [HeldFile] = []
      for art in same where art.kind == .png {
        files.append(try held(Input(art, role: .loose), in: draft))
      }
      if same.count > files.count {
        throw FixRefusal("the set holds vectors, too, which would stay as they are")
      }
      return files
    case .code, .other:
      throw FixRefusal("it is put together of several files; fix those it names")
    }
  }

  func held(_ input: Input, in draft: FixDraft) throws(FixRefusal) -> HeldFile {
    guard input.format == .png else {
      throw FixRefusal(
        "\(PathBelow.lastName(input.path)) is not a PNG, and only PNG files are made")
    }
    if let bytes = draft.bytes(of: input.path) { return HeldFile(input: input, bytes: bytes) }
    do throws(VibrancyError) {
      return HeldFile(input: input, bytes: try input.bytes(limit: maker.limits.bytes))
    } catch {
      throw refusal(of: error, at: input.path)
    }
  }

  /// The pictures among a draft's files as they are and as they would be.
  func looks(of draft: FixDraft) -> [FixLook] {
    draft.files.flatMap { file -> [FixLook] in
      guard let then = look(of: Input(pngData: file.after, name: file.path), isAfter: true) else {
        return []
      }
      let now = file.before == nil ? nil : look(of: Input(path: file.path), isAfter: false)
      return [now, then].compactMap(\.self)
    }
  }

  private func look(of input: Input, isAfter: Bool) -> FixLook? {
    guard let picture = try? maker.decode(input).image else { return nil }
    return FixLook(
      title: PathBelow.lastName(input.path), isAfter: isAfter, sheet: nil,
      thumbnails: [(nil, Thumbnail(picture))])
  }

  func refusal(of error: VibrancyError, at path: String) -> FixRefusal {
    let path = PathBelow.relative(path, to: workingDirectory)
    return FixRefusal(
      "it cannot be read: \(error.reason)", ReportError(path: path, error.fault))
  }

  private func converted(
    to conversion: Conversion, _ fix: FixKind, for findings: [Finding], _ subject: Subject?,
    on draft: FixDraft
  ) throws(FixRefusal) -> FixDraft {
    if fix == .opaqueGreys { try check(subject, of: draft.unit, for: findings) }
    var next = draft
    for file in try pictures(of: findings, in: draft) {
      let sink = MemorySink()
      let outcome: ConversionOutcome
      do throws(VibrancyError) {
        outcome = try maker.convert(file.input.holding(file.bytes), to: conversion, into: sink)
      } catch {
        throw refusal(of: error, at: file.input.path)
      }
      if let loss = outcome.loss {
        throw FixRefusal("\(fix.attempt), but \(loss)")
      }
      guard outcome.changesPixels else { continue }
      next.replace(picture: file.input.path, file.bytes, by: sink.bytes)
    }
    guard next.files != draft.files else {
      throw FixRefusal("\(fix.attempt), but it has them already")
    }
    next.steps.append(fix.clause)
    if fix == .opaqueGreys, draft.unit.isSeenOnBackground == nil {
      next.notes.append("over anything but black it looks darker in full color than it did")
    }
    return next
  }

  /// Refuses greys where they would spoil the art elsewhere.
  private func check(
    _ subject: Subject?, of unit: ExaminedUnit, for findings: [Finding]
  ) throws(FixRefusal) {
    if subject?.isTemplate == true {
      throw FixRefusal(
        "of a template image only the opacity is left, which greys would lose", advice: .asFound)
    }
    // Only a PNG can be converted by the command.
    let isPNG = findings.allSatisfy {
      ($0.asset ?? $0.location.path).lowercased().hasSuffix(".png")
    }
    let own = FixRefusal.Advice.instead(
      "give the Lock Screen a picture of its own, in opaque greys"
        + (isPNG ? ": `vibrancy convert --to vibrant` makes one" : ""))
    if unit.isSeenInColor ?? true, let art = subject?.art,
      art.storedInk.chromaP95 > Self.leastChroma
    {
      throw FixRefusal(
        "greys would take its colors away where they are seen", advice: own)
    }
    if unit.isSeenOnBackground ?? false {
      throw FixRefusal(
        "it is shown on the Home Screen, too, where greys would be darker on the "
          + "widget's background", advice: own)
    }
  }

  /// The least chroma that counts as color, as in the rule of tinted icons that are not gray.
  private static let leastChroma = 0.02
}

extension FixKind {
  /// The attempt, a clause that `but` follows.
  var attempt: String {
    switch self {
    case .templateIntent: "a template would be legible"
    case .opaqueGreys: "opaque greys were tried"
    case .greyIcon: "greys were tried"
    case .iconLooks: "pictures for its other looks were tried"
    case .fewerPixels: "fewer pixels were tried"
    }
  }
}
