// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Value {
  /// Whether it is a picture's source, as far as that is known.
  var isPicture: Bool {
    switch self {
    case .picture: true
    case .either(let values): values.contains(where: \.isPicture)
    case .unknown, .truth, .number, .text, .member, .view, .paint, .closure, .method, .object,
      .type, .list, .pairs, .nothing, .environment, .implicit, .configuration:
      false
    }
  }

  /// The same as a function gives it that takes a picture and returns one.
  var redrawn: Value {
    switch self {
    case .picture(var picture):
      picture.isRedrawn = true
      return .picture(picture)
    // `drawn ?? picture`: what is not known is drawn from what is.
    case .either(let values): return Value.one(of: values.filter(\.isPicture).map(\.redrawn))
    case .unknown, .truth, .number, .text, .member, .view, .paint, .closure, .method, .object,
      .type, .list, .pairs, .nothing, .environment, .implicit, .configuration:
      return self
    }
  }
}

extension TypeName {
  /// Whether it is one of UIKit's, AppKit's or Core Graphics' pictures, which hold pixels.
  var isOfBitmaps: Bool {
    !isArray && ["UIImage", "NSImage", "CGImage", "CIImage", "PlatformImage"].contains(last)
  }
}
