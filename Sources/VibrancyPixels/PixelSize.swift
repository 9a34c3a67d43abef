// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The width and height of a picture, in pixels.
///
/// Each side is `1...1_000_000`, and `area * 16` does not overflow an `Int`, whatever its width.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// The largest side there can be, in pixels.
  public static let maximumSide = 1_000_000

  /// Pixels in a row, `1...maximumSide`.
  public let width: Int
  /// Rows, `1...maximumSide`.
  public let height: Int

  /// A size with both sides in `1...maximumSide`, or `nil`; also where its pixels are too many.
  public init?(width: Int, height: Int) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
      !width.multipliedReportingOverflow(by: 16 * height).overflow
    else {
      return nil
    }
    (self.width, self.height) = (width, height)
  }

  /// The number of pixels, `width * height`.
  public var area: Int { width &* height }

  /// `width×height`, as people write it.
  public var description: String { "\(width)×\(height)" }
}
