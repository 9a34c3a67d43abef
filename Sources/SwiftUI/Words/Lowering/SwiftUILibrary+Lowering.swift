// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout
package import VibrancyRunning
package import VibrancySyntax

extension SwiftUILibrary {
  /// The node of a view, its own views' bodies run from the outside in.
  package func lowered(_ view: ViewValue) -> ViewNode {
    guard code.interface.depth < InterfaceState.deepest,
      code.interface.nodeCount < InterfaceState.mostNodes,
      code.step()
    else { return ViewNode(.empty) }
    code.interface.depth += 1
    code.interface.nodeCount += 1
    let (outer, way, inkSpot) = (code.environment, code.interface.way, code.interface.inkSpot)
    defer {
      code.interface.depth -= 1
      (code.interface.way, code.interface.inkSpot) = (way, inkSpot)
      code.environment = outer
    }
    var view = view
    // The modifiers, the outer first.
    var around: [(modifiers: [Modifier], source: Int?)] = []
    var bodies = 0
    // The node of a view that a modifier encloses.
    var whole: ViewNode?
    while whole == nil, code.step(), bodies < InterfaceState.deepest {
      switch view {
      case .modified(let base, let name, let arguments, let spot):
        let parts = Arguments(arguments)
        let call = ModifierCall(code: code, name: name, parts: parts, base: base, spot: spot)
        let word = ModifierWord(named: name)
        switch word?.effect {
        case .node(let make): whole = make(call)
        case .view(let make):
          bodies += 1
          view = make(call)
        case .modifiers(let make):
          let isInk = Self.inks.contains(name)
          if isInk { code.interface.inkSpot = spot }
          around.append((make(call), isInk && code.isCovering ? source(spot) : nil))
          view = base
        case nil:
          code.appear(name, arguments, at: spot)
          around.append((styled(name, parts, at: spot), nil))
          view = base
        }
        continue
      case .own(let value, let spot):
        bodies += 1
        code.interface.way.append(spot)
        let views = code.body(of: code.appeared(value), named: "body", at: spot)
        view = views.count == 1 ? views[0] : .group(views)
        continue
      case .group(let views) where views.count == 1:
        view = views[0]
        continue
      case .empty, .group, .text, .image, .shape, .system, .unknown: break
      }
      break
    }
    var node = whole ?? loweredContent(view)
    for (modifiers, source) in around.reversed() {
      // A group keeps where its ink is set.
      if let source { node = ViewNode(.group([node]), source: source) }
      node.modifiers += modifiers
    }
    return node
  }

  /// The modifiers that set what text and symbols are drawn with.
  private static let inks = Set(ModifierWord.foregroundStyle.names)

  private func loweredContent(_ view: ViewValue) -> ViewNode {
    switch view {
    case .empty, .own, .modified: return ViewNode(.empty)
    case .group(let views):
      let nodes = views.map { lowered($0) }.filter { !$0.isNothing }
      return nodes.count == 1 ? nodes[0] : ViewNode(nodes.isEmpty ? .empty : .group(nodes))
    case .text(let text): return lowered(text)
    case .image(let image): return lowered(image)
    case .shape(let shape): return lowered(shape)
    case .system(let name, let arguments, let spot):
      return loweredSystem(name, Arguments(arguments), at: spot)
    case .unknown(let gap):
      code.note(gap)
      // A color that is not known is the same as a view and as a paint.
      if gap.name == "Color" {
        code.interface.shownHoles.add(paint: gap.spot, isKnown: false)
        return ViewNode(.fill(code.standIn), source: source(gap.spot))
      }
      return ViewNode(.unknown(gap.name.isEmpty ? "…" : gap.name), source: source(gap.spot))
    }
  }

  /// A view of SwiftUI by its name.
  private func loweredSystem(_ name: String, _ parts: Arguments, at spot: Spot) -> ViewNode {
    let call = ViewCall(name, parts, in: code, at: spot)
    if let word = ViewWord(named: name) ?? ViewWord(inner: name) { return word.lower(call) }
    code.note(Gap(spot: spot, name: name))
    return call.node(.unknown(name))
  }

  /// The nodes of what stands in a view: a closure's views, or a view.
  func nodes(_ value: SampleValue?, _ arguments: [PassedValue] = [], at spot: Spot) -> [ViewNode] {
    guard let value else { return [] }
    if value.isFunction {
      return code.views(of: value, arguments, at: spot).flatMap { flattened(lowered($0)) }
    }
    return shownView(of: value, at: spot).map { flattened(lowered($0)) } ?? []
  }

  /// The views of a group without modifiers, one by one.
  private func flattened(_ node: ViewNode) -> [ViewNode] {
    if node.isNothing { return [] }
    if case .group(let nodes) = node.content, node.modifiers.isEmpty { return nodes }
    return [node]
  }

