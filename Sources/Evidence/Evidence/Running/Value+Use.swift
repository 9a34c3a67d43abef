// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Value {
  /// The value as it stands where a property or function is named that gives it.
  func used(at use: Spot.Use) -> Value {
    switch self {
    case .paint(var paint):
      paint.spot?.use = use
      return .paint(paint)
    case .view(let tree): return .view(tree.used(at: use))
    case .either(let values): return .either(values.map { $0.used(at: use) })
    case .unknown, .truth, .number, .text, .member, .picture, .closure, .method, .object, .type,
      .list, .pairs, .nothing, .environment, .implicit, .configuration:
      return self
    }
  }
}

extension ViewTree {
  /// The same tree, used where it is named; views of the sources' own stay where they are made.
  fileprivate func used(at use: Spot.Use) -> ViewTree {
    func moved(_ spot: Spot) -> Spot { Spot(file: spot.file, token: spot.token, use: use) }
    return switch self {
    case .leaf(let leaf, let spot): .leaf(leaf, moved(spot))
    case .group(let parts, let arrangement): .group(parts.map { $0.used(at: use) }, arrangement)
    case .modified(let inner, let modifier, let spot):
      .modified(inner.used(at: use), modifier, moved(spot))
    case .maybe(let inner, let branches): .maybe(inner.used(at: use), branches)
    case .custom, .control: self
    }
  }
}
