// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyRules
internal import VibrancySystem
internal import VibrancyVocabulary

/// The widgets of a first look's projects, each with what is found in its code: a line a widget, with the
/// worst.
struct FirstLookWidgets {
  private struct Entry {
    let name: String
    var targets: [String] = []
    /// Where each of the targets declares it.
    var paths: [String] = []
    /// The names of the families, and of the Live Activity.
    var forms: [String] = []
    /// The worst, at most ``mostHeld`` of them.
    var findings: [Finding] = []
    var count = 0
    /// What could not be determined, where nothing is found.
    var open: Finding?

    /// The targets that a finding is about: those that its name has, else those whose declaration lies
    /// nearest to its line.
    func targets(of finding: Finding) -> [String] {
      let parts = finding.name.split(separator: ".").map(String.init)
      let named = targets.filter(parts.contains)
      guard named.isEmpty, targets.count > 1 else { return named.isEmpty ? targets : named }
      let folders = finding.location.path.split(separator: "/")
      let shared = paths.map { path in
        let own = PathBelow.relative(path, to: PathBelow.workingDirectory)
          .split(separator: "/").filter { $0 != "." }
        return zip(own, folders).prefix { $0 == $1 }.count
      }
      return zip(targets, shared).filter { $0.1 == shared.max() }.map(\.0)
    }

    var worst: Finding? { findings.max { $1.isWorse(than: $0) } }
  }

  private static let mostHeld = 64
  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  /// No widgets.
  init() {}

  /// The widgets of some inputs, in their order.
  init(_ inputs: [Input]) {
    for widget in inputs.compactMap(\.sourceWidget) {
      let index = indices[widget.name] ?? entries.count
      if index == entries.count {
        indices[widget.name] = index
        entries.append(Entry(name: widget.name))
      }
      if !entries[index].targets.contains(widget.targetName) {
        entries[index].targets.append(widget.targetName)
        entries[index].paths.append(widget.path)
      }
      if !entries[index].forms.contains(widget.form.name) {
        entries[index].forms.append(widget.form.name)
      }
    }
  }

  /// `3 widgets in 1 target`; `nil`: there are none.
  var words: String? {
    guard !entries.isEmpty else { return nil }
    let targets = Set(entries.flatMap(\.targets)).count
    return "\(counted(entries.count, "widget")) in \(counted(targets, "target"))"
  }

  /// The signs of their lines.
  var signs: Set<FirstLookSign> {
    Set(
      entries.map {
        $0.worst.map { FirstLookSign($0.severity) } ?? ($0.open == nil ? .fine : .open)
      })
  }

  /// Adds what is found in the code of one of them.
  ///
  /// - Returns: `false`: it is of none.
  mutating func add(_ finding: Finding) -> Bool {
    guard let index = index(of: finding) else { return false }
    guard finding.severity != nil else {
      entries[index].open = entries[index].open ?? finding
      return true
    }
    entries[index].count += 1
    entries[index].findings.append(finding)
    if entries[index].findings.count >= 2 * Self.mostHeld {
      entries[index].findings.sort { $0.isWorse(than: $1) }
      entries[index].findings.removeLast(Self.mostHeld)
    }
    return true
  }

  /// The widget that a finding's name has between its target, sample and family.
  private func index(of finding: Finding) -> Int? {
    guard finding.isInCode else { return nil }
    if let index = indices[finding.name] { return index }
    return finding.name.split(separator: ".").lazy.compactMap { indices[String($0)] }.first
  }

  /// The lines, those with the worst first, else in the order of their sources.
  ///
  /// - Parameters:
  ///   - most: The most widgets that have one.
  ///   - all: The command that reports all.
  func lines(_ layout: FirstLookLayout, most: Int, all: String) -> [String] {
    let order = entries.indices.sorted { one, other in
      let (a, b) = (rank(entries[one]), rank(entries[other]))
      return a == b ? one < other : a > b
    }
    let shown = order.prefix(most)
    let column = 2 + min(34, shown.map { entries[$0].name.count }.max() ?? 0)
    var lines = shown.flatMap { layout.lines(of: line(of: entries[$0]), column: column) }
    let rest = order.dropFirst(most)
    if !rest.isEmpty {
      let failing = rest.count { entries[$0].count > 0 }
      lines += layout.wrapped(
        "and \(counted(rest.count, "more widget"))"
          + (failing == 0
            ? ", with nothing wrong" : ", \(failing) with findings; '\(all)' reports them"))
    }
    return lines
  }

  private func rank(_ entry: Entry) -> Int {
    switch entry.worst?.severity {
    case .error: 4
    case .warning: 3
    case .note: 2
    case nil: entry.open == nil ? 0 : 1
    }
  }

  private func line(of entry: Entry) -> FirstLookLine {
    let targets = entry.targets.count > 1 ? " (\(entry.targets.joined(separator: ", ")))" : ""
    guard let worst = entry.worst ?? entry.open else {
      return FirstLookLine(
        label: entry.name, sign: .fine, text: entry.forms.joined(separator: ", ") + targets,
        isInset: false)
    }
    let place = worst.location.path + (worst.location.line.map { ":\($0)" } ?? "")
    let more = entry.count > 1 ? ", and \(entry.count - 1) more" : ""
    return FirstLookLine(
      label: entry.name, sign: FirstLookSign(worst.severity),
      text: "\(worst.statement.withoutWidgets.text) (\(worst.rule)) · \(place)\(more)\(targets)",
      isInset: false)
  }

  /// What a sheet says of a widget's row.
  func captions(of widget: SourceWidget) -> FindingCaptions? {
    guard let entry = indices[widget.name].map({ entries[$0] }) else { return nil }
    guard entry.count > 0 else { return FindingCaptions(entry.open.map { [$0] } ?? []) }
    let own = entry.findings.filter { finding in
      let forms = finding.statement.forms
      return entry.targets(of: finding).contains(widget.targetName)
        && (forms.isEmpty || forms.contains(widget.form.name))
    }
    return own.isEmpty ? nil : FindingCaptions(own)
  }
}

extension Finding {
  /// Whether it comes before another where one of them is reported.
  fileprivate func isWorse(than other: Finding) -> Bool {
    let (mine, others) = (severity ?? .note, other.severity ?? .note)
    return mine == others ? precedes(other) : mine > others
  }
}
