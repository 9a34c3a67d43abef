// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

/// A text or a picture that an entry of a provider holds, or that it holds none.
struct EntryName {
  /// What distinguishes one from others.
  enum Key: Hashable {
    case none, made(Spot)
    case text(String)
    case symbol(String, Spot)
    case picture(String, Spot)
  }

  let value: SampleValue
  let key: Key

  /// `nil`: it is something else, or nothing is known of it.
  init?(_ value: SampleValue) {
    self.value = value
    if case .nothing = value {
      key = .none
    } else if case .string(let text) = value {
      key = .text(text)
    } else if case .unknown(let hole) = value, let pattern = hole.pattern {
      key = .text(pattern)
    } else if case .view(.image(let image)) = value {
      switch image.origin {
      case .symbol(let name): key = .symbol(name, image.spot)
      case .named(let name): key = .picture(name, image.spot)
      case .made: key = .made(image.spot)
      }
    } else {
      return nil
    }
  }

  /// What it is as a text, or may be.
  var patterns: [String] {
    if case .text(let text) = key { return TextAlternatives.patterns(of: text) }
    return []
  }

  /// What an entry holds: a picture as one that data hold.
  var held: SampleValue {
    guard case .view(.image(var image)) = value else { return value }
    image.isHeld = true
    return .view(.image(image))
  }
}
