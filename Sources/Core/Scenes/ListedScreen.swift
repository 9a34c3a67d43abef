// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A screen that the tables of sizes know, and the models that have it.
package struct ListedScreen: Sendable {
  /// `402x874`; with its scale, `414x896@2x`, where two screens of one size differ by it.
  package let name: String
  /// Its size in points, upright.
  package let size: PointSize
  /// The kind of machine.
  package let kind: Device.Kind
  /// What `--device` takes instead of its name, the newest first.
  package let models: [String]

  private init(_ kind: Device.Kind, _ name: String, _ size: PointSize?, _ models: String) {
    guard let size = size ?? Device.sides(name.split(separator: "@")[0]) else {
      preconditionFailure("\(name) is no size")
    }
    (self.kind, self.name, self.size) = (kind, name, size)
    self.models = models.split(separator: " ").map { String($0) }
  }

  private static func phone(_ name: String, _ models: String) -> ListedScreen {
    ListedScreen(.phone, name, nil, models)
  }
  private static func pad(_ name: String, _ models: String) -> ListedScreen {
    ListedScreen(.pad, name, nil, models)
  }
  private static func watch(
    _ name: String, _ width: Double, _ height: Double, _ models: String
  ) -> ListedScreen {
    ListedScreen(.watch, name, PointSize(width, height), models)
  }

  /// Every screen (Documented). A Mac's is Assumed: its widgets do not depend on it. Apple Vision Pro
  /// has none.
  package static let all: [ListedScreen] = [
    phone("440x956", "iphone-17-pro-max iphone-16-pro-max"),
    phone("402x874", "iphone-17-pro iphone-17 iphone-16-pro"), phone("420x912", "iphone-air"),
    phone("430x932", "iphone-16-plus iphone-15-pro-max iphone-15-plus iphone-14-pro-max"),
    phone("393x852", "iphone-16 iphone-15-pro iphone-15 iphone-14-pro"),
    phone("428x926", "iphone-14-plus iphone-13-pro-max iphone-12-pro-max"),
    phone("390x844", "iphone-16e iphone-14 iphone-13-pro iphone-13 iphone-12-pro iphone-12"),
    phone("414x896@3x", "iphone-11-pro-max iphone-xs-max"),
    phone("414x896@2x", "iphone-11 iphone-xr"),
    phone("375x812", "iphone-13-mini iphone-12-mini iphone-11-pro iphone-xs iphone-x"),
    phone("360x780", ""), phone("375x667", "iphone-se iphone-8"),
    phone("414x736", "iphone-8-plus"), phone("320x568", "iphone-se-1"),
    pad("820x1180", "ipad-11 ipad ipad-air"), pad("1032x1376", "ipad-pro-13"),
    pad("1024x1366", "ipad-air-13 ipad-13"), pad("834x1194", "ipad-pro-11"),
    pad("744x1133", "ipad-mini"), pad("810x1080", "ipad-9"), pad("834x1112", "ipad-air-3"),
    pad("768x1024", "ipad-mini-5"),
    ListedScreen(.mac, "mac", PointSize(900, 1440), ""),
    watch("49mm", 211, 257, "watch-49 watch-ultra"), watch("46mm", 208, 248, "watch-46"),
    watch("45mm", 198, 242, "watch-45"), watch("44mm", 184, 224, "watch-44 watch-se"),
    watch("42mm", 187, 223, "watch-42"), watch("41mm", 176, 215, "watch-41"),
    watch("40mm", 162, 197, "watch-40"),
    ListedScreen(.vision, "vision", PointSize(720, 1280), "vision-pro"),
  ]
}
