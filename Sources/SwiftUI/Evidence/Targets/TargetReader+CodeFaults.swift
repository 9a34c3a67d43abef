// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

extension TargetReader {
  /// Adds what is wrong in a widget's code whatever it looks like: after it was run.
  mutating func addFaults(
    of widget: SampledWidget, _ found: EvidenceWidget, _ reader: SampleReader
  ) {
    func fault(_ kind: CodeFaultKind, at place: SourcePlace) -> CodeFault {
      CodeFault(
        kind: kind, place: place, others: [], widgets: [found.name], families: found.families,
        places: [], isMaybe: false, target: plan.name)
    }
    for remark in reader.evaluator.interface.takeRemarks() {
      switch remark {
      case .ownFormat(let spot): faults.append(fault(.ownFormat, at: usePlace(spot)))
      case .color(let name, let spot):
        guard !NamePattern.isOpen(name), TextAlternatives.patterns(of: name).count == 1,
          index.sets(named: name, kind: .color).isEmpty,
          let place = writtenPlace(of: name, spot)
        else { continue }
        askedColors[name, default: []].append(place)
      case .colorMember(let name, let spot):
        guard knowsAllModules, !SystemColorName.isLikely(name) else { continue }
        askedColors[name, default: []].append(usePlace(spot))
      }
    }
    guard found.kind != .control else { return }
    for spot in interpolatedNames(of: widget.type) {
      faults.append(fault(.interpolatedName, at: place(spot)))
    }
  }

  /// Whether a member that the sources lack can only come of a catalog: there is one, and no file of
  /// the target imports a module that is not read here.
  private var knowsAllModules: Bool {
    let known = Set(plan.modules.names)
    return !index.isEmpty
      && program.sources.prefix(plan.ownCount).allSatisfy { source in
        source.imports.allSatisfy { module in
          known.contains(module.name) || plan.platform.hasModule(module.name)
        }
      }
  }

  /// Where the modifiers stand that give a widget's configuration a name or a description with a value
  /// in it, as a literal: as a key of a string catalog, that is.
  private func interpolatedNames(of type: Int) -> [Spot] {
    let members = program.types[type].members.values.joined().filter { member in
      member.declaration.name == "body" || member.declaration.type?.last == "WidgetConfiguration"
    }
    return members.flatMap { member -> [Spot] in
      guard let brace = member.declaration.brace else { return [] }
      let source = program.sources[member.file]
      return source.inside(brace).filter { index in
        source.token(index - 1).isMark(".")
          && (source.isWord("configurationDisplayName", at: index)
            || source.isWord("description", at: index))
          && source.token(index + 1).isMark("(") && source.isKeyWithValue(in: index + 1)
      }.map { Spot(file: member.file, token: $0) }
    }.sorted { ($0.file, $0.token) < ($1.file, $1.token) }
  }
}

extension Source {
  /// Whether a call's only argument is a literal with a value in it, also as a `LocalizedStringKey`.
  fileprivate func isKeyWithValue(in open: Int) -> Bool {
    if isWord("LocalizedStringKey", at: open + 1), token(open + 2).isMark("("),
      close(open + 2) + 1 == close(open)
    {
      return isKeyWithValue(in: open + 2)
    }
    guard token(open + 1).kind == .computedString, token(open + 2).isMark("(") else { return false }
    var index = open + 2
    while token(index).isMark("(") || token(index).kind == .fragment {
      index = token(index).isMark("(") ? max(index, close(index)) + 1 : index + 1
    }
    return index == close(open)
  }
}

/// Names of colors and styles of the system.
enum SystemColorName {
  /// Whether a member of this name may be one of the system's that is not known here: they are made of
  /// few words.
  static func isLikely(_ name: String) -> Bool {
    let small = name.lowercased()
    return words.contains { small.contains($0) } || plain.contains(small)
  }

  private static let words = [
    "system", "background", "fill", "label", "separator", "text", "tint", "accent", "control",
    "selected", "window", "shadow", "highlight", "grid", "link", "gradient", "material",
  ]
  private static let plain: Set<String> = [
    "foreground", "primary", "secondary", "tertiary", "quaternary", "quinary", "placeholder",
    "selection", "clear", "none", "init", "some", "darkgray", "lightgray", "magenta",
  ]
}
