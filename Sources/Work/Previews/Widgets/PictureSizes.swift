// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

/// The greatest size in points that each picture of marks is drawn in.
struct PictureSizes {
  private(set) var sizes: [String: Size] = [:]

  init(_ marks: [Mark]) { add(marks) }

  private mutating func add(_ marks: [Mark]) {
    for mark in marks {
      switch mark.content {
      case .picture(let name, _):
        let known = sizes[name] ?? .zero
        let size = mark.frame.size
        sizes[name] = Size(max(known.width, size.width), max(known.height, size.height))
      case .group(let children, let effects):
        add(children)
        add(effects.mask ?? [])
      case .text, .symbol, .fill, .stroke, .material, .accessoryBackground, .unknown: break
      }
    }
  }
}
