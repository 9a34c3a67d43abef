// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyScenes

/// The table of the Human Interface Guidelines, typed in again.
@Suite struct FamilySizesTests {
  struct Row: Sendable, CustomStringConvertible {
    let device: String
    /// Sizes by the family's alias; `-` has none.
    let sizes: [String: String]
    var description: String { device }

    init(_ device: String, _ families: [String], _ sizes: String) {
      self.device = device
      let words = sizes.split(separator: " ").map(String.init)
      self.sizes = Dictionary(uniqueKeysWithValues: zip(families, words)).filter {
        $0.value != "-"
      }
    }
  }

  private static let phone = ["small", "medium", "large", "circular", "rectangular", "inline"]
  private static let pad = ["small", "medium", "large", "extraLarge"]
  private static let watch = ["circular", "corner", "rectangular"]

  private static let rows18 = [
    Row("440x956", phone, "170×170 364×170 364×382 60×60 158×60 257×26"),
    Row("430x932", phone, "170×170 364×170 364×382 60×60 158×60 257×26"),
    Row("428x926", phone, "170×170 364×170 364×382 60×60 158×60 257×26"),
    Row("414x896@2x", phone, "169×169 360×169 360×379 60×60 146×60 248×26"),
    Row("414x736", phone, "159×159 348×157 348×357 60×60 156×60 248×26"),
    Row("402x874", phone, "158×158 338×158 338×354 58×58 146×58 234×26"),
    Row("393x852", phone, "158×158 338×158 338×354 58×58 146×58 234×26"),
    Row("390x844", phone, "158×158 338×158 338×354 58×58 146×58 234×26"),
    Row("375x812", phone, "155×155 329×155 329×345 58×58 143×58 225×26"),
    Row("360x780", phone, "155×155 329×155 329×345 58×58 143×58 225×26"),
    Row("375x667", phone, "148×148 321×148 321×324 55×55 139×55 225×26"),
    Row("320x568", phone, "141×141 292×141 292×311 - - -"),
    Row("49mm", watch, "50×50 38×38 193×82"),
  ]

  /// What WidgetKit reports on iOS 26 and 27.
  private static let rows27 = [
    Row(
      "440x956", phone + ["extraLargePortrait"],
      "176.67×176.67 378×176.67 378×394 60×60 158×60 370×36 378×611.33"),
    Row(
      "430x932", phone + ["extraLargePortrait"],
      "174.67×174.67 372×174.67 372×388 60×60 158×60 370×36 372×601.33"),
    Row(
      "428x926", phone + ["extraLargePortrait"],
      "174.33×174.33 371.67×174.33 371.67×387 60×60 156×60 364×36 371.67×599.67"),
    Row(
      "420x912", phone + ["extraLargePortrait"],
      "172.67×172.67 366.67×172.67 366.67×382 57.67×57.67 153×57.67 360×36 366.67×591.33"),
    Row(
      "414x896@2x", phone + ["extraLargePortrait"],
      "166.5×166.5 356×166.5 356×371.5 60×60 154×60 358×36 356×576.5"),
    Row(
      "414x896@3x", phone + ["extraLargePortrait"],
      "171.33×171.33 362.67×171.33 362.67×378 63.67×63.67 156.67×63.67 358×36 362.67×584.67"),
    Row(
      "402x874", phone + ["extraLargePortrait"],
      "164.33×164.33 349.67×164.33 349.67×365 58×58 148×58 342×36 349.67×565.67"),
    Row(
      "393x852", phone + ["extraLargePortrait"],
      "162.67×162.67 344.67×162.67 344.67×360 58×58 147.67×58 341×36 344.67×557.33"),
    Row(
      "390x844", phone + ["extraLargePortrait"],
      "162×162 342×162 342×358 58×58 146×58 336×36 342×554"),
    Row(
      "375x812", phone + ["extraLargePortrait"],
      "159×159 333.67×159 333.67×349 58×58 143×58 327×36 333.67×539"),
    Row(
      "375x667", phone + ["extraLargePortrait"],
      "146×146 319×146 319×318 56×56 141×56 323×36 319×490"),
    Row("mac", pad + ["extraLargePortrait"], "164×164 344×164 344×344 704×344 344×704"),
    Row(
      "vision", pad + ["extraLargePortrait", "circular", "rectangular"],
      "158×158 354×158 354×354 550×354 354×550 75×75 208×79"),
    Row("42mm", watch, "47×47 30×30 176×72.5"), Row("46mm", watch, "51×51 34×34 196×80.5"),
    Row("49mm", watch, "51×51 39×39 199×84.5"),
  ]

  private static let rows = [
    Row("768x1024", pad, "141×141 305.5×141 305.5×305.5 634.5×305.5"),
    Row("744x1133", pad, "141×141 305.5×141 305.5×305.5 634.5×305.5"),
    Row("810x1080", pad, "146×146 320.5×146 320.5×320.5 669×320.5"),
    Row("834x1112", pad, "150×150 327.5×150 327.5×327.5 682×327.5"),
    Row("1024x1366", pad, "170×170 378.5×170 378.5×378.5 795×378.5"),
    Row("1032x1376", pad, "170×170 378.5×170 378.5×378.5 795×378.5"),
    Row("40mm", watch, "42×42 32×32 162×69"), Row("41mm", watch, "44.5×44.5 34×34 171.5×73"),
    Row("44mm", watch, "47×47 36×36 184×78"), Row("45mm", watch, "50×50 38×38 193×82"),
  ]

