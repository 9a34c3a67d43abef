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

  private static let rows = [
    Row("430x932", phone, "170×170 364×170 364×382 76×76 172×76 257×26"),
    Row("428x926", phone, "170×170 364×170 364×382 76×76 172×76 257×26"),
    Row("414x896", phone, "169×169 360×169 360×379 76×76 160×72 248×26"),
    Row("414x736", phone, "159×159 348×157 348×357 76×76 170×76 248×26"),
    Row("393x852", phone, "158×158 338×158 338×354 72×72 160×72 234×26"),
    Row("390x844", phone, "158×158 338×158 338×354 72×72 160×72 234×26"),
    Row("375x812", phone, "155×155 329×155 329×345 72×72 157×72 225×26"),
    Row("360x780", phone, "155×155 329×155 329×345 72×72 157×72 225×26"),
    Row("375x667", phone, "148×148 321×148 321×324 68×68 153×68 225×26"),
    Row("320x568", phone, "141×141 292×141 292×311 - - -"),
    Row("768x1024", pad, "141×141 305.5×141 305.5×305.5 634.5×305.5"),
    Row("810x1080", pad, "146×146 320.5×146 320.5×320.5 669×320.5"),
    Row("820x1180", pad, "155×155 342×155 342×342 715.5×342"),
    Row("834x1112", pad, "150×150 327.5×150 327.5×327.5 682×327.5"),
    Row("1024x1366", pad, "170×170 378.5×170 378.5×378.5 795×378.5"),
    Row("40mm", watch, "42×42 32×32 162×69"),
    Row("41mm", watch, "44.5×44.5 34×34 171.5×73"),
    Row("44mm", watch, "47×47 36×36 184×78"),
    Row("45mm", watch, "50×50 38×38 193×82"),
    Row("49mm", watch, "50×50 38×38 193×82"),
  ]

  static var deviceNames: [String] { rows.map(\.device) + ["402x874", "440x956"] }

  /// What captures of iOS 26 read instead.
  private static let rows26 = [
    Row("440x956", phone, "176.67×176.67 376×176.67 - 76×76 172×76 257×26"),
    Row("402x874", phone, "164.33×164.33 349.67×164.33 - 72×72 162×72 327×26"),
    Row("393x852", phone, "162.6×162.6 344.8×162.4 338×354 72×72 160×72 234×26"),
    Row("390x844", phone, "162×162 342×162 338×354 72×72 160×72 234×26"),
  ]

  private static let all: [(SystemVersion, Row)] =
    rows.map { (.ios18, $0) } + rows26.map { (.ios26, $0) }
    + rows.filter { row in !rows26.contains { $0.device == row.device } }.map { (.ios26, $0) }

  @Test(arguments: all)
  func `a device has these sizes and no others`(_ os: SystemVersion, _ row: Row) throws {
    let device = try #require(Device(name: row.device))
    for family in Family.allCases {
      let size = FamilySizes.ownSize(of: family, on: device, os: os)
      #expect(size.map { "\($0.platter)" } == row.sizes[family.alias], "\(family.rawValue)")
      let answer = FamilySizes.size(of: family, on: device, os: os)
      #expect((answer.borrowedFrom == nil) == (row.sizes[family.alias] != nil))
      #expect(size == nil || answer == size)
    }
  }

  @Test(arguments: [
    ("40mm", "152×69.5"), ("41mm", "165×72.5"), ("44mm", "173×76.5"), ("45mm", "184×80.5"),
    ("49mm", "191×81.5"),
  ])
  func `the Smart Stack has sizes of its own`(_ name: String, _ size: String) throws {
    let device = try #require(Device(name: name))
    let answer = FamilySizes.size(of: .accessoryRectangular, on: device, in: .smartStack)
    #expect("\(answer.platter)" == size && answer.content == answer.platter)
    #expect(answer.borrowedFrom == nil)
  }

  @Test(arguments: [
    (Family.systemExtraLarge, "393x852", "820x1180"), (.accessoryCorner, "393x852", "45mm"),
    (.accessoryCircular, "820x1180", "402x874"), (.accessoryCircular, "320x568", "375x667"),
    (.systemSmall, "45mm", "402x874"), (.systemLarge, "500x500", "320x568"),
    (.systemLarge, "402x874", "393x852"), (.systemLarge, "440x956", "430x932"),
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
    ("393x852", "58×58", "146×58"), ("390x844", "58×58", "146×58"), ("402x874", "58×58", "148×58"),
    ("440x956", "60×60", "158×60"), ("430x932", "60×60", "158×60"), ("414x896", "60×60", "146×60"),
    ("414x736", "60×60", "156×60"), ("375x812", "58×58", "143×58"), ("375x667", "55×55", "139×55"),
  ])
  func `an iPhone's accessory is smaller than its platter`(
    _ name: String, _ circle: String, _ rectangle: String
  ) throws {
    let device = try #require(Device(name: name))
    func content(_ family: Family) -> String {
      "\(FamilySizes.size(of: family, on: device).content)"
    }
    #expect(content(.accessoryCircular) == circle)
    #expect(content(.accessoryRectangular) == rectangle)
  }

  @Test func `everything else is as large as its platter`() throws {
    for name in Self.deviceNames {
      let device = try #require(Device(name: name))
      for family in Family.allCases {
        guard let size = FamilySizes.ownSize(of: family, on: device) else { continue }
        let isSmaller =
          device.kind == .phone && [.accessoryCircular, .accessoryRectangular].contains(family)
        #expect((size.content == size.platter) != isSmaller, "\(family.rawValue) on \(name)")
      }
    }
  }
}
