// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import Vibrancy
internal import VibrancyVocabulary

/// The lines of the bare form about one piece of art: a line a scene, or several where they are
/// long.
struct FirstLook {
  private let sheet: FactSheet
  private let layout: FirstLookLayout
  private let said: [FirstLookLine]
  /// `true` if no scene shows it and nothing is found of its file.
  let isSilent: Bool

  /// - Parameter layout: What there is room for, and which letters.
  init(_ sheet: FactSheet, layout: FirstLookLayout) {
    (self.sheet, self.layout) = (sheet, layout)
    let said = Self.said(of: sheet)
    // Of a Live Activity nothing is judged.
    let isShownOnly = sheet.subject.kind == .outOfScope && sheet.subject.isDescribed
    isSilent = said.isEmpty && sheet.subject.art != nil && !isShownOnly
    if isShownOnly {
      self.said = [FirstLookLine(label: "art", sign: .note, text: "drawn, and not judged")]
    } else if isSilent {
      self.said = [
        FirstLookLine(label: "art", sign: .fine, text: "nothing wrong; only its file is judged")
      ]
    } else {
      self.said = said
    }
  }

  /// `true` if it is an app icon's, which no widget shows.
  var isOfIcon: Bool {
    if case .icon = sheet.subject.kind { true } else { false }
  }

  /// The worst that is said of it, for sorting; `nil`: nothing.
  var worst: Severity? { sheet.findings.compactMap(\.severity).max() }

  /// The name that people know it by, which may be the name of another, too.
  var name: String { sheet.title.line }

  /// The path, which sets it apart from others of its name.
  var path: String { sheet.location.path }

  /// The findings that are of no picture, under the name of their file.
  ///
  /// - Parameter findings: One cause, at several lines of a file; not empty.
  static func lines(of findings: [Finding], _ layout: FirstLookLayout) -> [String] {
    let first = findings[0]
    let numbers = findings.compactMap(\.location.line)
    let line = FirstLookLine(
      label: first.isInCode ? "code" : "file",
      sign: FirstLookSign(first.severity),
      text: first.message, fix: first.fix, rule: first.rule)
    let shown = numbers.prefix(8).map(String.init).joined(separator: ", ")
    let place =
      first.location.path
      + (numbers.isEmpty ? "" : ":\(shown)\(numbers.count > 8 ? ", …" : "")")
    return [layout.style.title(VisibleText.of(place))] + layout.lines(of: line, column: 17)
  }

  /// The signs before its lines.
  var signs: Set<FirstLookSign> { Set(said.map(\.sign)) }

  /// The art's own line and those of its scenes.
  ///
  /// - Parameter title: What it is called, apart from what others of the run are called.
  func lines(called title: String) -> [String] {
    let column = 2 + max(15, (said.map(\.label.count).max() ?? 0) + 2)
    return heading(title) + said.flatMap { layout.lines(of: $0, column: column) }
  }

  private func heading(_ title: String) -> [String] {
    let name = layout.style.title(VisibleText.of(title))
    guard let size else { return [name] }
    let details = layout.isPlain ? String(size.map { $0 == "×" ? "x" : $0 }) : size
    if layout.width.map({ title.count + 3 + details.count <= $0 }) ?? true {
      return ["\(name)   \(details)"]
    }
    return [name] + layout.wrapped(details, "  ").map { "  " + $0 }
  }

  /// `474×474 @3x = 158 pt, taken as systemSmall`.
  private var size: String? {
    guard let art = sheet.subject.art else { return nil }
    let (width, height) = (art.canvas.width, art.canvas.height)
    var text = "\(width)×\(height)"
    let (across, down) = (Double(width) / Double(art.scale), Double(height) / Double(art.scale))
    if art.scale > 1 {
      let points =
        width == height ? Self.short(across) : "\(Self.short(across))×\(Self.short(down))"
      text += " @\(art.scale)x = \(points) pt"
    }
    if sheet.title.isWidget || sheet.subject.scenes.isEmpty { return text }
    if let families = sheet.subject.families {
      let names = Family.allCases.filter(families.contains).map(\.rawValue)
      return names.isEmpty ? text : "\(text), used as \(names.joined(separator: ", "))"
    }
    let family = FamilyGuess.family(name: sheet.name, width: across, height: down)
    return family.map { "\(text), taken as \($0.rawValue)" } ?? text
  }

