// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The sizes of the widget families on each screen, in points (HIG; those of iOS 26 and of the Mac
/// are read off native captures). The tables hold platters.
package enum FamilySizes {
  /// The setting besides the device that the sizes depend on.
  package enum Setting: Sendable, Hashable {
    /// A Lock Screen, a Home Screen, a watch face.
    case screen
    /// The Smart Stack of a watch.
    case smartStack
    /// The desktop of a Mac, whose screen does not matter.
    case macDesktop
  }

  /// Small, medium, large, circular, rectangular, inline.
  typealias Row = [PointSize?]
  /// Rows by the name of the device.
  typealias Table = [String: Row]

  private static func row(_ sides: Double...) -> Row {
    stride(from: 0, to: 12, by: 2).map {
      $0 < sides.count && sides[$0] > 0 ? PointSize(sides[$0], sides[$0 + 1]) : nil
    }
  }

  static let phone18: Table = {
    let max = row(170, 170, 364, 170, 364, 382, 76, 76, 172, 76, 257, 26)
    let pro = row(158, 158, 338, 158, 338, 354, 72, 72, 160, 72, 234, 26)
    let mini = row(155, 155, 329, 155, 329, 345, 72, 72, 157, 72, 225, 26)
    return [
      "430x932": max, "428x926": max,
      "414x896": row(169, 169, 360, 169, 360, 379, 76, 76, 160, 72, 248, 26),
      "414x736": row(159, 159, 348, 157, 348, 357, 76, 76, 170, 76, 248, 26),
      "393x852": pro, "390x844": pro, "375x812": mini, "360x780": mini,
      "375x667": row(148, 148, 321, 148, 321, 324, 68, 68, 153, 68, 225, 26),
      "320x568": row(141, 141, 292, 141, 292, 311),
    ]
  }()

  static let phone26: Table = {
    let changed = [
      "440x956": row(176.67, 176.67, 376, 176.67, 0, 0, 76, 76, 172, 76, 257, 26),
      "402x874": row(164.33, 164.33, 349.67, 164.33, 0, 0, 72, 72, 162, 72, 327, 26),
      "393x852": row(162.6, 162.6, 344.8, 162.4, 338, 354, 72, 72, 160, 72, 234, 26),
      "390x844": row(162, 162, 342, 162, 338, 354, 72, 72, 160, 72, 234, 26),
    ]
    var rows = phone18
    for (name, row) in changed { rows[name] = row }
    return rows
  }()

  /// Small, medium, large, extra large.
  private static let pad: [String: [PointSize]] = {
    func row(_ small: Double, _ medium: Double, _ extra: Double) -> [PointSize] {
      [
        PointSize(small, small), PointSize(medium, small), PointSize(medium, medium),
        PointSize(extra, medium),
      ]
    }
    return [
      "768x1024": row(141, 305.5, 634.5), "810x1080": row(146, 320.5, 669),
      "820x1180": row(155, 342, 715.5), "834x1112": row(150, 327.5, 682),
      "1024x1366": row(170, 378.5, 795),
    ]
  }()

  /// Circular, corner, rectangular on a face, rectangular in the Smart Stack.
  private static let watch: [String: [PointSize]] = {
    func row(_ circle: Double, _ corner: Double, _ face: PointSize, _ stack: PointSize)
      -> [PointSize]
    { [PointSize(circle, circle), PointSize(corner, corner), face, stack] }
    let large = PointSize(193, 82)
    return [
      "40mm": row(42, 32, PointSize(162, 69), PointSize(152, 69.5)),
      "41mm": row(44.5, 34, PointSize(171.5, 73), PointSize(165, 72.5)),
      "44mm": row(47, 36, PointSize(184, 78), PointSize(173, 76.5)),
      "45mm": row(50, 38, large, PointSize(184, 80.5)),
      "49mm": row(50, 38, large, PointSize(191, 81.5)),
    ]
  }()

  /// The kind of machine of a device's name; `nil` where no table knows it.
  static func kind(ofDevice name: String) -> Device.Kind? {
    if phone26[name] != nil { return .phone }
    if pad[name] != nil { return .pad }
    return watch[name] != nil ? .watch : nil
  }

  /// The size of a family on a device.
  ///
  /// A device without the family borrows the size of the device of its kind that has it and whose
  /// screen is nearest, or else that of a usual device, and the answer says so.
  package static func size(
    of family: Family, on device: Device, os: SystemVersion = .standard,
    in setting: Setting = .screen
  ) -> SlotSize {
    // Only the medium size was ever read off a Mac.
    let isMac = setting == .macDesktop
    if isMac, family == .systemMedium {
      return SlotSize(platter: PointSize(344, 164))
    }
    if let platter = own(family, device.name, os, setting) {
      return SlotSize(
        platter: platter, content: content(of: family, device.name, os),
        borrowedFrom: isMac ? device.name : nil)
    }
    let usual = [Device.standard(on: os), Device.standardPad, Device.standardWatch].map { $0.name }
    for host in nearest(to: device, os) + usual {
      if let platter = own(family, host, os, setting) {
        return SlotSize(
          platter: platter, content: content(of: family, host, os), borrowedFrom: host)
      }
    }
    preconditionFailure("every family exists on a phone, a pad or a watch")
  }

  /// The size of a family on a device, or `nil` where the device has no such family.
  package static func ownSize(
    of family: Family, on device: Device, os: SystemVersion = .standard
  ) -> SlotSize? {
    own(family, device.name, os, .screen).map {
      SlotSize(platter: $0, content: content(of: family, device.name, os))
    }
  }

  /// The size of an iPhone's accessory view inside its platter; `nil` where it is the platter's.
  ///
  /// Calibrated: circles of 58 points in a platter of 72 (three screens: 57.8, 58.2, 59.6), of 60 in
  /// one of 76 (two: 59.9, 60.1); a rectangle of 146×58 in one of 160×72 (one capture). Assumed: a
  /// circle of 55 in a platter of 68, and every other rectangle, 14 points narrower than its platter
  /// and as high as a circle.
  private static func content(
    of family: Family, _ device: String, _ os: SystemVersion
  ) -> PointSize? {
    let row = os.model.phoneSizes[device]
    guard let circle = row?[3], let rectangle = row?[4] else { return nil }
    let side =
      if circle.width >= 76 { 60.0 } else if circle.width >= 72 { 58.0 } else { 55.0 }
    return switch family {
    case .accessoryCircular: PointSize(side, side)
    case .accessoryRectangular: PointSize(rectangle.width - 14, side)
    case .accessoryInline, .accessoryCorner, .systemSmall, .systemMedium, .systemLarge,
      .systemExtraLarge:
      nil
    }
  }

  /// The other devices of a device's kind, that with the nearest screen first.
  private static func nearest(to device: Device, _ os: SystemVersion) -> [String] {
    let names: [String]
    switch device.kind {
    case .phone: names = Array(os.model.phoneSizes.keys)
    case .pad: names = Array(pad.keys)
    case .watch: names = []
    case .other: names = Array(os.model.phoneSizes.keys) + Array(pad.keys)
    }
    func distance(_ name: String) -> Double {
      guard let other = Device(name: name)?.size else { return .infinity }
      let (across, down) = (other.width - device.size.width, other.height - device.size.height)
      return across * across + down * down
    }
    return names.sorted { (distance($0), $0) < (distance($1), $1) }
  }

  private static func own(
    _ family: Family, _ device: String, _ os: SystemVersion, _ setting: Setting
  ) -> PointSize? {
    let phone = os.model.phoneSizes[device]
    return switch family {
    case .systemSmall: phone?[0] ?? pad[device]?[0]
    case .systemMedium: phone?[1] ?? pad[device]?[1]
    case .systemLarge: phone?[2] ?? pad[device]?[2]
    case .systemExtraLarge: pad[device]?[3]
    case .accessoryCircular: phone?[3] ?? watch[device]?[0]
    case .accessoryRectangular: phone?[4] ?? watch[device]?[setting == .smartStack ? 3 : 2]
    case .accessoryInline: phone?[5] ?? nil
    case .accessoryCorner: watch[device]?[1]
    }
  }
}
