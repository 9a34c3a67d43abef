// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A screen: its size in points and its kind.
public struct Device: Sendable, Hashable {
  /// The kind of machine that the screen belongs to.
  package enum Kind: String, Sendable, Hashable { case phone, pad, watch, other }

  /// `402x874`, or a watch's size such as `45mm`.
  package let name: String
  /// The screen in points.
  package let size: PointSize
  /// The kind of machine.
  package let kind: Kind

  /// The device that stands for all unless one is asked for: an iPhone of 402×874 points, before
  /// iOS 26 one of 393×852; for systemExtraLarge an iPad of 820×1180.
  package static func standard(on os: SystemVersion, for family: Family? = nil) -> Device {
    if family == .systemExtraLarge { return standardPad }
    return os.model.phone
  }

  /// The iPad whose sizes stand in where a family exists on iPads only.
  static let standardPad = Device(name: "820x1180", size: PointSize(820, 1180), kind: .pad)
  /// The watch whose sizes stand in where a family exists on watches only.
  package static let standardWatch = Device(name: "45mm", size: PointSize(198, 242), kind: .watch)

  init(name: String, size: PointSize, kind: Kind) {
    (self.name, self.size, self.kind) = (name, size, kind)
  }

  /// A device as `--device` names it: `WxH` in points, or `40mm`, `41mm`, `44mm`, `45mm`, `49mm`.
  ///
  /// Returns `nil` for anything else; sides are `100...2048` points. A size that no table knows
  /// is of kind `other`.
  public init?(name: String) {
    if let size = Self.watchScreens[name] {
      self.init(name: name, size: size, kind: .watch)
      return
    }
    let sides = name.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (100...2048).contains(width), (100...2048).contains(height)
    else { return nil }
    self.init(
      name: name, size: PointSize(Double(width), Double(height)),
      kind: FamilySizes.kind(ofDevice: name) ?? .other)
  }

  /// The points of a watch's screen (HIG).
  static let watchScreens: [String: PointSize] = [
    "40mm": PointSize(162, 197), "41mm": PointSize(176, 215), "44mm": PointSize(184, 224),
    "45mm": PointSize(198, 242), "49mm": PointSize(205, 251),
  ]

  /// The scale a watch always has; `nil` where it depends on the device.
  package var fixedScale: Int? { kind == .watch ? 2 : nil }
}
