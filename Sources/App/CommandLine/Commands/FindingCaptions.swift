// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancySystem
internal import VibrancyVocabulary

/// What a sheet says of findings: `error: solid-block`, below the picture of its scene.
struct FindingCaptions {
  /// Each finding once, the worst first.
  private let findings: [(scene: String?, caption: ContactSheet.Caption)]

  /// - Parameter sheet: Of one picture.
  init(_ sheet: FactSheet) { self.init(sheet.findings + sheet.undetermined) }

  /// - Parameter found: Of one picture or widget, also what could not be determined.
  init(_ found: [Finding]) {
    let failing = found.filter { $0.severity != nil }
      .sorted { ($0.severity ?? .note) > ($1.severity ?? .note) }
    var findings: [(scene: String?, caption: ContactSheet.Caption)] = []
    for finding in failing + found.filter({ $0.severity == nil }) {
      let caption = ContactSheet.Caption(finding)
      if !findings.contains(where: { $0 == (finding.scene, caption) }) {
        findings.append((finding.scene, caption))
      }
    }
    self.findings = findings
  }

  /// What is said beside the pictures: what is of no scene, or of none that is shown.
  func notes(besides scenes: [String?]) -> [ContactSheet.Caption] {
    if findings.isEmpty { return [ContactSheet.Caption("no findings", .note)] }
    return findings.filter { $0.scene == nil || !scenes.contains($0.scene) }
      .map { scene, caption in
        ContactSheet.Caption(caption.text + (scene.map { ", \($0)" } ?? ""), caption.color)
      }
  }

  /// What is said below the picture of a scene.
  func captions(in scene: String?) -> [ContactSheet.Caption] {
    scene == nil ? [] : findings.filter { $0.scene == scene }.map(\.caption)
  }
}

extension ContactSheet.Caption {
  /// A finding: its severity and its rule.
  init(_ finding: Finding) {
    let color: SheetColor =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .note, nil: .note
      }
    self.init("\(finding.severity?.rawValue ?? "undetermined"): \(finding.rule)", color)
  }
}

extension ContactSheet.Column {
  /// A scene: its tint where it shows one, and whether its parameters are only assumed.
  ///
  /// - Parameter details: What else distinguishes it from others, e.g. its wallpaper.
  init(_ scene: Scene, details: [String] = []) {
    let words =
      details + (scene.usesTint ? ["#\(scene.tint.hex)"] : [])
      + (scene.place.recipe.standing == .assumed ? ["assumed"] : [])
    self.init(title: scene.place.rawValue, subtitle: words.joined(separator: " · "))
  }
}

extension ContactSheet.Row {
  /// The pictures of a piece of art, and what is found in each.
  ///
  /// - Parameters:
  ///   - pictures: By scene; full color has none.
  ///   - scenes: The columns.
  init(
    title: String, subtitle: String, _ pictures: [(scene: String?, picture: Thumbnail)],
    in scenes: [String?], _ found: FindingCaptions?
  ) {
    self.init(
      title: title, subtitle: subtitle,
      cells: scenes.map { scene in pictures.first { $0.scene == scene }?.picture })
    notes = found?.notes(besides: pictures.map(\.scene)) ?? []
    captions = scenes.map { found?.captions(in: $0) ?? [] }
  }
}

extension LooseFindings {
  /// A line a cause: where, and which rule.
  var remarks: [ContactSheet.Caption] {
    let groups = groups
    let shown =
      groups.count > ContactSheet.remarkLimit ? ContactSheet.remarkLimit - 1 : groups.count
    var remarks = groups.prefix(shown).map { group in
      let (first, lines) = (group[0], group.compactMap(\.location.line))
      var caption = ContactSheet.Caption(first)
      let place = PathBelow.lastName(first.location.path) + (lines.first.map { ":\($0)" } ?? "")
      caption.text =
        "\(place) · \(caption.text)" + (lines.count > 1 ? ", \(lines.count) times" : "")
      return caption
    }
    let rest = count - groups.prefix(shown).joined().count
    if rest > 0 {
      remarks.append(ContactSheet.Caption("and \(rest) more in code and files", .note))
    }
    return remarks
  }
}