  private static let all: [(SystemVersion, Row)] =
    rows18.map { (.ios18, $0) } + rows27.map { (.ios27, $0) }
    + SystemVersion.allCases.flatMap { os in rows.map { (os, $0) } }
    + [
      (
        .ios27,
        Row("820x1180", pad + ["extraLargePortrait"], "155×155 342×155 342×342 715.5×342 342×529")
      ),
      (.ios26, Row("820x1180", pad, "155×155 342×155 342×342 715.5×342")),
    ]

  @Test(arguments: all)
  func `a view has these sizes on a device and no others`(_ os: SystemVersion, _ row: Row) throws {
    let device = try #require(Device(name: row.device))
    for family in Family.allCases {
      let size = FamilySizes.ownSize(of: family, on: device, os: os)
      #expect(size.map { "\($0.content)" } == row.sizes[family.alias], "\(family.rawValue)")
      let answer = FamilySizes.size(of: family, on: device, os: os)
      #expect((answer.borrowedFrom == nil) == (row.sizes[family.alias] != nil))
      #expect(size == nil || answer == size)
    }
  }

  @Test(arguments: [
    ("40mm", "152×69.5"), ("41mm", "165×72.5"), ("42mm", "176×72.5"), ("44mm", "173×76.5"),
    ("45mm", "184×80.5"), ("46mm", "194×80.5"), ("49mm", "197×84"),
  ])
  func `the Smart Stack has sizes of its own`(_ name: String, _ size: String) throws {
    let device = try #require(Device(name: name))
    let answer = FamilySizes.size(of: .accessoryRectangular, on: device, in: .smartStack)
    #expect("\(answer.platter)" == size && answer.content == answer.platter)
    #expect(answer.borrowedFrom == nil)
  }

  @Test(arguments: [
    ("820x1180", "152×152 63×63 152×63 372×36"), ("1024x1366", "149×149 59.5×59.5 149×59.5 374×36"),
    ("834x1112", "152×152 61×61 152×61 372×36"), ("810x1080", "146×146 58×58 146×58 372×36"),
    ("768x1024", "135.5×135.5 53×53 135.5×53 372×36"),
  ])
  func `the Lock Screen of an iPad has sizes of its own`(_ name: String, _ sizes: String) throws {
    let device = try #require(Device(name: name))
    let families: [Family] = [
      .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ]
    let found = families.map {
      "\(FamilySizes.size(of: $0, on: device, in: .padLockScreen).content)"
    }
    #expect(found.joined(separator: " ") == sizes)
  }

  @Test(arguments: [
    (Family.systemExtraLarge, "393x852", "820x1180"), (.accessoryCorner, "393x852", "45mm"),
    (.accessoryCircular, "820x1180", "402x874"), (.accessoryCircular, "320x568", "375x667"),
    (.systemSmall, "45mm", "402x874"), (.systemLarge, "500x500", "320x568"),
    (.systemExtraLarge, "800x1100", "810x1080"),
  ])
  func `a size that a device lacks is another's, which is said`(
    _ family: Family, _ name: String, _ host: String
  ) throws {
    let device = try #require(Device(name: name))
    let answer = FamilySizes.size(of: family, on: device)
    #expect(answer.borrowedFrom == host)
    let own = FamilySizes.ownSize(of: family, on: try #require(Device(name: host)))
    #expect(answer.platter == own?.platter && answer.content == own?.content)
  }

  @Test(arguments: [
    ("440x956", "172×76"), ("430x932", "172×76"), ("402x874", "162×72"), ("390x844", "160×72"),
    ("375x812", "157×72"), ("375x667", "155×70"),
  ])
  func `an iPhone's accessory lies in a platter`(_ name: String, _ platter: String) throws {
    let device = try #require(Device(name: name))
    let size = FamilySizes.size(of: .accessoryRectangular, on: device)
    #expect("\(size.platter)" == platter)
  }

  /// Documented: a canvas of 155 points is drawn with 136, one of 170 with 160.
  @Test(arguments: [
    ("820x1180", 136.0, 0.877), ("1024x1366", 160, 0.941), ("810x1080", 124, 0.849),
  ])
  func `an iPad's widget is drawn smaller than it is laid out`(
    _ name: String, _ side: Double, _ scale: Double
  ) throws {
    let size = FamilySizes.size(of: .systemSmall, on: try #require(Device(name: name)))
    #expect(abs(size.platter.width - side) < 1e-9 && abs(size.drawnScale - scale) < 0.0006)
    let mac = FamilySizes.size(of: .systemSmall, on: try #require(Device(name: "mac")))
    #expect(mac.drawnScale == 1 && mac.platter == mac.content)
  }
}
