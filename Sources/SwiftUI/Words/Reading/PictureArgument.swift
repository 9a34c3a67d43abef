// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the first argument of a call that makes a picture is, by its label.
package enum PictureArgument: Sendable {
  /// What makes pictures.
  package enum Maker: Sendable {
    /// `Image`, and `Label` for its icon.
    case view
    /// `UIImage` and `NSImage`.
    case bitmap
  }

  /// The name of a set, or the symbol that Xcode makes of it.
  case set
  /// The name of a symbol of the system's.
  case symbol
  /// A picture that is made already.
  case picture

  /// What an argument is; `nil`: it is none that SwiftUI, UIKit or a known package has.
  package init?(label: String?, of maker: Maker) {
    switch (maker, label) {
    case (.view, nil), (.view, "decorative"), (.view, "resource"), (.view, "asset"),
      (.bitmap, "named"), (.bitmap, "name"), (.bitmap, "resource"), (.bitmap, "asset"),
      (.bitmap, "imageLiteralResourceName"):
      self = .set
    case (_, "systemName"), (_, "_internalSystemName"), (_, "systemImage"), (_, "systemSymbol"),
      (.bitmap, "systemSymbolName"):
      self = .symbol
    case (.view, "uiImage"), (.view, "nsImage"), (.view, "cgImage"), (.view, "ciImage"),
      (.view, "data"):
      self = .picture
    case (.view, _), (.bitmap, _): return nil
    }
  }
}
