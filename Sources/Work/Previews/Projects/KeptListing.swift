// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyCache
internal import VibrancySyntax
internal import VibrancyVocabulary

extension SourceTree {
  /// The widgets of its project, each in every family with every sample, and its Live Activities, as
  /// inputs.
  ///
  /// What an earlier run listed of the same files is not read again; `withProjectsRead` reads it where
  /// a widget has to be drawn.
  ///
  /// - Parameters:
  ///   - wanted: The types of widgets that are wanted, by name; empty: all.
  ///   - settings: What they are drawn with besides what the code says; what its samples have wrong
  ///     is among the errors.
  ///   - cache: Where listings are kept; `nil`: nowhere.
  package func inputs(
    wanted: [String] = [], _ settings: SampleSettings, _ cache: ResultCache? = nil
  ) -> InputFindings {
    func read() -> InputFindings {
      SourceProject(self, settings).inputs(wanted: wanted, settings)
    }
    guard let cache, let digest else { return read() }
    let key = cache.key("drawn widgets") { key in
      key.add(digest)
      key.add(wanted)
      key.add(value: settings)
    }
    if let known = cache.value(for: key).flatMap({ KeptListing($0) }) {
      return known.findings(of: self, settings)
    }
    let findings = read()
    if findings.errors.isEmpty, query.sourceBudget.stopped.isEmpty, isUnchanged {
      cache.kept(KeptListing(findings).bytes, for: key)
    }
    return findings
  }
}

/// The widgets that a project was found to have, as they are kept for the next run.
private struct KeptListing {
  private struct Row {
    let (target, sampleIndex, line): (Int, Int, Int)
    let (name, targetName, path, inputName): (String, String, String, String)
    let (form, platform): (WidgetForm, ProjectTarget.Platform)
    let isNamedAlike: Bool
    let disfavored: Set<WidgetLocation>
    let repeatedPlaces: Set<Place>
    let sample: String?
  }

  private var rows: [Row] = []
  private var notes: [String] = []

  init(_ findings: InputFindings) {
    notes = findings.notes
    rows = findings.inputs.compactMap { input in
      guard let widget = input.sourceWidget else { return nil }
      return Row(
        target: widget.target, sampleIndex: widget.sampleIndex, line: widget.line,
        name: widget.name, targetName: widget.targetName, path: widget.path,
        inputName: input.name, form: widget.form, platform: widget.platform,
        isNamedAlike: widget.isNamedAlike, disfavored: widget.disfavored,
        repeatedPlaces: widget.repeatedPlaces, sample: widget.sample)
    }
  }

  func findings(of tree: SourceTree, _ settings: SampleSettings) -> InputFindings {
    var findings = InputFindings()
    notes.forEach { findings.addNote($0) }
    for row in rows {
      let widget = SourceWidget(
        tree: tree, project: nil, target: row.target, name: row.name, targetName: row.targetName,
        platform: row.platform, form: row.form, disfavored: row.disfavored, sample: row.sample,
        sampleIndex: row.sampleIndex,
        comparisons: [], settings: settings, path: row.path, line: row.line
      ).named(row.sample, repeatedIn: row.repeatedPlaces).namedAlike(row.isNamedAlike)
      findings.add(Input(widget, root: tree.root, name: row.inputName))
    }
    return findings
  }

  /// The texts of a row: numbers, names, and its sample's name if it has one.
  var bytes: [UInt8] {
    let rows = rows.map { row in
      [
        "\(row.target)", "\(row.sampleIndex)", "\(row.line)", row.name, row.targetName, row.path,
        row.inputName, row.form.name, row.platform.rawValue, "\(row.isNamedAlike)",
        row.disfavored.map(\.rawValue).sorted().joined(separator: " "),
        row.repeatedPlaces.map(\.rawValue).sorted().joined(separator: " "),
      ] + (row.sample.map { [$0] } ?? [])
    }
    return JoinedBytes.of(
      [rows.map(Self.joined), notes.map { Array($0.utf8) }].map(JoinedBytes.of))
  }

  private static func joined(_ texts: [String]) -> [UInt8] {
    JoinedBytes.of(texts.map { Array($0.utf8) })
  }

  /// `nil`: they are not what `bytes` makes.
  init?(_ bytes: [UInt8]) {
    guard let parts = JoinedBytes.parts(of: bytes), parts.count == 2,
      let rows = JoinedBytes.parts(of: parts[0]), let notes = JoinedBytes.parts(of: parts[1])
    else { return nil }
    for row in rows {
      guard
        let texts = JoinedBytes.parts(of: row)?.map({ String(decoding: $0, as: UTF8.self) }),
        (12...13).contains(texts.count), let target = Int(texts[0]), let index = Int(texts[1]),
        let line = Int(texts[2]), let form = WidgetForm(name: texts[7]),
        let platform = ProjectTarget.Platform(rawValue: texts[8]),
        let isNamedAlike = Bool(texts[9])
      else { return nil }
      self.rows.append(
        Row(
          target: target, sampleIndex: index, line: line, name: texts[3], targetName: texts[4],
          path: texts[5], inputName: texts[6], form: form,
          platform: platform, isNamedAlike: isNamedAlike,
          disfavored: Set(
            texts[10].split(separator: " ").compactMap { WidgetLocation(rawValue: String($0)) }),
          repeatedPlaces: Set(
            texts[11].split(separator: " ").compactMap { Place(rawValue: String($0)) }),
          sample: texts.count > 12 ? texts[12] : nil))
    }
    self.notes = notes.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension WidgetForm {
  /// The form that has a name; `nil`: none has.
  fileprivate init?(name: String) {
    if name == WidgetForm.liveActivity.name {
      self = .liveActivity
      return
    }
    guard let family = Family(rawValue: name) else { return nil }
    self = .family(family)
  }
}
