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
    let children = code.views(of: content, [], at: spot).flatMap { singles($0) }
    let body = code.access.member("body", of: root, at: spot)
    return code.call(
      body, [PassedValue("children", .array(children.map { .view($0) }))], at: spot)
  }

  /// The views of a group, one by one.
  private func singles(_ view: ViewValue) -> [ViewValue] {
    guard case .group(let views) = view, code.step() else { return [view] }
    return views.flatMap { singles($0) }
  }
}
