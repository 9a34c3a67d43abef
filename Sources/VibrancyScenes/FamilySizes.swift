// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The sizes of the widget families on each screen, in points (HIG).
package enum FamilySizes {
  /// A size, and what it was taken from where the device itself has none.
  package struct Answer: Sendable, Hashable {
    /// The family's size in points.
    package let size: PointSize
    /// The device whose size it is, if it is not the one asked for.
    package let borrowedFrom: String?
  }

  /// Small, medium, large, circular, rectangular, inline.
  static let phone: [String: [PointSize?]] = {
    func row(_ sides: Double...) -> [PointSize?] {
      stride(from: 0, to: 12, by: 2).map {
        $0 < sides.count ? PointSize(sides[$0], sides[$0 + 1]) : nil
      }
    }
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

  /// Small, medium, large, extra large.
  static let pad: [String: [PointSize]] = {
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
  static let watch: [String: [PointSize]] = {
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

  /// The size of a family on a device.
  ///
  /// A device without the family borrows the size of one that has it, and the answer says so.
  ///
  /// - Parameter inSmartStack: Whether a watch shows it in the Smart Stack, not on a face.
  package static func size(of family: Family, on device: Device, inSmartStack: Bool = false)
    -> Answer
  {
    if let size = own(family, device.name, inSmartStack) {
      return Answer(size: size, borrowedFrom: nil)
    }
    let hosts = [Device.standard.name, Device.standardPad, Device.standardWatch]
    for host in device.name == "320x568" ? ["375x667"] + hosts : hosts {
      if let size = own(family, host, inSmartStack) {
        return Answer(size: size, borrowedFrom: host)
      }
    }
    preconditionFailure("every family exists on a phone, a pad or a watch")
  }

  /// The size of a family on a device, or `nil` where the device has no such family.
  package static func ownSize(of family: Family, on device: Device) -> PointSize? {
    own(family, device.name, false)
  }

  private static func own(_ family: Family, _ device: String, _ inSmartStack: Bool) -> PointSize? {
    switch family {
    case .systemSmall: phone[device]?[0] ?? pad[device]?[0]
    case .systemMedium: phone[device]?[1] ?? pad[device]?[1]
    case .systemLarge: phone[device]?[2] ?? pad[device]?[2]
    case .systemExtraLarge: pad[device]?[3]
    case .accessoryCircular: phone[device]?[3] ?? watch[device]?[0]
    case .accessoryRectangular: phone[device]?[4] ?? watch[device]?[inSmartStack ? 3 : 2]
    case .accessoryInline: phone[device]?[5] ?? nil
    case .accessoryCorner: watch[device]?[1]
    }
  }
}
