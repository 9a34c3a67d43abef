// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyVocabulary

extension TargetReader {
  /// Keeps how a widget looks in each of its families.
  mutating func sketch(
    _ root: WidgetRoot, _ widget: EvidenceWidget, _ interpreter: Interpreter
  ) {
    var sketch = WidgetSketch(
      target: plan.name, platform: plan.platform, widget: widget.name, place: widget.place,
      backgroundIsRemovable: widget.backgroundIsRemovable,
      hasMargins: root.configuration.hasMargins)
    for family in Family.allCases where widget.families.contains(family) {
      let situations = situations(of: family)
      let usual =
        Self.usual.lazy.compactMap { wanted in
          situations.first { $0.place == wanted }
        }.first ?? situations.first
      guard let usual else { continue }
      let (view, background, isCut) = drawn(root, usual.situation, interpreter)
      func other(_ mode: WidgetMode) -> SketchNode? {
        guard usual.situation.mode != mode,
          let one = situations.first(where: { $0.situation.mode == mode })
        else { return nil }
        return drawn(root, one.situation, interpreter).view
      }
      sketch.families.append(
        FamilySketch(
          family: family, view: view, background: background, isCut: isCut,
          accented: other(.accented),
          vibrant: other(.vibrant)))
    }
    sketches.append(sketch)
  }

  /// Where a widget is seen most, before all others.
  private static let usual: [Place] = [.homeLight, .lockScreen, .watchFullColor]

  private mutating func drawn(
    _ root: WidgetRoot, _ situation: Situation, _ interpreter: Interpreter
  ) -> (view: SketchNode, background: [SketchNode], isCut: Bool) {
    interpreter.start(situation)
    // A copy, since the value itself is being changed.
    var reader = self
    let exposure = expose(
      root.configuration, interpreter,
      sketch: SketchBuilder { reader.mark($0, $1, $2) })
    return (
      exposure.sketch?.view ?? .group(.listed, []), exposure.sketch?.background ?? [],
      interpreter.isExhausted
    )
  }

  private mutating func mark(
    _ leaf: ViewTree.Leaf, _ spot: Spot, _ around: Exposure.Surroundings
  ) -> SketchMark? {
    let kind: SketchMark.Kind
    var manner = Manner(around)
    switch leaf {
    case .picture(let picture):
      guard let found = self.kind(of: picture, place(spot)) else { return nil }
      kind = found
      manner.isTemplate = manner.isTemplate ?? picture.isTemplate
    case .text(let names):
      kind = .text(names?.patterns.min().map { Self.readable($0) })
    case .shape(let paint, let isStroke):
      let paint = paint ?? around.ink ?? Paint(named: "primary")
      guard paint.alpha != 0 else { return nil }
      kind = .fill(SketchPaint(paint), isShape: true, isStroke: isStroke)
    case .fill(let paint):
      guard paint.alpha != 0 else { return nil }
      kind = .fill(SketchPaint(paint), isShape: false, isStroke: false)
    case .accessoryBackground: kind = .accessoryBackground
    case .blank, .spacer: return nil
    case .drawing(let name), .unknown(let name, _): kind = .unknown(name)
    }
    return SketchMark(
      kind: kind, place: place(spot), manner: manner, ink: around.ink.map { SketchPaint($0) },
      isMaybe: around.isMaybe, isResizable: around.isResizable, textSize: around.textSize)
  }

  /// A pattern with `…` for what is not known; empty where nothing is.
  private static func readable(_ pattern: String) -> String {
    var text = ""
    for character in pattern { text += character == "\u{0}" ? "…" : String(character) }
    return text == "…" ? "" : text
  }

  private mutating func kind(of picture: Picture, _ place: SourcePlace) -> SketchMark.Kind? {
    var (sets, names): ([String], [String]) = ([], [])
    var symbols: [String] = []
    var isMade = false
    for source in picture.sources {
      switch source {
      case .system(let known): symbols += (known ?? .any).patterns.map(Self.readable).sorted()
      case .made, .glyph: isMade = true
      case .named(let known): names += known.patterns.map(\.printedOpen).sorted()
      case .symbol(let path), .generated(let path): names.append(path.joined(separator: "."))
      }
      for set in self.sets(of: source, picture, place).sets where !sets.contains(set.path) {
        sets.append(set.path)
      }
    }
    if !sets.isEmpty || !names.isEmpty { return .picture(sets: sets, names: names) }
    if isMade { return .made }
    return symbols.isEmpty ? nil : .symbol(symbols)
  }
}