  /// The contrast that rules ask for in a scene: at night and on an Always-On display it is less.
  private static func limit(of sheet: FactSheet, in role: SceneRole) -> Double {
    switch role {
    case .night, .alwaysOn: 1.8
    case .home, .accented, .vibrant, .standby, .blackFace, .icon, .activity:
      sheet.subject.isText ? 4.5 : 3
    }
  }

  /// The contrast in a scene about which nothing is found.
  private static func reading(
    of preview: PreviewFacts, in scene: SceneFacts, of sheet: FactSheet
  ) -> FirstLookLine {
    let (label, contrast) = (scene.place.rawValue, preview.legibleContrast)
    let limit = limit(of: sheet, in: scene.role)
    let number =
      FactText.contrast(contrast.value) + (preview.wallpaper.map { " on \($0)" } ?? "")
    let demand = "\(short(limit)):1"
    if contrast.value >= limit {
      return FirstLookLine(
        label: label, sign: .fine, text: limit == 3 ? number : "\(number), limit \(demand)")
    }
    if contrast.range.upperBound >= limit {
      return FirstLookLine(
        label: label, sign: .open, text: "\(number), limit \(demand) within the model's range")
    }
    let isExplained = sheet.findings.contains { $0.scene != nil }
    return FirstLookLine(
      label: label, sign: .note,
      text: "\(number), below \(demand)"
        + (isExplained ? ", same reason" : "; no rule reports it"))
  }

  private static func said(of sheet: FactSheet) -> [FirstLookLine] {
    var lines: [FirstLookLine] = []
    for scene in sheet.subject.scenes {
      let label = scene.place.rawValue
      let reported = Self.reported(of: label, as: label, in: sheet)
      if reported.isEmpty, let preview = scene.previews.last(where: { !$0.isNamed }) {
        lines.append(reading(of: preview, in: scene, of: sheet))
      }
      lines += reported
    }
    return lines + reported(of: nil, as: "art", in: sheet)
  }

  private static func reported(
    of scene: String?, as label: String, in sheet: FactSheet
  ) -> [FirstLookLine] {
    let findings = sheet.findings.filter { $0.scene == scene }
      .sorted { ($0.severity ?? .note) > ($1.severity ?? .note) }
    let open = sheet.undetermined.filter { $0.scene == scene }
    return (findings + open).map { finding in
      FirstLookLine(
        label: label, sign: FirstLookSign(finding.severity), text: finding.message,
        fix: finding.severity == nil ? nil : finding.fix, rule: finding.rule)
    }
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\((number * 10).rounded() / 10)"
  }
}

/// One thing that is said of art in a scene.
struct FirstLookLine {
  /// The scene's id, or `art`.
  let label: String
  let sign: FirstLookSign
  /// The defect, or the contrast where there is none; not escaped.
  let text: String
  /// The fix.
  var fix: String?
  /// The id of the rule that says so.
  var rule: RuleID?
  /// Whether it stands below a heading.
  var isInset = true
}

/// The sign before a line, for who reads signs alone; from the worst.
enum FirstLookSign: CaseIterable {
  case error, warning, note, open, fine

  /// The sign of a finding.
  ///
  /// - Parameter severity: `nil` for one that could not be determined.
  init(_ severity: Severity?) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      case nil: .open
      }
  }

  /// The explanation of the sign in the legend.
  var meaning: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    case .open: "undetermined"
    case .fine: "legible"
    }
  }
}

/// The layout of the lines of a first look: a terminal's width and letters.
struct FirstLookLayout {
  /// Columns of the terminal; `nil`: no terminal reads it, so that sentences stay whole.
  let width: Int?
  /// `true` if only ASCII may be used.
  let isPlain: Bool
  /// The style of signs.
  let style: MessageStyle

  /// Sentence and fix in one line are easier to read up to here, whatever the room.
  private static let widest = 100

