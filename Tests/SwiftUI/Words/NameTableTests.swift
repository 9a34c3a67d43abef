// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyRunning
import VibrancyTargets
import VibrancyVocabulary
import VibrancyWords

/// The tables of names that lint and the drawing share.
@Suite struct NameTableTests {
  @Test(arguments: ["background", "hueRotation", "padding", "foregroundColor", "glassEffect"])
  func `a modifier is a word`(_ name: String) {
    guard case .word(let word)? = SwiftUIModifier(named: name) else {
      Issue.record("\(name) is none")
      return
    }
    #expect(word.names.contains(name))
  }

  @Test(arguments: ["buttonStyle", "gaugeStyle", "labelStyle", "progressViewStyle", "toggleStyle"])
  func `a modifier sets a style`(_ name: String) {
    guard case .style? = SwiftUIModifier(named: name) else {
      Issue.record("\(name) sets none")
      return
    }
  }

  @Test(arguments: [
    "resizable", "id", "onAppear", "accessibilityLabel", "toolbar", "navigationTitle",
  ])
  func `a modifier changes nothing of a still picture`(_ name: String) {
    guard case .still? = SwiftUIModifier(named: name) else {
      Issue.record("\(name) does")
      return
    }
  }

  @Test(arguments: ["fill", "textScale", "overlayPreferenceValue"])
  func `a modifier is known and not drawn`(_ name: String) {
    guard case .undrawn? = SwiftUIModifier(named: name) else {
      Issue.record("\(name) is not")
      return
    }
  }

  @Test(arguments: ["onlyIf", "on", "chartered", "reverseMask", "listed"])
  func `no modifier of SwiftUI is called`(_ name: String) {
    guard SwiftUIModifier(named: name) == nil else {
      Issue.record("\(name) is one")
      return
    }
  }

  @Test(arguments: ["myInk", "MyInk", "my-ink", "my_ink", "My Ink", "MyInkColor"])
  func `a symbol stands for the set`(_ set: String) {
    #expect(SetNames(colors: [set]).name(ofSymbol: "myInk", kind: .color) == set)
    #expect(SetNames(colors: [set]).name(ofSymbol: "myInk", kind: .image) == nil)
  }

  @Test func `a symbol's last word is not left out, and its very letters come first`() {
    #expect(SetNames(colors: ["text"]).name(ofSymbol: "textColor", kind: .color) == nil)
    let both = SetNames(images: ["logo", "Logo Image"])
    #expect(both.name(ofSymbol: "logo", kind: .image) == "logo")
    #expect(both.name(ofSymbol: "logoImage", kind: .image) == "Logo Image")
  }

  @Test func `an argument is known by its label and by what is made`() {
    #expect(PictureArgument(label: nil, of: .view) == .set)
    #expect(PictureArgument(label: nil, of: .bitmap) == nil)
    #expect(PictureArgument(label: "uiImage", of: .view) == .picture)
    #expect(PictureArgument(label: "named", of: .bitmap) == .set)
    #expect(PictureArgument(label: "systemName", of: .bitmap) == .symbol)
  }

  @Test func `what the place decides has a question, what the user decides has none`() {
    let night = Situation(
      .standbyNight, .family(.systemSmall), .iOS, on: .standard, keepsBackground: false)
    #expect(night.answer(to: "widgetContentMargins")?.value == .insets(5))
    #expect(night.answer(to: "widgetRenderingMode")?.question == .mode)
    #expect(night.answer(to: "dynamicTypeSize")?.value == .word("large", of: "DynamicTypeSize"))
    #expect(night.answer(to: "dynamicTypeSize")?.question == nil)
    #expect(night.answer(to: "myOwnKey") == nil)
  }

  @Test func `a Live Activity fills the screen in StandBy`() {
    let places = Place.allCases.filter { !$0.presentations.isEmpty }
    func situation(_ place: Place) -> Situation {
      Situation(place, .liveActivity, .iOS, on: .standard, keepsBackground: true)
    }
    #expect(places.filter { !situation($0).isDark } == [.liveActivityLight])
    let full: Set<Place> = [.liveActivityStandby, .liveActivityStandbyNight]
    #expect(Set(places.filter { situation($0).isActivityFullscreen }) == full)
    let small: Set<Place> = [.liveActivitySmartStack, .liveActivityCarPlay]
    #expect(Set(places.filter { situation($0).isSmallActivity }) == small)
    #expect(places.allSatisfy { situation($0).mode == .fullColor })
  }
}