  /// One node of what stands in a view; several are on top of each other as in an overlay.
  func oneNode(_ value: SampleValue?, _ arguments: [PassedValue] = [], at spot: Spot) -> ViewNode {
    let nodes = nodes(value, arguments, at: spot)
    if nodes.count == 1 { return nodes[0] }
    return ViewNode(nodes.isEmpty ? .empty : .zStack(nodes, alignment: .center))
  }

  /// A value as a view: a view, a color, a shape, a structure of the sources; `nil`: it is none.
  package func shownView(of value: SampleValue, at spot: Spot) -> ViewValue? {
    switch value {
    case .view(.own(let inner, let place)) where isOwnShape(inner):
      return shape(inner, at: place).map { .shape($0) }
    case .view(let view): return view
    case .interface(.style): return .system("FilledStyle", [PassedValue(nil, value)], spot)
    case .interface(.stops(let stops)):
      let style = SampleValue.interface(.style(.linear(stops, from: .top, to: .bottom)))
      return .system("FilledStyle", [PassedValue(nil, style)], spot)
    case .interface(.path(let recorder)):
      return .shape(ShapeValue(.path(recorder.path, size: nil), at: spot))
    case .structure, .object, .enumeration:
      if isOwnShape(value) { return shape(value, at: spot).map { .shape($0) } }
      if code.statements.conforms(value, to: "View") { return .own(value, spot) }
      return code.access.maker(of: value).map { .unknown($0) }
    case .unknown(let hole): return code.view(ofHole: hole, at: spot)
    case .function(let function) where function.isUnknown:
      return .unknown(Gap(spot: spot, name: function.name))
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .closure, .function, .type, .keyPath, .implicit, .foundation, .interface:
      return nil
    }
  }

  /// The number of a place in `sources`.
  func source(_ spot: Spot) -> Int {
    source(NodeSource(spot: spot, way: code.interface.way, paint: nil))
  }

  /// The number of a place where something is drawn in a paint.
  ///
  /// - Parameter paint: Where its own code sets that; `nil`: a view around it may. Runs that cover the
  ///   code have a node for each modifier that does.
  func source(_ spot: Spot, paintedAt paint: Spot?) -> Int {
    guard !code.isCovering else {
      let index = source(spot)
      code.interface.paintSpots[index] = paint
      return index
    }
    let paint = paint ?? code.interface.inkSpot
    let index = source(NodeSource(spot: spot, way: code.interface.way, paint: paint))
    code.interface.paintSpots[index] = paint
    return index
  }

  private func source(_ key: NodeSource) -> Int {
    if let index = code.interface.indices[key] { return index }
    let index = code.interface.sources.count
    code.interface.indices[key] = index
    code.interface.sources.append(key.spot)
    code.interface.ways.append(key.way)
    return index
  }

  /// The number of a view that is made for the size it gets.
  func reader(_ content: SizedView.Content) -> Int {
    guard code.interface.readers.count < InterfaceState.mostReaders else { return -1 }
    code.interface.readers.append(SizedView(content: content, environment: code.environment))
    return code.interface.readers.count - 1
  }

  /// The node in a `geometryReader`, by its number and the size it has, in points.
  package func resolve(_ number: Int, _ size: Size) -> ViewNode {
    guard code.interface.readers.indices.contains(number) else { return ViewNode(.empty) }
    let key = ResolvedSize(number: number, size: size)
    if let known = code.interface.resolved[key] { return known }
    guard code.interface.resolved.count < InterfaceState.mostReaders, code.step() else {
      return ViewNode(.empty)
    }
    let around = code.environment
    defer { code.environment = around }
    let reader = code.interface.readers[number]
    code.environment = reader.environment
    let node: ViewNode
    switch reader.content {
    case .reader(let closure, let spot):
      let proxy = code.outside(.interface(.geometry(size)), "GeometryProxy", "geometry", at: spot)
      let nodes = nodes(closure, [PassedValue(nil, proxy)], at: spot)
      // Several views lie on top of each other from the corner where lines begin (Documented).
      node =
        nodes.count == 1
        ? nodes[0] : ViewNode(nodes.isEmpty ? .empty : .zStack(nodes, alignment: .topLeading))
    case .canvas(let closure, let spot): node = drawn(closure, in: size, at: spot)
    case .shape(let shape): node = resolved(shape, in: size)
    }
    code.interface.resolved[key] = node
    return node
  }
}

extension ViewNode {
  /// Whether it is nothing, with or without modifiers.
  var isNothing: Bool { if case .empty = content { true } else { false } }
}
