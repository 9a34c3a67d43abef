// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyVocabulary

/// The account of the sources as a tree for a terminal: targets, widgets, places, pictures.
package struct EvidenceListing {
  private let record: EvidenceRecord
  private let listsAll: Bool
  private let width: Int

  /// A listing.
  ///
  /// - Parameters:
  ///   - listsAll: Whether each picture stands alone with all its code, and no list is cut.
  ///   - width: Columns of the terminal, if it is one; 80 unless it is known.
  package init(_ record: EvidenceRecord, listsAll: Bool = false, width: Int? = nil) {
    (self.record, self.listsAll) = (record, listsAll)
    self.width = min(max(width ?? 80, 40), 120)
  }

  /// Lines; ends in a line break.
  package var text: String {
    var lines: [String] = []
    for target in record.targets { lines += self.lines(of: target) + [""] }
    if record.targets.isEmpty { lines += ["no target with a widget was found", ""] }
    if !record.open.isEmpty {
      lines.append("not understood")
      var places: [String: [String]] = [:]
      for one in record.open { places[one.what, default: []].append(one.place) }
      for (what, places) in places.sorted(by: { $0.key.comesBefore($1.key) ?? false }) {
        lines += wrapped(what, by: 2) + cut(places).flatMap { wrapped($0, by: 4) }
      }
      lines.append("")
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  private func lines(of target: EvidenceRecord.Target) -> [String] {
    let kind = [target.kind, target.platform].compactMap { $0 }.joined(separator: ", ")
    var lines = wrapped("\(target.name)  \(kind)  (\(target.source))", by: 0)
    if target.widgets.isEmpty { lines.append("  no widget") }
    for widget in target.widgets {
      let word = Self.word(for: widget.kind).map { "  \($0)" } ?? ""
      lines += wrapped("\(widget.name)\(word)  \(widget.place)", by: 2)
      if !widget.families.isEmpty {
        lines += wrapped(widget.families.joined(separator: ", "), by: 4)
      }
      lines += self.lines(of: widget)
    }
    if !target.unnamed.isEmpty {
      lines.append("  \(counted(target.unnamed.count, "set")) that no code names")
      if listsAll { lines += target.unnamed.flatMap { wrapped($0, by: 4) } }
    }
    return lines
  }

  private func lines(of widget: EvidenceRecord.Widget) -> [String] {
    if widget.pictures.isEmpty { return ["    no picture of a catalog"] }
    var lines: [String] = []
    for group in groups(of: widget) {
      let first = group[0]
      let scenes =
        first.scenes.isEmpty ? "in no judged place" : "in \(first.scenes.joined(separator: ", "))"
      let families =
        first.families.isEmpty || first.families == widget.families
        ? "" : " (\(first.families.joined(separator: ", ")))"
      lines += wrapped("\(first.isCertain ? "shown" : "may be shown") \(scenes)\(families)", by: 4)
      if !first.manner.isEmpty { lines += wrapped(first.manner.joined(separator: ", "), by: 6) }
      if let doubt = first.doubt { lines += wrapped("because \(doubt)", by: 6) }
      lines += cut(group.map(line)).flatMap { wrapped($0, by: 8) }
    }
    return lines
  }

  /// Pictures that are shown in the same places and manner, in the order of the first of each.
  private func groups(of widget: EvidenceRecord.Widget) -> [[EvidenceRecord.Picture]] {
    var groups: [[EvidenceRecord.Picture]] = []
    var places: [EvidenceRecord.Picture: Int] = [:]
    for picture in widget.pictures {
      var key = picture
      (key.name, key.sets, key.way) = ("", [], [])
      if let place = places[key] {
        groups[place].append(picture)
      } else {
        places[key] = groups.count
        groups.append([picture])
      }
    }
    return groups
  }

  private func line(of picture: EvidenceRecord.Picture) -> String {
    // A name alone is enough where it means its one set.
    let isPlain = picture.sets.count == 1 && !picture.name.contains("*")
    let count = picture.sets.isEmpty ? "no set" : counted(picture.sets.count, "set")
    let all = picture.way.map { CodeLocation(printed: $0) }
    let way = listsAll ? all : all.suffix(1).map(\.inItsFolder)
    return picture.name + (isPlain ? "" : "  \(count)")
      + (way.isEmpty ? "" : "  (\(CodePlaces.sentence(way)))")
  }

  private func cut(_ lines: [String]) -> [String] {
    let most = FindingGroup.most(listingAll: listsAll)
    guard lines.count > most, lines.count - most > 1 else { return lines }
    return lines.prefix(most) + ["and \(lines.count - most) more; --verbose lists them"]
  }

  private func wrapped(_ text: String, by indent: Int) -> [String] {
    let indentation = String(repeating: " ", count: indent)
    let visible = VisibleText.of(text)
    if visible.unicodeScalars.count + indent <= width { return [indentation + visible] }
    return WrappedText.lines(visible, width: width - indent - 2).enumerated().map { index, line in
      indentation + (index == 0 ? "" : "  ") + line
    }
  }

  private static func word(for kind: EvidenceRecord.Widget.Kind) -> String? {
    switch kind {
    case .widget: nil
    case .activity: "Live Activity"
    case .control: "control"
    }
  }
}
