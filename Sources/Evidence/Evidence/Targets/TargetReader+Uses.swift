// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

extension TargetReader {
  mutating func add(
    _ found: Fault, _ widget: EvidenceWidget, _ place: Place, _ family: Family
  ) {
    var fault = fault(
      found.kind, found.spot, found.others, found.isMaybe, widget, place, family)
    if let picture = found.picture, let source = picture.sources.first {
      // A name may mean several sets: only a certain one says how opaque it is.
      let (sets, isSure) = sets(of: source, picture, fault.place) { _ in fault.place }
      guard isSure, sets.count == 1 else { return }
      fault.picture = sets[0].path
    }
    faults.append(fault)
  }

  /// Adds what the code itself has wrong in one situation.
  mutating func add(
    _ exposure: Exposure, _ widget: EvidenceWidget, _ place: Place, _ family: Family
  ) {
    for found in exposure.faults { add(found, widget, place, family) }
    guard exposure.isAccented, !family.isAccessory else { return }
    for shown in exposure.shown {
      let around = shown.around
      guard shown.picture.isLoaded, around.renderings?.isEmpty == true, !around.hasLuminanceToAlpha,
        around.isTemplate != true, !around.isBackground
      else { continue }
      faults.append(fault(.photo, shown.spot, [], around.isMaybe, widget, place, family))
    }
  }

  /// Adds a picture that is shown.
  ///
  /// - Parameter isCertain: Whether it is shown in every run, here or under other outcomes of the
  ///   conditions around it; `nil`: unless there are any.
  mutating func add(
    _ shown: Exposure.Shown, _ widget: EvidenceWidget, _ kind: AssetUse.Kind,
    _ at: (place: Place, family: Family)?, _ keepsBackground: Bool, isCertain: Bool? = nil
  ) {
    let around = shown.around
    let isAlways = isCertain ?? !around.isMaybe
    let spot = place(shown.spot)
    var way: [SourcePlace] = []
    for step in (around.way + [shown.spot]).flatMap({ [usePlace($0), place($0)] })
    where step != spot && !way.contains(step) { way.append(step) }
    let answers = shown.picture.sources.map { source in
      let reader = self
      return sets(of: source, shown.picture, spot) { reader.place(naming: $0, shown) }
    }
    let candidates = answers.reduce(0) { $0 + $1.sets.count }
    // Of a name and what is taken where nothing has it, the name is shown.
    let isOne = shown.picture.hasAlternative || answers.count { !$0.sets.isEmpty } < 2
    for (found, isCertain) in answers {
      let isSure = isCertain && isOne
      for set in found.prefix(300) {
        let use = AssetUse(
          place: spot, way: way, target: plan.name, isWatch: plan.platform == .watchOS,
          widget: widget.name, kind: kind,
          families: at.map { [$0.place: [$0.family]] } ?? [:],
          certain: isAlways && isSure ? Set(at.map { [$0.place] } ?? []) : [],
          bare: around.hasBackdrop ? [] : Set(at.map { [$0.place] } ?? []),
          manner: Manner(around, of: shown.picture), isBackground: around.isBackground,
          keepsBackground: keepsBackground, candidates: candidates)
        merge(use, into: set.path)
      }
    }
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
  /// - Parameter place: The line to edit where nothing has a name; `nil`: that of the picture.
  mutating func sets(
    of source: Picture.Source, _ picture: Picture, _ spot: SourcePlace,
    naming place: ((String) -> SourcePlace)? = nil
  ) -> (sets: [KnownSet], isSure: Bool) {
    switch source {
    case .named(let names):
      var found: [KnownSet] = []
      var isSure = names.patterns.count == 1
      for name in names.patterns.sorted() {
        if Names.isOpen(name) {
          isSure = false
          guard Names.saysSomething(name) else {
            opened.insert(OpenName(pattern: name.printedOpen, place: spot))
            continue
          }
          let fitting = index.sets(fitting: name, kind: .image)
          if fitting.isEmpty { opened.insert(OpenName(pattern: name.printedOpen, place: spot)) }
          found += fitting
        } else {
          let named = index.sets(named: name, kind: .image)
          found += named
          let isMissing =
            named.isEmpty && !name.isEmpty && isSure && picture.sources.count == 1
            && !picture.hasBundle && !picture.hasAlternative && !index.hasSet(named: name)
            && !files.contain(name)
          if isMissing { asked[name, default: []].append(place?(name) ?? spot) }
        }
      }
      return (found, isSure)
    case .symbol(let path): return (index.sets(ofSymbol: path, kind: .image), true)
    case .generated(let path): return (index.sets(ofGenerated: path, kind: .image), true)
    case .system, .made, .glyph: return ([], true)
    }
  }

  /// Where a name is written: in the call that makes the picture, in that of a helper, or of a view
  /// around it that passes the name on; where it comes from elsewhere, the picture's own use.
  func place(naming name: String, _ shown: Exposure.Shown) -> SourcePlace {
    place(naming: name, shown.spot, shown.around.way)
  }

  func place(naming name: String, _ spot: Spot, _ way: [Spot]) -> SourcePlace {
    let calls = [spot] + way.reversed()
    for call in calls.flatMap({ [$0, $0.use.map { Spot(file: $0.file, token: $0.token) } ?? $0] })
    where isWritten(name, in: call) { return place(call) }
    return usePlace(spot)
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
