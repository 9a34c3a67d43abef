// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

extension PNGLimits {
  /// The limits that a command line sets.
  init(_ arguments: Arguments) {
    self.init()
    if let pixels = arguments.integer("max-pixels") { self.pixels = pixels }
    if let bytes = arguments.integer("max-bytes") { self.bytes = bytes }
    if let side = arguments.integer("max-side") { self.side = side }
  }
}
