// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyScenes
internal import VibrancyVocabulary

/// Where things lie on the Home Screen, in points.
///
/// Calibrated on captures of iOS 26: the dock at 402 points (x 17 to 384.6, y 754 to 856.7) and at
/// 393 (y 742 to 840), the search pill at 402 (y 704 to 734), the pitch of rows at 393 (98.2) and at
/// 440 (two rows: 217.5), the middle of names 11.8 points below what they name. All else is Assumed:
/// on other iPhones of iOS 26 the nearest of these, scaled with the width.
struct HomeScreenMetrics {
  /// A rectangle in points.
  struct Box {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  /// How far below an icon or a widget the middle of its name is.
  static let nameDrop = 11.8

  /// The side of an icon.
  let icon: Double
  /// From one row of icons to the next.
  let rowPitch: Double
  let dock: Box
  let pill: Box
  /// Whether the dock reaches the edges: of a phone with a home button.
  let isFlat: Bool
  /// How many rows of icons there are below `top`: with their names they end above the pill.
  let rows: Int

  init(_ frame: ScreenFrame, top: Double) {
    let (width, height) = (frame.width, frame.height)
    let small = frame.platter(.systemSmall).height
    let isWide = width >= 600
    let isFlat = frame.top == .plain && frame.device.kind != .pad
    let isMeasured = frame.scene.os != .ios18 && !isWide && !isFlat
    let pitches = isMeasured ? ["393x852": 98.2, "440x956": 108.75] : [:]
    let share = frame.scene.os != .ios18 ? 0.39 : 0.38
    let icon = pitches[frame.device.name].map { small - $0 } ?? share * small
    rowPitch = small - icon
    // What icons and their names keep clear of.
    let limit: Double
    if isMeasured {
      let (of, below, high) = width > 393 ? (402.0, 17.3, 102.7) : (393, 12, 98)
      let unit = width / of
      let inset = 0.0428 * width
      dock = Box(
        x: inset, y: height - (below + high) * unit, width: width - 2 * inset, height: high * unit)
      limit = dock.y - 44
    } else {
      let inset = isFlat ? 0 : min(0.036 * width, 16)
      let high = icon + 2 * (isFlat ? 14 : 0.2 * icon)
      let wide = isWide ? 4 * 1.35 * icon + 0.4 * icon : width - 2 * inset
      dock = Box(
        x: (width - wide) / 2, y: height - high - inset * 0.82, width: wide, height: high)
      limit = height - icon - (isFlat ? 26 : 42) - (isWide ? 96 : 44)
    }
    let depth = isMeasured ? 30 * width / 402 : min(0.072 * width, 31)
    let gap = isMeasured ? 20 * width / 402 : max(0.022 * height, 6)
    pill = Box(
      x: (width - 2.64 * depth) / 2, y: dock.y - gap - depth, width: 2.64 * depth, height: depth)
    rows = max(2, Int((limit - top - icon - 14) / rowPitch) + 1)
    (self.icon, self.isFlat) = (icon, isFlat)
  }
}
