// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

/// Containers that code has as values: layouts that are called with what stands in them, and trees whose
/// root of the sources arranges it.
extension SwiftUILibrary {
  private static let layouts: Set<String> = ["HStack", "VStack", "ZStack", "Grid"]

  /// `layout { … }`: the container with what stands in it; `nil`: it is no layout.
  func filled(_ layout: SampleValue, _ arguments: [PassedValue]) -> SampleValue? {
    guard case .view(.system(let name, let own, let spot)) = layout, Self.layouts.contains(name),
      arguments.count == 1, arguments[0].value.isFunction
    else { return nil }
    return .view(.system(name, own + arguments, spot))
  }

  /// `_VariadicView.Tree(root) { … }`: what the root makes of the views.
  func variadicTree(_ parts: Arguments, at spot: Spot) -> SampleValue? {
    guard let root = parts[0] ?? parts["root"], let content = parts.content() else { return nil }
    let children = subviews(of: content, at: spot)
    let body = code.access.member("body", of: root, at: spot)
    return code.call(
      body, [PassedValue("children", .array(children.map { .view($0) }))], at: spot)
  }

  /// The views that a container has been given, one by one, as `Group(subviews:)` gives them.
  func subviews(of content: SampleValue, at spot: Spot) -> [ViewValue] {
    code.views(of: content, [], at: spot).flatMap { singles($0) }
  }

  /// The views of a group or of a loop, one by one.
  private func singles(_ view: ViewValue) -> [ViewValue] {
    guard code.step() else { return [view] }
    switch view {
    case .group(let views): return views.flatMap { singles($0) }
    case .empty: return []
    case .system("ForEach", let arguments, let spot):
      let call = ViewCall("ForEach", Arguments(arguments), in: code, at: spot)
      return call.elements().flatMap { singles($0) }
    case .system("Group", let arguments, let spot):
      guard let content = Arguments(arguments).content() else { return [view] }
      return subviews(of: content, at: spot)
    case .own, .text, .image, .shape, .system, .modified, .unknown: return [view]
    }
  }
}
