// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The sizes of a Live Activity's presentations, in points (HIG, "Live Activities").
///
/// Documented for screens of 430 × 932 and 393 × 852, and the Dynamic Island's width by device:
/// 250 and 408 on the large iPhones, 230 and 371 on the others. A banner elsewhere is 22 points
/// narrower than the screen, as on both documented ones (Assumed).
package enum ActivitySizes {
  /// The size of a presentation, and the device it was taken from where the own one has none.
  ///
  /// - Parameter length: That of the side which an activity chooses, in points; the height of
  ///   a banner is 160 unless it is chosen, the width of the minimal presentation the least.
  package static func size(
    of presentation: ActivityPresentation, length: Double?, on device: Device
  ) -> SlotSize {
    let row = row(of: device)
    let size =
      switch presentation {
      case .lockScreen: PointSize(bannerWidth(on: device), length ?? 160)
      case .expanded: PointSize(row.expanded, length ?? 160)
      case .compactLeading, .compactTrailing: PointSize(row.compact, islandHeight)
      case .minimal: PointSize(length ?? islandHeight, islandHeight)
      }
    // A banner is everywhere; only some iPhones have a Dynamic Island.
    let hasIsland = devicesWithIsland.contains(device.name)
    let slot = SlotSize(platter: size)
    if presentation == .lockScreen || hasIsland { return slot }
    return slot.borrowed(from: row.isLarge ? "430x932" : "393x852")
  }

  /// The width of the compact Dynamic Island with the camera in its middle, in points.
  package static func islandWidth(on device: Device) -> Double { row(of: device).island }

  /// The height of the Dynamic Island unless it is expanded, in points.
  package static let islandHeight = 36.67

  private static let devicesWithIsland: Set<String> = [
    "393x852", "402x874", "420x912", "430x932", "440x956",
  ]

  private static func bannerWidth(on device: Device) -> Double {
    let width = min(device.size.width, device.size.height)
    switch device.kind {
    case .phone where width >= 393: return row(of: device).expanded
    case .pad: return width >= 1024 ? 500 : 425
    case .phone, .mac, .watch, .vision, .other: return max(36.67, width - 22)
    }
  }

  private static func row(
    of device: Device
  ) -> (isLarge: Bool, island: Double, expanded: Double, compact: Double) {
    device.size.width >= 414
      ? (true, 250, 408, 62.33) : (false, 230, 371, 52.33)
  }
}
