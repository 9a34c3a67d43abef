// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The sizes of the widget families on each screen, in points.
///
/// Documented by the Human Interface Guidelines for iOS 18 and before, and for watches of those years;
/// for iOS 26 and 27, macOS, visionOS and newer watches Measured: what WidgetKit reports there.
package enum FamilySizes {
  /// The setting besides the device that the sizes depend on.
  package enum Setting: Sendable, Hashable {
    /// An iPhone's Lock Screen, a Home Screen, a watch face.
    case screen
    /// The Lock Screen of an iPad.
    case padLockScreen
    /// The Smart Stack of a watch.
    case smartStack
    /// The desktop of a Mac, whose screen does not matter.
    case macDesktop
  }

  /// The families of a screen.
  typealias Row = [(family: Family, size: SlotSize)]
  /// Rows by the name of the screen; of several the first holds. Lists, as a page of every kilobyte has
  /// to carry what a dictionary is made of.
  typealias Table = [(name: String, row: Row)]

  private static func slots(_ sizes: [(Family, PointSize)]) -> Row {
    sizes.map { ($0.0, SlotSize(platter: $0.1)) }
  }

  /// An iPhone's row: the sides of small, of medium and large, of the accessories' content, the width
  /// of rectangular and inline, the height of inline.
  ///
  /// A rectangular platter is 14 points wider than its content, a platter of 60 points 16 higher, any
  /// other 14 (Calibrated on three screens of content 58, two of 60; else Assumed).
  private static func phone(
    _ small: Double, _ medium: PointSize, large: PointSize, circle: Double, rectangle: Double,
    inline: PointSize, portrait: Double? = nil, platter: Double? = nil
  ) -> Row {
    let high = platter ?? circle + (circle == 60 ? 16 : 14)
    var row = slots([
      (.systemSmall, PointSize(small, small)), (.systemMedium, medium), (.systemLarge, large),
      (.accessoryInline, inline),
    ])
    row += [
      (
        .accessoryCircular,
        SlotSize(platter: PointSize(high, high), content: PointSize(circle, circle))
      ),
      (
        .accessoryRectangular,
        SlotSize(
          platter: PointSize(rectangle + 14, high), content: PointSize(rectangle, circle))
      ),
    ]
    if let portrait {
      row += slots([(.systemExtraLargePortrait, PointSize(medium.width, portrait))])
    }
    return row
  }

  static let phone18: Table = {
    func row(
      _ small: Double, _ medium: PointSize, _ large: PointSize, _ circle: Double,
      _ rectangle: Double, _ inline: Double, platter: Double? = nil
    ) -> Row {
      phone(
        small, medium, large: large, circle: circle, rectangle: rectangle,
        inline: PointSize(inline, 26), platter: platter)
    }
    let max = row(170, PointSize(364, 170), PointSize(364, 382), 60, 158, 257)
    let pro = row(158, PointSize(338, 158), PointSize(338, 354), 58, 146, 234)
    let mini = row(155, PointSize(329, 155), PointSize(329, 345), 58, 143, 225)
    // Its platter is that of 72 points, with content of 60.
    let plus = row(169, PointSize(360, 169), PointSize(360, 379), 60, 146, 248)
    return [
      ("440x956", max), ("430x932", max), ("428x926", max), ("414x896@2x", plus),
      ("414x896@3x", plus),
      ("414x736", row(159, PointSize(348, 157), PointSize(348, 357), 60, 156, 248)),
      ("402x874", pro), ("393x852", pro), ("390x844", pro), ("375x812", mini), ("360x780", mini),
      (
        "375x667",
        row(
          148, PointSize(321, 148), PointSize(321, 324), 55, 139, 225, platter: 68)
      ),
      (
        "320x568",
        slots([
          (.systemSmall, PointSize(141, 141)), (.systemMedium, PointSize(292, 141)),
          (.systemLarge, PointSize(292, 311)),
        ])
      ),
    ]
  }()

  static let phone26: Table = {
    func row(
      _ small: Double, _ width: Double, _ large: Double, _ circle: Double, _ rectangle: Double,
      _ inline: Double, _ portrait: Double
    ) -> Row {
      phone(
        small, PointSize(width, small), large: PointSize(width, large), circle: circle,
        rectangle: rectangle, inline: PointSize(inline, 36), portrait: portrait)
    }
    let changed: Table = [
      ("440x956", row(176.67, 378, 394, 60, 158, 370, 611.33)),
      ("430x932", row(174.67, 372, 388, 60, 158, 370, 601.33)),
      ("428x926", row(174.33, 371.67, 387, 60, 156, 364, 599.67)),
      ("420x912", row(172.67, 366.67, 382, 57.67, 153, 360, 591.33)),
      ("414x896@2x", row(166.5, 356, 371.5, 60, 154, 358, 576.5)),
      ("414x896@3x", row(171.33, 362.67, 378, 63.67, 156.67, 358, 584.67)),
      ("402x874", row(164.33, 349.67, 365, 58, 148, 342, 565.67)),
      ("393x852", row(162.67, 344.67, 360, 58, 147.67, 341, 557.33)),
      ("390x844", row(162, 342, 358, 58, 146, 336, 554)),
      ("375x812", row(159, 333.67, 349, 58, 143, 327, 539)),
      ("375x667", row(146, 319, 318, 56, 141, 323, 490)),
    ]
    return changed + phone18
  }()

  /// An iPad's Home Screen: laid out on a canvas and drawn smaller (Documented; Measured at 820 points).
  private static let pad: Table = {
    func row(
      _ small: Double, _ medium: Double, _ extra: Double, drawn: Double, portrait: Double? = nil
    ) -> Row {
      var sizes = [
        (Family.systemSmall, PointSize(small, small)), (.systemMedium, PointSize(medium, small)),
        (.systemLarge, PointSize(medium, medium)), (.systemExtraLarge, PointSize(extra, medium)),
      ]
      if let portrait { sizes.append((.systemExtraLargePortrait, PointSize(medium, portrait))) }
      return sizes.map { ($0.0, SlotSize(canvas: $0.1, drawnAt: drawn / small)) }
    }
    let largest = row(170, 378.5, 795, drawn: 160)
    let eleven = row(155, 342, 715.5, drawn: 136, portrait: 529)
    let mini = row(141, 305.5, 634.5, drawn: 120)
    return [
      ("768x1024", mini), ("744x1133", mini), ("810x1080", row(146, 320.5, 669, drawn: 124)),
      ("820x1180", eleven), ("834x1194", eleven), ("834x1112", row(150, 327.5, 682, drawn: 132)),
      ("1024x1366", largest), ("1032x1376", largest),
    ]
  }()

  private static let padLockScreen: Table = {
    func row(_ small: Double, _ circle: Double, _ inline: Double) -> Row {
      slots([
        (.systemSmall, PointSize(small, small)), (.accessoryCircular, PointSize(circle, circle)),
        (.accessoryRectangular, PointSize(small, circle)),
        (.accessoryInline, PointSize(inline, 36)),
      ])
    }
    return [
      ("820x1180", row(152, 63, 372)), ("1024x1366", row(149, 59.5, 374)),
      ("834x1112", row(152, 61, 372)), ("810x1080", row(146, 58, 372)),
      ("768x1024", row(135.5, 53, 372)),
    ]
  }()

  /// Circular, corner, and rectangular on a face.
  private static func watch(_ os: SystemVersion) -> Table {
    func row(_ circle: Double, _ corner: Double, _ width: Double, _ height: Double)
      -> Row
    {
      slots([
        (.accessoryCircular, PointSize(circle, circle)),
        (.accessoryCorner, PointSize(corner, corner)),
        (.accessoryRectangular, PointSize(width, height)),
      ])
    }
    return [
      ("40mm", row(42, 32, 162, 69)), ("41mm", row(44.5, 34, 171.5, 73)),
      ("42mm", row(47, 30, 176, 72.5)), ("44mm", row(47, 36, 184, 78)),
      ("45mm", row(50, 38, 193, 82)),
      ("46mm", row(51, 34, 196, 80.5)),
      ("49mm", os == .ios18 ? row(50, 38, 193, 82) : row(51, 39, 199, 84.5)),
    ]
  }

  private static func smartStack(_ os: SystemVersion) -> Table {
    func row(_ width: Double, _ height: Double) -> Row {
      slots([(.accessoryRectangular, PointSize(width, height))])
    }
    return [
      ("40mm", row(152, 69.5)), ("41mm", row(165, 72.5)), ("42mm", row(176, 72.5)),
      ("44mm", row(173, 76.5)), ("45mm", row(184, 80.5)), ("46mm", row(194, 80.5)),
      ("49mm", os == .ios18 ? row(191, 81.5) : row(197, 84)),
    ]
  }

  private static let mac: Table = [
    (
      "mac",
      slots([
        (.systemSmall, PointSize(164, 164)), (.systemMedium, PointSize(344, 164)),
        (.systemLarge, PointSize(344, 344)), (.systemExtraLarge, PointSize(704, 344)),
        (.systemExtraLargePortrait, PointSize(344, 704)),
      ])
    )
  ]

  private static let vision: Table = [
    (
      "vision",
      slots([
        (.systemSmall, PointSize(158, 158)), (.systemMedium, PointSize(354, 158)),
        (.systemLarge, PointSize(354, 354)), (.systemExtraLarge, PointSize(550, 354)),
        (.systemExtraLargePortrait, PointSize(354, 550)), (.accessoryCircular, PointSize(75, 75)),
        (.accessoryRectangular, PointSize(208, 79)),
      ])
    )
  ]

  /// The table that a device of a kind is in.
  private static func table(
    of kind: Device.Kind, _ os: SystemVersion, in setting: Setting
  ) -> Table {
    if setting == .macDesktop { return mac }
    return switch kind {
    case .phone, .other: os.model.phoneSizes
    case .pad: setting == .padLockScreen ? padLockScreen : pad
    case .mac: mac
    case .watch: setting == .smartStack ? smartStack(os) : watch(os)
    case .vision: vision
    }
  }

  /// The size of a family on a device.
  ///
  /// A device without the family borrows the size of the device of its kind that has it and whose
  /// screen is nearest, or else that of a usual device, and the answer says so.
  package static func size(
    of family: Family, on device: Device, os: SystemVersion = .standard,
    in setting: Setting = .screen
  ) -> SlotSize {
    if let own = ownSize(of: family, on: device, os: os, in: setting) { return own }
    let usual = [Device.standard(on: os), Device.standardPad, Device.standardWatch]
    for host in nearest(to: device, os, in: setting) + usual {
      if let size = ownSize(of: family, on: host, os: os, in: setting) {
        return size.borrowed(from: host.name)
      }
    }
    // A family that is newer than the system.
    guard os != .ios27 else { preconditionFailure("every family exists on a device of iOS 27") }
    return size(of: family, on: device, os: .ios27, in: .screen).borrowed(from: "iOS 27")
  }

  /// The size of a family on a device, or `nil` where the device has no such family.
  package static func ownSize(
    of family: Family, on device: Device, os: SystemVersion = .standard,
    in setting: Setting = .screen
  ) -> SlotSize? {
    // Apple Vision Pro had systemExtraLargePortrait a year before the others.
    if !family.exists(on: os), device.kind != .vision || os == .ios18 { return nil }
    let name = setting == .macDesktop ? "mac" : device.name
    let row = table(of: device.kind, os, in: setting).first { $0.name == name }?.row
    return row?.first { $0.family == family }?.size
  }

  /// The other devices of a device's kind, that with the nearest screen first.
  private static func nearest(
    to device: Device, _ os: SystemVersion, in setting: Setting
  ) -> [Device] {
    let kinds: [Device.Kind] = device.kind == .other ? [.phone, .pad] : [device.kind]
    func distance(_ other: Device) -> Double {
      let (across, down) = (
        other.size.width - device.size.width, other.size.height - device.size.height
      )
      return across * across + down * down
    }
    return kinds.flatMap { table(of: $0, os, in: setting).compactMap { Device(name: $0.name) } }
      .sorted { (distance($0), $0.name) < (distance($1), $1.name) }
  }
}
