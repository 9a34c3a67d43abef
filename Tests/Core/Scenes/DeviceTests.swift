// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyScenes

@Suite struct DeviceTests {
  @Test(
    arguments: [
      ("393x852", Device.Kind.phone, nil), ("440x956", .phone, nil), ("1024x1366", .pad, nil),
      ("49mm", .watch, 2), ("mac", .mac, nil), ("vision", .vision, nil),
      ("414x896@2x", .phone, 2), ("414x896@3x", .phone, 3), ("414x896", .phone, nil),
      ("500x500", .other, nil), ("100x2048", .other, nil),
    ] as [(String, Device.Kind, Int?)])
  func `a device is named by its points or its case`(
    _ name: String, _ kind: Device.Kind, _ scale: Int?
  ) throws {
    let device = try #require(Device(name: name))
    #expect(device.kind == kind && device.fixedScale == scale && device.name == name)
  }

  @Test(arguments: [
    ("iphone-17-pro", "402x874"), ("iphone-16e", "390x844"), ("iphone-air", "420x912"),
    ("iphone-11", "414x896@2x"), ("ipad-11", "820x1180"), ("watch-46", "46mm"),
    ("vision-pro", "vision"),
  ])
  func `a model is its screen`(_ model: String, _ screen: String) {
    #expect(Device(name: model) == Device(name: screen) && Device(name: screen) != nil)
  }

  @Test func `the scale distinguishes two screens of one size`() throws {
    let screen = try #require(Device(name: "414x896"))
    let names = [1, 2, 3].map { screen.of(scale: $0).name }
    #expect(names == ["414x896@3x", "414x896@2x", "414x896@3x"])
    let other = try #require(Device(name: "402x874"))
    #expect(other.of(scale: 2) == other)
  }

  @Test(arguments: [
    "", "x", "393", "393x", "393x852x2", "393X852", "393×852", "99x852", "393x2049", "-393x852",
    "43mm", "402x874@2x", "45 mm", "393.5x852", "99999999999999999999x1",
  ])
  func `anything else is not a device`(_ name: String) {
    #expect(Device(name: name) == nil)
  }

  @Test func `a family has WidgetKit's name and a short one`() {
    let aliases = [
      "small", "medium", "large", "extraLarge", "extraLargePortrait", "circular", "rectangular",
      "inline", "corner",
    ]
    #expect(Family.allCases.map(\.alias) == aliases)
    for family in Family.allCases {
      #expect(Family(name: family.rawValue) == family && Family(name: family.alias) == family)
    }
    #expect(Family(name: "Small") == nil && Family(name: "") == nil)
  }
}
