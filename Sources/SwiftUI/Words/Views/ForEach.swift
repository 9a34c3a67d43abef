// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  /// The views of each element in turn.
  static let forEach = ViewWord(
    "ForEach", example: #"ForEach(0..<3, id: \.self) { number in Text("\(number)") }"#
  ) { $0.forEach() }
}

extension ViewCall {
  /// `ForEach(data, id:) { element in … }`: the views of each element in turn.
  func forEach() -> ViewNode {
    guard let content = parts.content() else { return ViewNode(.empty) }
    var result: [ViewNode] = []
    for element in data().prefix(Self.mostShown) {
      guard code.step(), code.interface.nodeCount < InterfaceState.mostNodes else { break }
      result += ui.nodes(content, [PassedValue(nil, element)], at: spot)
    }
    return ViewNode(result.isEmpty ? .empty : .group(result))
  }

  /// The views of each element in turn, before they are laid out.
  func elements() -> [ViewValue] {
    guard let content = parts.content() else { return [] }
    var result: [ViewValue] = []
    for element in data().prefix(Self.mostShown) {
      guard code.step() else { break }
      result += code.views(of: content, [PassedValue(nil, element)], at: spot)
    }
    return result
  }

  /// What it loops over.
  private func data() -> [SampleValue] {
    guard var data = parts[0] ?? parts["data"] ?? parts["sections"] ?? parts["subviews"] else {
      return []
    }
    if !code.isCovering { data = code.decided(data) }
    // `ForEach(subviews: content)`, and the subviews that `Group(subviews:)` gave.
    guard case .view = code.access.shown(data, at: spot) else { return sequence(data) }
    return ui.subviews(of: data, at: spot).map { .view($0) }
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
      .closure, .function, .type, .keyPath, .foundation, .interface, .view:
      return []
    case .implicit(let name, _, let spot):
      guard !code.isCovering else { return [] }
      _ = code.gap(name, at: spot)
      return code.elements(ofHole: Hole(Gap(spot: spot, name: name)))
    case .unknown(let hole): return code.elements(ofHole: hole)
    }
  }
}
