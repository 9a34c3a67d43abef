// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary

extension SampleReader {
  /// What the previews of all files show of a widget.
  func previews(of widget: SampledWidget) -> [PreviewSample] {
    if let known = previews[widget.type] { return known }
    var found: [PreviewSample] = []
    let shown = shownTypes(of: widget)
    let names = Set(shown.map { program.types[$0].name } + [widget.name])
    let macros = previewMacros.filter { mentions(names, $0) }
    let providers = previewProviders.filter { type in
      (program.types[type].members["previews"] ?? []).contains { mentions(names, $0) }
    }
    let count = macros.count + providers.count
    if count > Self.mostPreviews {
      note(
        "is named in \(count) previews; only the first \(Self.mostPreviews) are read", widget)
    }
    for macro in macros.prefix(Self.mostPreviews) {
      found += samples(ofPreview: macro, widget)
      if found.count >= Self.mostSamples { break }
    }
    for type in providers.prefix(max(0, Self.mostPreviews - macros.count)) {
      guard found.count < Self.mostSamples, let place = program.types[type].place else { break }
      let spot = Spot(file: place.file, token: place.index)
      evaluator.resetSteps()
      let value = evaluator.access.member("previews", of: .type(name(of: type)), at: spot)
      if case .view(let view) = value {
        found += samples(in: view, Preview(spot: spot), widget)
      }
    }
    if found.count > Self.mostSamples {
      note(
        "previews show \(found.count) samples; only the first \(Self.mostSamples) are drawn", widget
      )
      found.removeSubrange(Self.mostSamples...)
    }
    evaluator.resetSteps()
    previews[widget.type] = found
    return found
  }

  /// Previews of a target that are read.
  private static let mostPreviews = 500

  private var previewMacros: [Program.Member] {
    program.macros.filter { $0.declaration.name == "Preview" }
  }

  private var previewProviders: [Int] {
    program.types.indices.filter { program.types[$0].inherited.contains("PreviewProvider") }
  }

  /// Whether a declaration's code has any of some names: what it shows is run only then.
  private func mentions(_ names: Set<String>, _ member: Program.Member) -> Bool {
    let source = program.sources[member.file]
    let declaration = member.declaration
    let braces = declaration.closures.map(\.brace) + [declaration.brace].compactMap(\.self)
    let ranges =
      braces.map { source.inside($0) }
      + [declaration.arguments, declaration.value].compactMap(\.self)
    return ranges.contains { range in
      range.contains { source.token($0).isName && names.contains(source.text($0)) }
    }
  }

  /// What is known of a preview on the way to its views.
  private struct Preview {
    var name: String?
    var family: Family?
    var spot: Spot
    var depth = 0
  }

  /// What `#Preview` shows, as far as it is of the widget.
  private func samples(
    ofPreview macro: Program.Member, _ widget: SampledWidget
  ) -> [PreviewSample] {
    let declaration = macro.declaration
    let spot = Spot(file: macro.file, token: declaration.index)
    let source = program.sources[macro.file]
    var arguments: [Argument] = []
    if let range = declaration.arguments {
      var parser = ExpressionParser(source, range)
      arguments = parser.arguments(range)
    }
    func argument(_ label: String?) -> Expression? {
      arguments.first { $0.label == label }?.value
    }
    func closure(_ label: String?) -> SampleValue? {
      guard let brace = declaration.closures.first(where: { $0.label == label })?.brace else {
        return label.flatMap { argument($0) }.map { evaluator.value(of: $0, at: spot) }
      }
      var parser = ExpressionParser(source, brace..<source.tokens.count)
      return .closure(ClosureValue(parser.closure(), Scope(file: macro.file, type: nil)))
    }
    evaluator.resetSteps()
    var preview = Preview(spot: spot)
    if case .text(let pieces)? = arguments.first(where: { $0.label == nil })?.value,
      case .literal(let name)? = pieces.first, pieces.count == 1
    {
      preview.name = name
    }
    guard let kind = argument("as") else {
      guard let closure = closure(nil) else { return [] }
      let views = evaluator.views(of: closure, [], at: spot)
      return views.flatMap { samples(in: $0, preview, widget) }
    }
    guard let maker = closure(nil) ?? closure("widget"), makes(widget, maker, at: spot) else {
      return []
    }
    preview.family = Self.name(of: kind).flatMap { Family(rawValue: $0) }
    let subject = argument("using").map { evaluator.value(of: $0, at: spot) }
    if let states = closure("contentStates") {
      let attributes = subject ?? .unknown(Hole(Gap(spot: spot, name: "using")))
      return samples(
        of: evaluator.values(of: states, [], at: spot).map {
          .interface(.system(.activityContext(attributes: attributes, state: $0)))
        }, preview)
    }
    if let timeline = closure("timeline") {
      return samples(of: evaluator.values(of: timeline, [], at: spot), preview)
    }
    guard
      let provider = closure("timelineProvider").map({ provider in
        if case .closure = provider { evaluator.call(provider, [], at: spot) } else { provider }
      })
    else { return [] }
    let sample = snapshot(
      of: provider, widget, preview.family ?? .systemSmall, configuration: subject)
    return samples(of: sample.map { [$0.entry] } ?? [], preview)
  }

