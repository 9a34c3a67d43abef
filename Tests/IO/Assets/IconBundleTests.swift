// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyJSON
import VibrancyTestSupport

@Suite struct IconBundleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bundle(_ text: String) throws(CatalogError) -> IconBundle {
    let path = "\(folder.path)/App.icon"
    try? folder.write("App.icon/icon.json", Array(text.utf8))
    try? folder.write("App.icon/Assets/a.png", [])
    return try IconBundle(AssetFile(path: path), followsOutside: false)
  }

  @Test func `looks inherit: tinted from dark, dark from light, the background not`() throws {
    let icon = try bundle(
      """
      {"fill": {"solid": "srgb:1,0,0,1"}, "groups": [{"layers": [
        {"image-name": "a.png", "opacity-specializations": [
          {"value": 0.5}, {"appearance": "dark", "value": 0.25}]},
        {"image-name": "b.png", "hidden-specializations": [{"appearance": "tinted", "value": true}]}
      ]}]}
      """)
    let layers = icon.groups[0].layers
    #expect(layers[0].style.opacity[.light] == 0.5)
    #expect(layers[0].style.opacity[.dark] == 0.25 && layers[0].style.opacity[.tinted] == 0.25)
    #expect(layers[1].style.isHidden[.light] == nil && layers[1].style.isHidden[.tinted] == true)
    #expect(icon.background(in: .light) != nil)
    #expect(icon.background(in: .dark) == nil && icon.background(in: .tinted) == nil)
    #expect(icon.missing.map(\.name) == ["b.png"] && icon.images == ["a.png"])
    #expect(icon.missing.first?.position?.line == 4)
  }

  @Test func `versions for other devices are left out`() throws {
    let icon = try bundle(
      """
      {"groups": [{"layers": [{"image-name": "a.png", "position-specializations": [
        {"value": {"scale": 2, "translation-in-points": [3, -4]}},
        {"idiom": "watchOS", "value": {"scale": 9}}, {"idiom": "square", "value": {"scale": 5}}]}]}]}
      """)
    #expect(icon.groups[0].layers[0].style.position[.light]?.scale == 5)
  }

  @Test func `a plain value beside its versions stands for all, and that is said`() throws {
    let icon = try bundle(
      """
      {"fill": "none", "groups": [{"layers": [{"image-name": "a.png", "image-name-specializations": [
        {"appearance": "dark", "value": "b.png"}], "opacity": null, "opacity-specializations": [
        {"value": 0.5}]}]}]}
      """)
    let layer = icon.groups[0].layers[0]
    #expect(layer.image[.dark] == "a.png" && layer.style.opacity[.light] == 0.5)
    #expect(icon.missing.isEmpty && icon.notes.count == 1)
    #expect(icon.notes[0].contains("'image-name' stands beside 'image-name-specializations'"))
  }

  @Test func `versions for other languages and directions are not those of all`() throws {
    let icon = try bundle(
      """
      {"groups": [{"layers": [{"image-name": "a.png", "opacity-specializations": [{"value": 0.5},
        {"language-direction": "right-to-left", "value": 0.1}, {"localization": "he", "value": 0.2},
        {"language-direction": "left-to-right", "appearance": "dark", "value": 0.4},
        {"moon-phase": "full", "value": 0.3}]}]}]}
      """)
    let opacity = icon.groups[0].layers[0].style.opacity
    #expect(opacity[.light] == 0.5 && opacity[.dark] == 0.4)
    #expect(icon.notes.count == 2)
    #expect(icon.notes[0].contains("opacity-specializations by moon-phase"))
    #expect(icon.notes[1].contains("other languages and other writing directions"))
  }

  @Test func `an automatic fill is the system's in every look`() throws {
    let icon = try bundle(
      """
      {"fill-specializations": [{"value": "automatic"}, {"appearance": "dark", "value": "automatic"},
        {"appearance": "tinted", "value": {"solid": "srgb:1,0,0,1"}}], "groups": []}
      """)
    #expect(icon.background(in: .light) == .automatic && icon.background(in: .dark) == nil)
    #expect(icon.background(in: .tinted) != nil)
  }

  @Test func `what is not understood is named once, in one sentence`() throws {
    let icon = try bundle(
      """
      {"zap": 1, "fill": "plaid", "groups": [{"zap": 2, "shadow": 3, "layers": [
        {"image-name": "a.png", "glass": true, "zap-specializations": []}]}]}
      """)
    #expect(icon.notes.count == 1)
    #expect(icon.notes[0].hasSuffix(": fill plaid, zap, zap-specializations"))
  }

  @Test(arguments: [
    (#"{"groups": [{"opacity": 2, "layers": []}]}"#, "write a number from 0 to 1"),
    (#"{"fill": {"solid": "srgb:1,2,NaN,1"}}"#, "not a color"),
    (#"{"fill": {"solid": "lab:1,2,3,1"}}"#, "not a color"),
    (#"{"fill": {"linear-gradient": ["srgb:0,0,0,1"]}}"#, "has 1 colors"),
    (#"{"groups": [{"layers": [{"image-name": ""}]}]}"#, "is empty"),
    (#"{"groups": [{"layers": [{"position": {"scale": 0}}]}]}"#, "above 0"),
    (#"{"groups": [{"layers": [{"position": {"translation-in-points": [1]}}]}]}"#, "[x, y]"),
    (#"{"groups": [{"layers": [{"image-name": "/a"}]}]}"#, "not a name of a file in Assets"),
  ])
  func `a mistake is reported with its place`(_ text: String, _ words: String) {
    let error = #expect(throws: CatalogError.self) { try bundle(text) }
    #expect("\(String(describing: error))".contains(words))
  }
}
