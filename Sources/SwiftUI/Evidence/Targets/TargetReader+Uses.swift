// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

extension TargetReader {
  mutating func add(
    _ found: RunFault, _ widget: EvidenceWidget, _ place: Place, _ family: Family
  ) {
    var fault = fault(
      found.kind, found.spot, Array(found.others), found.isMaybe, widget, place, family)
    if let picture = found.picture {
      // A name may mean several sets: only a certain one says how opaque it is.
      let (sets, isSure) = sets(named: picture, at: fault.place)
      guard isSure, sets.count == 1 else { return }
      fault.picture = sets[0].path
    }
    faults.append(fault)
  }

  mutating func merge(_ use: AssetUse, into path: String) {
    var key = use
    (key.families, key.certain, key.bare) = ([:], [], [])
    guard let known = useIndices[path, default: [:]][key] else {
      useIndices[path, default: [:]][key] = uses[path, default: []].count
      uses[path, default: []].append(use)
      return
    }
    uses[path]?[known].families.merge(use.families) { $0.union($1) }
    uses[path]?[known].certain.formUnion(use.certain)
    uses[path]?[known].bare.formUnion(use.bare)
  }

  /// The sets that a picture may be, and whether its name is certain.
  ///
  /// - Parameters:
  ///   - name: Its name as code has it, with alternatives and what is not known.
  ///   - spot: Where the picture is shown.
  ///   - isOnly: Whether it has no other name, so that something should have this one.
  ///   - place: The line to edit where nothing has a name; `nil`: that of the picture.
  mutating func sets(
    named name: String, at spot: SourcePlace, isOnly: Bool = true,
    naming place: ((String) -> SourcePlace)? = nil
  ) -> (sets: [KnownSet], isSure: Bool) {
    let patterns = Set(TextAlternatives.patterns(of: name))
    var found: [KnownSet] = []
    var isSure = patterns.count == 1
    for name in patterns.sorted() {
      guard NamePattern.isOpen(name) else {
        let named = index.sets(named: name, kind: .image)
        found += named
        let isMissing =
          named.isEmpty && !name.isEmpty && isSure && isOnly && !index.hasSet(named: name)
          && !files.contain(name)
        if isMissing { asked[name, default: []].append(place?(name) ?? spot) }
        continue
      }
      isSure = false
      let fitting =
        NamePattern.saysSomething(name) ? index.sets(fitting: name, kind: .image) : []
      if fitting.isEmpty {
        opened.insert(OpenName(pattern: NamePattern.printed(name), place: spot))
      }
      found += fitting
    }
    return (found, isSure)
  }

  /// Where a name is written: in the call that makes the picture, in that of a helper, or of a view
  /// around it that passes the name on; where it comes from elsewhere, the picture's own use.
  func place(naming name: String, _ spot: Spot, _ way: [Spot]) -> SourcePlace {
    let calls = [spot] + way.reversed()
    for call in calls.flatMap({ [$0, $0.use.map { Spot(file: $0.file, token: $0.token) } ?? $0] })
    where isWritten(name, in: call) { return place(call) }
    return usePlace(spot)
  }

  /// Where a name is written as a literal: in the call that it is passed to, or in that of a helper;
  /// `nil`: it comes from elsewhere.
  func writtenPlace(of name: String, _ spot: Spot) -> SourcePlace? {
    [spot, spot.use.map { Spot(file: $0.file, token: $0.token) }].compactMap(\.self)
      .first { isWritten(name, in: $0) }.map { place($0) }
  }

  /// Whether a call's arguments hold a literal.
  private func isWritten(_ name: String, in call: Spot) -> Bool {
    let source = program.sources[call.file]
    var open = call.token
    while open <= call.token + 2, !source.token(open).isMark("(") { open += 1 }
    guard source.token(open).isMark("(") else { return false }
    return source.inside(open).contains { index in
      source.token(index).kind == .string && source.value(ofString: index) == name
    }
  }
}
