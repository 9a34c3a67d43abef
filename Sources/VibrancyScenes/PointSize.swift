// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A width and height in points.
public struct PointSize: Sendable, Hashable, CustomStringConvertible {
  /// Width in points.
  public let width: Double
  /// Height in points.
  public let height: Double

  /// A size in points.
  public init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }

  /// `width×height`, without a fraction where there is none.
  public var description: String {
    "\(ParameterValue.number(width))×\(ParameterValue.number(height))"
  }
}
