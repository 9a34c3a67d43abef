// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// What the bare form says of one piece of art: a line a scene.
struct FirstLook {
  private let sheet: FactSheet
  private let isPlain: Bool
  private let style: MessageStyle

  /// - Parameters:
  ///   - isPlain: Whether only ASCII may be used.
  ///   - style: How marks are set off.
  init(_ sheet: FactSheet, isPlain: Bool, style: MessageStyle) {
    (self.sheet, self.isPlain, self.style) = (sheet, isPlain, style)
  }

  /// The worst that is said of it, for sorting; `nil`: nothing.
  var worst: Severity? { sheet.findings.compactMap(\.severity).max() }

  /// The art's own line and those of its scenes.
  var lines: [String] {
    [heading] + scenes.map { "  " + padded($0.label, width) + $0.text }
  }

  private struct Line {
    let label: String
    let text: String
  }

  private var width: Int { max(13, (scenes.map(\.label.count).max() ?? 0) + 2) }

  private var heading: String {
    guard let art = sheet.subject.art else { return VisibleText.of(sheet.name) }
    let (width, height) = (art.canvas.width, art.canvas.height)
    let times = isPlain ? "x" : "×"
    var text = "\(VisibleText.of(sheet.location.path))   \(width)\(times)\(height)"
    let (across, down) = (
      Double(width) / Double(art.scale), Double(height) / Double(art.scale)
    )
    if art.scale > 1 {
      let size =
        width == height ? Self.short(across) : "\(Self.short(across))\(times)\(Self.short(down))"
      text += " @\(art.scale)x = \(size) pt"
    }
    guard sheet.subject.families == nil,
      let family = FamilyGuess.family(name: sheet.name, width: across, height: down)
    else { return text }
    return text + ", taken as \(family.rawValue)"
  }

  private var scenes: [Line] {
    var lines: [Line] = []
    for scene in sheet.subject.scenes {
      let said = said(of: scene.place.rawValue)
      if said.isEmpty {
        guard let preview = scene.previews.last(where: { !$0.isNamed }) else { continue }
        let contrast = FactText.contrast(preview.legibleContrast.value)
        let backdrop = preview.wallpaper.map { " on \(VisibleText.of($0))" } ?? ""
        lines.append(
          Line(label: scene.place.rawValue, text: "\(mark(.none)) \(contrast)\(backdrop)"))
      }
      lines += said.map { Line(label: scene.place.rawValue, text: $0) }
    }
    return lines + said(of: nil).map { Line(label: "art", text: $0) }
  }

  private func said(of scene: String?) -> [String] {
    let findings = sheet.findings.filter { $0.scene == scene }
      .sorted { ($0.severity ?? .note) > ($1.severity ?? .note) }
    let open = sheet.undetermined.filter { $0.scene == scene }
    return findings.map { finding in
      let fix = finding.fix.map { "\(isPlain ? " -- " : " — ")\($0)" } ?? ""
      return "\(mark(finding.severity)) "
        + VisibleText.of("\(finding.message)\(fix) (\(finding.rule))")
    } + open.map { VisibleText.of("? \($0.message) (\($0.rule))") }
  }

  private func mark(_ severity: Severity?) -> String {
    switch severity {
    case .error: style.error(isPlain ? "x" : "✗")
    case .warning: style.warning("!")
    case .note: style.note(isPlain ? "-" : "·")
    case nil: isPlain ? "ok" : "✓"
    }
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\((number * 10).rounded() / 10)"
  }
}

/// Numbers of facts, for people.
enum FactText {
  /// `4.52:1`, floored.
  static func contrast(_ ratio: Double) -> String {
    let cents = Int((ratio * 100).rounded(.down))
    return "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100):1"
  }
}

/// The family that a picture seems to be drawn for, by its name or its size: words for people,
/// never a verdict.
enum FamilyGuess {
  /// Guesses.
  ///
  /// - Parameters:
  ///   - name: The picture's name; a family's or its alias' in it decides.
  ///   - width: In points, above 0.
  ///   - height: In points, above 0.
  /// - Returns: The family whose slot on the default screen is nearest, if no side is off by more
  ///   than a fifth; else `nil`.
  static func family(name: String, width: Double, height: Double) -> Family? {
    let lowered = name.lowercased()
    for family in Family.allCases
    where lowered.contains(family.rawValue.lowercased()) || lowered.contains(family.alias) {
      return family
    }
    var best: (family: Family, distance: Double)?
    for family in Family.allCases where family != .accessoryCorner {
      let slot = FamilySizes.size(of: family, on: .standard(on: .standard)).size
      let distance = max(
        abs(width - slot.width) / slot.width, abs(height - slot.height) / slot.height)
      if distance <= 0.2, best.map({ distance < $0.distance }) ?? true { best = (family, distance) }
    }
    return best?.family
  }
}
