// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The sizes of a Live Activity's presentations, in points.
///
/// The Dynamic Island: Calibrated on a screen of 402 × 874, where the expanded one is 373.7 wide, 2.7
/// more than the Human Interface Guidelines have, and the compact one 243.7, 13.7 more than there; that
/// the others differ by as much is Assumed. Its parts and heights are Documented.
package enum ActivitySizes {
  /// The size of a presentation, and the device it was taken from where the own one has none.
  ///
  /// - Parameter length: That of the side which an activity chooses, in points; the height of
  ///   a banner is 160 unless it is chosen, the width of the minimal presentation the least.
  package static func size(
    of presentation: ActivityPresentation, length: Double?, on device: Device, os: SystemVersion
  ) -> SlotSize {
    let row = row(of: device)
    let size =
      switch presentation {
      case .lockScreen: PointSize(bannerWidth(on: device, os), length ?? 160)
      case .small: smallSize(on: device, os)
      case .expanded: PointSize(row.expanded, length ?? 160)
      case .compactLeading, .compactTrailing: PointSize(row.compact, islandHeight)
      case .minimal: PointSize(length ?? islandHeight, islandHeight)
      }
    let slot = SlotSize(platter: size)
    switch presentation {
    // These are everywhere; only some iPhones have a Dynamic Island.
    case .lockScreen, .small: return slot
    case .expanded, .compactLeading, .compactTrailing, .minimal:
      if devicesWithIsland.contains(device.name) { return slot }
      return slot.borrowed(from: row.isLarge ? "430x932" : "393x852")
    }
  }

  /// The width of the compact Dynamic Island with the camera in its middle, in points.
  package static func islandWidth(on device: Device) -> Double { row(of: device).island }

  /// The distance of compact content from the end of the Dynamic Island, in points (Calibrated: one
  /// screen).
  package static let islandInset = 7.5

  /// The height of the Dynamic Island unless it is expanded, in points.
  package static let islandHeight = 36.67

  private static let devicesWithIsland: Set<String> = [
    "393x852", "402x874", "420x912", "430x932", "440x956",
  ]

  /// The system leaves as much at the sides of every screen (iOS 26: Calibrated on 402 × 874. iOS 18: 374
  /// points were read, Assumed to be on 393 × 852), but for an iPad's (Documented).
  private static func bannerWidth(on device: Device, _ os: SystemVersion) -> Double {
    let width = min(device.size.width, device.size.height)
    if device.kind == .pad { return width >= 1024 ? 500 : 425 }
    return max(islandHeight, width - os.model.activityInset)
  }

  /// On a watch that of a widget in the Smart Stack (Documented); on the dashboard of CarPlay 170 × 78
  /// (Assumed: a capture has these proportions).
  private static func smallSize(on device: Device, _ os: SystemVersion) -> PointSize {
    guard device.kind == .watch else { return PointSize(170, 78) }
    return FamilySizes.size(of: .accessoryRectangular, on: device, os: os, in: .smartStack).platter
  }

  private static func row(
    of device: Device
  ) -> (isLarge: Bool, island: Double, expanded: Double, compact: Double) {
    device.size.width >= 414
      ? (true, 263.7, 410.7, 62.33) : (false, 243.7, 373.7, 52.33)
  }
}