  /// Whether a closure makes a widget; a plain one is not run, since it may name one that is for
  /// another system.
  private func makes(_ widget: SampledWidget, _ maker: SampleValue, at spot: Spot) -> Bool {
    guard case .closure(let value) = maker, value.closure.body.count == 1,
      case .expression(.call(.name(let name, _), _, _), _) = value.closure.body[0]
    else { return evaluator.call(maker, [], at: spot).type == widget.type }
    return program.type(named: name, from: value.scope.file) == widget.type
  }

  private static func name(of expression: Expression) -> String? {
    switch expression {
    case .member(_, let name, _), .call(.member(_, let name, _), _, _): name
    case .text, .number, .integer, .truth, .nothing, .name, .call, .element, .closure, .list,
      .pairs, .tuple, .prefix, .suffix, .operation, .infix, .choice, .branches, .keyPath, .cast,
      .test, .availability, .unknown:
      nil
    }
  }

  private func samples(of entries: [SampleValue], _ preview: Preview) -> [PreviewSample] {
    entries.compactMap { entry in
      var sample = Sample(name: preview.name ?? "preview", origin: .preview, entry: entry)
      sample.spot = preview.spot
      return filled(sample, as: nil).map { PreviewSample(sample: $0, family: preview.family) }
    }
  }

  /// The samples that the views of a preview hold: entries that are passed to views of the sources,
  /// and views that the widget itself shows.
  private func samples(
    in view: ViewValue, _ preview: Preview, _ widget: SampledWidget
  ) -> [PreviewSample] {
    guard preview.depth < 16 else { return [] }
    var inner = preview
    inner.depth += 1
    switch view {
    case .empty, .unknown, .text, .image, .shape: return []
    case .group(let views): return views.flatMap { samples(in: $0, inner, widget) }
    case .modified(let base, let name, let arguments, _):
      if name == "previewDisplayName", case .string(let name)? = arguments.first?.value {
        inner.name = name
      }
      if name == "previewContext",
        case .interface(.system(.previewContext(let family)))? = arguments.first?.value
      {
        inner.family = family
      }
      return samples(in: base, inner, widget)
    case .system(_, let arguments, let spot):
      return arguments.flatMap { argument -> [PreviewSample] in
        switch argument.value {
        case .closure(let closure) where closure.closure.parameters.isEmpty:
          evaluator.views(of: argument.value, [], at: spot)
            .flatMap { samples(in: $0, inner, widget) }
        case .view(let view): samples(in: view, inner, widget)
        case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary,
          .tuple, .range, .enumeration, .structure, .object, .closure, .function, .type, .keyPath,
          .implicit, .foundation, .interface, .unknown:
          []
        }
      }
    case .own(let value, _):
      guard let type = value.type, shownTypes(of: widget).contains(type) else { return [] }
      if let entry = entry(in: value, of: widget) { return samples(of: [entry], preview) }
      var sample = Sample(name: preview.name ?? "preview", origin: .preview, entry: .nothing)
      (sample.view, sample.spot) = (view, preview.spot)
      return [PreviewSample(sample: sample, family: preview.family)]
    }
  }

  /// The entry of the widget's type that a view holds.
  private func entry(in view: SampleValue, of widget: SampledWidget) -> SampleValue? {
    guard case .structure(let structure) = view, widget.kind == .widget,
      let entry = entryType(of: widget).flatMap({ program.type($0, near: widget.spot.file) })
    else { return nil }
    return structure.fields.values.first { $0.type == entry }
  }

  /// The types that a widget's code names where it makes its views: an entry that all widgets of a
  /// target share is of the one that shows its view.
  private func shownTypes(of widget: SampledWidget) -> Set<Int> {
    guard case .closure(let closure)? = widget.configuration?.content else { return [] }
    let source = program.sources[closure.scope.file]
    var found: Set<Int> = []
    for index in source.inside(closure.closure.at) where source.token(index).isName {
      let token = source.text(index)
      guard let type = program.type(named: token, from: closure.scope.file) else { continue }
      found.insert(type)
    }
    return found
  }
}
