// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Names of the previews of a project's widgets, each given once, whatever disks think of capitals.
struct PreviewNames {
  private var taken: Set<String> = []

  /// The name of a widget with its sample and form; that of its target stands first where another target
  /// has such a widget.
  mutating func name(of widget: SourceWidget) -> String {
    let form = widget.form.name
    var stem = [widget.name, widget.sample.map(Self.fileStem)].compactMap(\.self)
      .joined(separator: ".")
    if !taken.insert("\(stem).\(form)".lowercased()).inserted {
      stem = "\(Self.fileStem(widget.targetName)).\(stem)"
      taken.insert("\(stem).\(form)".lowercased())
    }
    return "\(stem).\(form)"
  }

  /// A name as a part of a file's: what some disks refuse becomes `-`.
  private static func fileStem(_ name: String) -> String {
    var stem = ""
    for scalar in name.unicodeScalars.prefix(60) {
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_-".unicodeScalars.contains(scalar)
      stem.unicodeScalars.append(isPlain ? scalar : "-")
    }
    return stem.isEmpty ? "-" : stem
  }
}