  /// A sentence and its fix: in one line where they fit; else the fix is below the sentence.
  ///
  /// - Parameter column: Where the signs stand, from 0.
  func lines(of said: FirstLookLine, column: Int) -> [String] {
    let label = padded((said.isInset ? "  " : "") + said.label, column)
    let rule = said.rule.map { " (\($0))" } ?? ""
    let fix = said.fix.map { isPlain ? " -- \($0)" : " — \($0)" } ?? ""
    let whole = VisibleText.of(said.text + fix + rule)
    let mark = sign(said.sign)
    if column + 2 + whole.unicodeScalars.count <= min(width ?? Self.widest, Self.widest) {
      return ["\(label)\(mark) \(whole)"]
    }
    // A column too narrow for words gives its room to them.
    let isNarrow = (width ?? Self.widest) < column + 2 + 34
    let indent = String(repeating: " ", count: isNarrow ? 4 : column + 2)
    let text = wrapped(said.text + rule, indent)
    var lines = isNarrow ? ["\(label)\(mark)"] + text.map { indent + $0 } : []
    if !isNarrow {
      lines = text.enumerated().map { ($0 == 0 ? "\(label)\(mark) " : indent) + $1 }
    }
    guard let fix = said.fix else { return lines }
    let arrow = isPlain ? "-> " : "→ "
    let rest = indent + String(repeating: " ", count: arrow.count)
    return lines
      + wrapped(fix, rest).enumerated().map {
        ($0 == 0 ? indent + arrow : rest) + $1
      }
  }

  /// The legend of the signs that were used; empty without any.
  func legendLine(_ signs: Set<FirstLookSign>) -> String {
    let meanings = FirstLookSign.allCases.filter(signs.contains)
      .map { "\(sign($0)) \($0.meaning)" }
    return meanings.isEmpty ? "" : meanings.joined(separator: "   ") + "\n"
  }

  /// Short facts in one line, or in as few as have room for them; each line ends in a newline.
  func joined(_ parts: [String]) -> String {
    let dot = isPlain ? " - " : " · "
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.count + dot.count + part.count <= width ?? Self.widest {
        lines[lines.count - 1] = last + dot + part
      } else {
        lines.append(part)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A sentence in lines that fit behind an indent, which they do not have yet; made safe to show.
  func wrapped(_ sentence: String, _ indent: String = "") -> [String] {
    let text = VisibleText.of(sentence)
    guard let width else { return [text] }
    return WrappedText.lines(text, width: max(20, width - indent.count))
  }

  private func sign(_ sign: FirstLookSign) -> String {
    switch sign {
    case .error: style.error(isPlain ? "x" : "✗")
    case .warning: style.warning("!")
    case .note: style.note(isPlain ? "-" : "·")
    case .open: "?"
    case .fine: isPlain ? "ok" : "✓"
    }
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

/// The family that a picture seems to be drawn for, by its size: words for people, never a verdict.
package enum FamilyGuess {
  /// Guesses.
  ///
  /// - Parameters:
  ///   - name: The picture's name. One that names a family, or its alias, settles which of several
  ///     it is that fit; it never makes a picture fit.
  ///   - width: In points, above 0.
  ///   - height: In points, above 0.
  /// - Returns: Of the families of whose platter or content on a default screen no side is off by more than a
  ///   fifth the one that is named, or else the nearest; `nil` if there is none.
  package static func family(name: String, width: Double, height: Double) -> Family? {
    let name = name.lowercased()
    var best: (family: Family, distance: Double, isNamed: Bool)?
    for family in Family.allCases where family != .accessoryCorner {
      let distances = SystemVersion.allCases.flatMap { os in
        let slot = FamilySizes.size(of: family, on: .standard(on: os))
        return [slot.platter, slot.content].map { size in
          max(abs(width - size.width) / size.width, abs(height - size.height) / size.height)
        }
      }
      guard let distance = distances.min(), distance <= 0.2 else { continue }
      // The alias is in the full name.
      let isNamed = name.contains(family.alias.lowercased())
      let isBetter =
        best.map { isNamed == $0.isNamed ? distance < $0.distance : isNamed } ?? true
      if isBetter { best = (family, distance, isNamed) }
    }
    return best?.family
  }
}
