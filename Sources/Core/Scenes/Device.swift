// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A screen: its size in points and its kind.
public struct Device: Sendable, Hashable {
  /// The kind of machine that the screen belongs to.
  package enum Kind: String, Sendable, Hashable { case phone, pad, mac, watch, vision, other }

  /// `402x874`, `414x896@2x`, `mac`, or a watch's size such as `45mm`.
  package let name: String
  /// The screen in points, upright.
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

  /// A device as `--device` names it: a model such as `iphone-17-pro` or `watch-46`, `WxH` in points, a
  /// screen of a table such as `414x896@2x` or `45mm`.
  ///
  /// Returns `nil` for anything else; sides are `100...2048` points. A size that no table knows
  /// is of kind `other`.
  public init?(name: String) {
    var listed = ListedScreen.all.first { $0.name == name }
    // A page takes sizes, and does not carry the names of models.
    #if !hasFeature(Embedded)
      // Names of models begin with a letter; to search them costs more than all else.
      if listed == nil, name.first?.isLetter == true {
        listed = ListedScreen.all.first { $0.models.contains(name) }
      }
    #endif
    if let listed {
      self.init(name: listed.name, size: listed.size, kind: listed.kind)
      return
    }
    guard let size = Self.sides(name[...]) else { return nil }
    // A size that two screens share: their scales distinguish them.
    let kind = ListedScreen.all.first { $0.size == size }?.kind
    self.init(name: name, size: size, kind: kind ?? .other)
  }

  /// `WxH` as a size.
  static func sides(_ text: Substring) -> PointSize? {
    let sides = text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
      .map { Int(Substring($0)) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (100...2048).contains(width), (100...2048).contains(height)
    else { return nil }
    return PointSize(Double(width), Double(height))
  }

  /// The scale a device always has: a watch, and a screen that its scale distinguishes from another;
  /// `nil` where it is not known.
  package var fixedScale: Int? {
    if kind == .watch { return 2 }
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : nil
  }

  /// The screen of this size in points that has a scale, where two of one size differ by it: one of
  /// `414x896` is `414x896@2x` or `414x896@3x`.
  package func of(scale: Int) -> Device {
    Device(name: "\(name)@\(scale == 2 ? 2 : 3)x") ?? self
  }
}
