// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A screen that the tables of sizes know.
package struct ListedScreen: Sendable {
  /// `402x874`; with its scale, `414x896@2x`, where two screens of one size differ by it.
  package let name: String
  /// Its size in points, upright.
  package let size: PointSize
  /// The kind of machine.
  package let kind: Device.Kind

  private init(_ kind: Device.Kind, _ name: String, _ size: PointSize? = nil) {
    guard let size = size ?? Device.sides(name.prefix { $0 != "@" }) else {
      preconditionFailure("a listed screen has a size")
    }
    (self.kind, self.name, self.size) = (kind, name, size)
  }

  private static func screens(_ kind: Device.Kind, _ names: String) -> [ListedScreen] {
    words(names).map { ListedScreen(kind, $0) }
  }

  /// Every screen (Documented). A Mac's is Assumed: its widgets do not depend on it. Apple Vision Pro
  /// has none.
  package static let all: [ListedScreen] =
    screens(
      .phone,
      "440x956 402x874 420x912 430x932 393x852 428x926 390x844 414x896@3x "
        + "414x896@2x 375x812 360x780 375x667 414x736 320x568")
    + screens(.pad, "820x1180 1032x1376 1024x1366 834x1194 744x1133 810x1080 834x1112 768x1024")
    + [
      ListedScreen(.mac, "mac", PointSize(900, 1440)),
      ListedScreen(.watch, "49mm", PointSize(211, 257)),
      ListedScreen(.watch, "46mm", PointSize(208, 248)),
      ListedScreen(.watch, "45mm", PointSize(198, 242)),
      ListedScreen(.watch, "44mm", PointSize(184, 224)),
      ListedScreen(.watch, "42mm", PointSize(187, 223)),
      ListedScreen(.watch, "41mm", PointSize(176, 215)),
      ListedScreen(.watch, "40mm", PointSize(162, 197)),
      ListedScreen(.vision, "vision", PointSize(720, 1280)),
    ]

  /// What `--device` takes instead of its name, the newest first.
  package var models: [String] {
    let found = Self.modelsOfScreens.first { $0.screen == name }?.models ?? ""
    return Self.words(found)
  }

  private static func words(_ text: String) -> [String] {
    text[...].utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  private static let modelsOfScreens: [(screen: String, models: String)] = [
    ("440x956", "iphone-17-pro-max iphone-16-pro-max"),
    ("402x874", "iphone-17-pro iphone-17 iphone-16-pro"),
    ("420x912", "iphone-air"),
    ("430x932", "iphone-16-plus iphone-15-pro-max iphone-15-plus iphone-14-pro-max"),
    ("393x852", "iphone-16 iphone-15-pro iphone-15 iphone-14-pro"),
    ("428x926", "iphone-14-plus iphone-13-pro-max iphone-12-pro-max"),
    ("390x844", "iphone-16e iphone-14 iphone-13-pro iphone-13 iphone-12-pro iphone-12"),
    ("414x896@3x", "iphone-11-pro-max iphone-xs-max"),
    ("414x896@2x", "iphone-11 iphone-xr"),
    ("375x812", "iphone-13-mini iphone-12-mini iphone-11-pro iphone-xs iphone-x"),
    ("375x667", "iphone-se iphone-8"),
    ("414x736", "iphone-8-plus"),
    ("320x568", "iphone-se-1"),
    ("820x1180", "ipad-11 ipad ipad-air"),
    ("1032x1376", "ipad-pro-13"),
    ("1024x1366", "ipad-air-13 ipad-13"),
    ("834x1194", "ipad-pro-11"),
    ("744x1133", "ipad-mini"),
    ("810x1080", "ipad-9"),
    ("834x1112", "ipad-air-3"),
    ("768x1024", "ipad-mini-5"),
    ("49mm", "watch-49 watch-ultra"),
    ("46mm", "watch-46"),
    ("45mm", "watch-45"),
    ("44mm", "watch-44 watch-se"),
    ("42mm", "watch-42"),
    ("41mm", "watch-41"),
    ("40mm", "watch-40"),
    ("vision", "vision-pro"),
  ]
}
