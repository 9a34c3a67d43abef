// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension Path {
  /// The path after a transform.
  func placed(by transform: Affine) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .quadratic(let handle, let end): .quadratic(transform(handle), transform(end))
        case .cubic(let first, let second, let end):
          .cubic(transform(first), transform(second), transform(end))
        case .close: .close
        }
      })
  }
}
