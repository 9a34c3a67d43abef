// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancySyntax
internal import VibrancyVocabulary

extension Evaluator {
  /// A view of SwiftUI by its name.
  func loweredSystem(_ name: String, _ parts: Arguments, at spot: Spot) -> ViewNode {
    if let word = ViewWord(named: name) {
      return word.lower(ViewCall(code: self, name: name, parts: parts, spot: spot))
    }
    let source = source(spot)
    let spacing = parts["spacing"]?.number
    func content() -> [ViewNode] { nodes(parts.content(), at: spot) }
    switch name {
    case "FilledStyle":
      return ViewNode(.fill(paint(parts[0], at: spot) ?? .primary), source: source)
    case "VStack" where situation.family == .accessoryInline:
      return ViewNode(
        .hStack(Self.line(of: content()), alignment: .center, spacing: spacing), source: source)
    case "VStack", "LazyVStack":
      let alignment = horizontal(parts["alignment"]) ?? .center
      return ViewNode(.vStack(content(), alignment: alignment, spacing: spacing), source: source)
    case "HStack", "LazyHStack":
      let alignment = vertical(parts["alignment"]) ?? .center
      return ViewNode(.hStack(content(), alignment: alignment, spacing: spacing), source: source)
    case "ZStack", "GlassEffectContainer":
      let alignment = alignment(parts["alignment"]) ?? .center
      return ViewNode(.zStack(content(), alignment: alignment), source: source)
    case "Group", "ControlGroup", "NavigationStack", "NavigationView", "ScrollViewReader":
      let nodes = content()
      if nodes.count == 1 { return nodes[0] }
      return ViewNode(nodes.isEmpty ? .empty : .group(nodes))
    case "TimelineView", "PhaseAnimator", "KeyframeAnimator":
      let context = SampleValue.interface(.word("TimelineViewContext", "context"))
      let nodes = nodes(parts.content(), [PassedValue(nil, context)], at: spot)
      return nodes.count == 1 ? nodes[0] : ViewNode(nodes.isEmpty ? .empty : .group(nodes))
    case "Grid":
      var options = GridOptions()
      options.alignment = alignment(parts["alignment"]) ?? .center
      options.horizontalSpacing = parts["horizontalSpacing"]?.number
      options.verticalSpacing = parts["verticalSpacing"]?.number
      return ViewNode(.grid(content(), options), source: source)
    case "GridRow":
      return ViewNode(
        .gridRow(content(), alignment: vertical(parts["alignment"])), source: source)
    case "LazyVGrid", "LazyHGrid":
      let isVertical = name == "LazyVGrid"
      let tracks = parts[isVertical ? "columns" : "rows"]
      // Of tracks that are not known there is one.
      let one = [GridTrack(.flexible(least: GridTrack.standardLeast, most: .infinity))]
      var grid = LazyGrid(
        isVertical ? .vertical : .horizontal,
        tracks?.isUnknown == true
          ? one : (tracks?.elements ?? []).prefix(100).map { track($0) })
      if isVertical {
        grid.alignment = Alignment(horizontal(parts["alignment"]) ?? .center, .center)
      } else {
        grid.alignment = Alignment(.center, vertical(parts["alignment"]) ?? .center)
      }
      grid.spacing = spacing
      return ViewNode(.lazyGrid(content(), grid), source: source)
    case "ViewThatFits":
      return ViewNode(.viewThatFits(content(), axes: axes(parts["in"]) ?? .both), source: source)
    case "ForEach": return forEach(parts, at: spot)
    case "Section":
      var nodes = nodes(parts["header"], at: spot)
      if let title = parts[0] { nodes = titled(title, parts, at: spot) }
      nodes += content() + self.nodes(parts["footer"], at: spot)
      return ViewNode(nodes.isEmpty ? .empty : .group(nodes))
    case "List", "Form":
      let nodes = parts[0] == nil ? content() : [forEach(parts, at: spot)]
      return ViewNode(.vStack(nodes, alignment: .leading, spacing: nil), source: source)
    case "ScrollView":
      let isHorizontal = axes(parts[0]).map { $0.horizontal && !$0.vertical } ?? false
      let nodes = content()
      if nodes.count == 1 { return nodes[0] }
      return ViewNode(
        isHorizontal
          ? .hStack(nodes, alignment: .center, spacing: nil)
          : .vStack(nodes, alignment: .center, spacing: nil), source: source)
    case "Spacer":
      return ViewNode(.spacer(minimum: parts["minLength"]?.number), source: source)
    case "AccessoryWidgetBackground": return ViewNode(.accessoryBackground, source: source)
    case "GeometryReader":
      guard let closure = parts.content() else { return ViewNode(.empty) }
      return ViewNode(.geometryReader(reader(.reader(closure, spot))), source: source)
    case "GroupBox":
      var nodes = nodes(parts["label"], at: spot)
      if let title = parts[0] { nodes = titled(title, parts, at: spot) }
      return ViewNode(
        .vStack(nodes + content(), alignment: .leading, spacing: nil),
        [.padding(.standard)], source: source)
    case "LabeledContent":
      var label = nodes(parts["label"], at: spot)
      if let title = parts[0] { label = titled(title, parts, at: spot) }
      var value = content()
      if let written = parts["value"] {
        let format = parts["format"]
        let text = format.map { formatted(written, $0, at: spot) } ?? operations.printed(written)
        value = [lowered(TextValue([.init(text)], at: spot))]
      }
      return ViewNode(
        .hStack(
          label + [ViewNode(.spacer(minimum: nil))] + value, alignment: .center, spacing: nil),
        source: source)
    case "Layout":
      return ViewNode(
        .customLayout(content(), name: parts["name"]?.text ?? name), source: source)
    case "AsyncImage": return asyncImage(parts, at: spot)
    case "MeshGradient":
      note(Gap(spot: spot, name: name))
      let rows = meshRows(parts, at: spot)
      return rows.isEmpty
        ? ViewNode(.unknown(name), source: source)
        : ViewNode(.fill(.linear(Self.spread(rows), from: .top, to: .bottom)), source: source)
    case "Label", "Link", "Button", "Toggle", "Gauge", "ProgressView", "ContentUnavailableView",
      "NavigationLink", "Menu", "ShareLink", "ControlWidgetButton", "ControlWidgetToggle":
      return loweredControl(name, parts, at: spot)
    case _:
      note(Gap(spot: spot, name: name))
      return ViewNode(.unknown(name), source: source)
    }
  }

