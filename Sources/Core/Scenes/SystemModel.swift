// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The differences between the generations of the system: one row per generation.
///
/// How a drawn Lock Screen places its clock and buttons is with the screen that draws them.
struct SystemModel: Sendable {
  /// The iPhone that stands for all devices unless one is asked for.
  let phone: Device
  /// The platters of the widget families on each iPhone.
  let phoneSizes: FamilySizes.Table
  /// The distance at which a system family's corner begins, as a share of systemSmall's side.
  let cornerSize: Parameter
  /// `true` if container backgrounds are lit from the top.
  let lightsBackgrounds: Bool
  /// The points by which the banner of a Live Activity is narrower than an iPhone's screen.
  let activityInset: Double
  /// The distance at which its corner begins.
  let activityCorner: Parameter
  /// `true` if a rim is around the banner, and it is less bright than its colors are.
  let finishesActivities: Bool

  fileprivate static let ios18 = SystemModel(
    phone: Device(name: "393x852", size: PointSize(393, 852), kind: .phone),
    phoneSizes: FamilySizes.phone18, cornerSize: .cornerSizeOf18, lightsBackgrounds: false,
    activityInset: 19, activityCorner: .activityCornerOf18, finishesActivities: false)

  fileprivate static let ios26 = SystemModel(
    phone: Device(name: "402x874", size: PointSize(402, 874), kind: .phone),
    phoneSizes: FamilySizes.phone26, cornerSize: .cornerSize, lightsBackgrounds: true,
    activityInset: 39.5, activityCorner: .activityCorner, finishesActivities: true)
}

extension SystemVersion {
  /// Its row.
  var model: SystemModel {
    switch self {
    case .ios18: .ios18
    case .ios26, .ios27: .ios26
    }
  }
}

extension Place {
  /// The scenes that previews show unless others are asked for: the tinted Home Screen is iOS 18's,
  /// or glass.
  public static func standard(on os: SystemVersion = .ios26) -> [Place] {
    [.lockScreen, os.tintedHome, .homeLight]
  }
}