  /// A title given as a string, or as a view.
  func titled(_ title: SampleValue, _ parts: Arguments, at spot: Spot) -> [ViewNode] {
    if !statements.isUnknown(title), let view = interfaceView(of: title, at: spot) {
      return [lowered(view)]
    }
    let passed = parts.all.first { $0.label == nil && !$0.value.isFunction }
    guard let passed, let text = text(Arguments([passed]), at: spot) else { return [] }
    return [lowered(text)]
  }

  /// `GridItem`.
  private func track(_ value: SampleValue) -> GridTrack {
    switch value {
    case .interface(.track(let track)): return track
    case .implicit("init", .some(let arguments), let spot):
      guard
        case .interface(.track(let track))? = interfaceConstruct(
          TypeName("GridItem"), arguments, at: spot)
      else { return .flexible }
      return track
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .implicit,
      .foundation, .interface, .view, .unknown:
      return .flexible
    }
  }

  /// `ForEach(data, id:) { element in … }`: the views of each element in turn.
  private func forEach(_ parts: Arguments, at spot: Spot) -> ViewNode {
    guard let data = parts[0] ?? parts["data"] ?? parts["sections"] ?? parts["subviews"],
      let content = parts.content()
    else { return ViewNode(.empty) }
    var result: [ViewNode] = []
    for element in sequence(data).prefix(Self.mostShown) {
      guard step(), interface.nodeCount < InterfaceState.mostNodes else { break }
      result += nodes(content, [PassedValue(nil, element)], at: spot)
    }
    return ViewNode(result.isEmpty ? .empty : .group(result))
  }

  private static let mostShown = 2_000

  /// The elements that a loop over a value has.
  private func sequence(_ value: SampleValue) -> [SampleValue] {
    switch value {
    case .array(let elements), .set(let elements): return elements
    case .dictionary(let pairs):
      return pairs.map {
        .tuple([(label: "key", value: $0.key), (label: "value", value: $0.value)])
      }
    case .range(let range):
      guard case .integer(let lower) = range.lower ?? .integer(0),
        case .integer(let upper)? = range.upper
      else { return [] }
      let end = range.isClosed ? upper : upper &- 1
      guard lower <= end else { return [] }
      let last = end &- lower >= Self.mostShown ? lower &+ Self.mostShown : end
      return (lower...last).map { .integer($0) }
    case .string(let text): return text.prefix(Self.mostShown).map { .string(String($0)) }
    case .void, .nothing, .bool, .integer, .double, .tuple, .enumeration, .structure, .object,
      .closure, .function, .type, .keyPath, .implicit, .foundation, .interface, .view:
      return []
    case .unknown: return isCovering ? [element(ofHole: value)] : []
    }
  }

  /// The mean color of each row of a mesh, which is drawn as a gradient from the first to the last.
  private func meshRows(_ parts: Arguments, at spot: Spot) -> [PaintColor] {
    guard let width = parts["width"]?.number, width >= 1, width < 1000,
      let colors = parts["colors"]?.elements?.prefix(10_000).compactMap({ paint($0, at: spot) })
    else { return [] }
    let paints = colors.map { paintColor($0) }
    return stride(from: 0, to: paints.count, by: Int(width)).map { start in
      let row = paints[start..<min(start + Int(width), paints.count)]
      var mean = row[start]
      for (index, paint) in row.enumerated().dropFirst() {
        let share = 1 / Float(index + 1)
        mean.color = mean.color.mixed(with: paint.color, by: share)
        mean.opacity += (paint.opacity - mean.opacity) * share
      }
      return mean
    }
  }

  /// `AsyncImage`: what stands for the picture, else its placeholder.
  private func asyncImage(_ parts: Arguments, at spot: Spot) -> ViewNode {
    note(Gap(spot: spot, name: "AsyncImage"))
    let image = ImageValue(.made, at: spot)
    let value = SampleValue.view(.image(image))
    let isLoaded = choose(2, at: Site(Gap(spot: spot, name: "AsyncImage"))) == 0
    if let placeholder = parts["placeholder"], let content = parts.content() {
      guard isLoaded else { return oneNode(placeholder, at: spot) }
      return oneNode(content, [PassedValue(nil, value)], at: spot)
    }
    if isCovering, let content = parts.content() {
      // By its members, so that the picture has its place.
      let phase = SampleValue.tuple([("image", isLoaded ? value : .nothing), ("error", .nothing)])
      return oneNode(content, [PassedValue(nil, phase)], at: spot)
    }
    if let content = parts.content() {
      // By the phase, of which the picture is what content asks for first.
      let phase = SampleValue.interface(.word("AsyncImagePhase", "success"))
      return oneNode(content, [PassedValue(nil, phase)], at: spot)
    }
    return lowered(image)
  }
}
