// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyJSON
import VibrancyTestSupport

@Suite struct CatalogSearchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try OddCatalog.write(to: folder)
  }

  private func search(
    _ names: String..., excluding patterns: [String] = []
  ) -> (found: InputSearch.Result, result: CatalogSearch.Result) {
    var search = InputSearch()
    search.excluded = patterns.map { GlobPattern($0) }
    let found = search.files(at: names.map { $0.isEmpty ? folder.path : folder.path + "/" + $0 })
    var catalogs = CatalogSearch()
    catalogs.excluded = search.excluded
    return (found, catalogs.sets(in: found.catalogs))
  }

  private func imageSet(_ name: String) throws -> ImageSet {
    let sets = search("").result.sets
    return try #require(
      sets.compactMap { if case .image(let set) = $0, set.place.name == name { set } else { nil } }
        .first)
  }

  private func art(_ result: CatalogSearch.Result) -> [CatalogArt] {
    result.sets.flatMap { (set) -> [CatalogArt] in
      switch set {
      case .image(let set): set.art
      case .icon(let set): set.art
      case .color: []
      }
    }
  }

  private func below(_ text: String) -> String {
    text.hasPrefix(folder.path + "/") ? String(text.dropFirst(folder.path.count + 1)) : text
  }

  @Test func `a project's folder yields loose art and catalogs, and skips what tools put there`() {
    let (found, result) = search("")
    #expect(found.files.map { below($0.path) } == ["App/New.icon", "App/loose@2x.png"])
    #expect(found.files.map(\.isIconBundle) == [true, false])
    #expect(found.catalogs.map(\.relativePath) == ["App/Art.xcassets"])
    #expect(found.iconBundles == ["New"])
    #expect(found.errors == [])
    #expect(
      result.sets.map(\.place.name) == [
        "AppIcon", "AppIcon", "Still", "Icons/Moon", "Ink", "Sly", "Sun", "Old",
      ])
    #expect(result.passedOver == ["symbolset": 2, "brandassets": 1, "dataset": 1])
  }

  @Test func `image sets in a set of another kind have its name in front of theirs`() throws {
    let set = "App/Watch.xcassets/Complication.complicationset"
    try folder.write("\(set)/Contents.json", Array("{assets: []}".utf8))
    try folder.write("\(set)/Graphic Circular.imageset/Contents.json", Array("{images: []}".utf8))
    try folder.write("App/Watch.xcassets/Empty.complicationset/Contents.json", Array("{}".utf8))
    for named in ["App/Watch.xcassets", set, "\(set)/Graphic Circular.imageset"] {
      let names = search(named).result.sets.map(\.place.name)
      #expect(names == ["Complication/Graphic Circular"], "\(named)")
    }
    #expect(search("App/Watch.xcassets").result.passedOver == ["complicationset": 1])
  }

  @Test func `a symbol set has a name and a template, which its own file names`() throws {
    let catalog = "App/Marks.xcassets"
    let contents = [
      "tide": "{symbols: [{idiom: 'universal'}, {filename: 'tide.svg', idiom: 'universal'}]}",
      "none": "{symbols: []}", "sly": "{symbols: [{filename: '../tide.symbolset/tide.svg'}]}",
      "broken": "{",
    ]
    for (name, text) in contents {
      try folder.write("\(catalog)/\(name).symbolset/Contents.json", Array(text.utf8))
    }
    let result = search(catalog).result
    #expect(result.sets.isEmpty && result.errors.isEmpty)
    let sets = result.symbols.sorted { $0.place.name < $1.place.name }
    #expect(sets.map(\.place.name) == ["broken", "none", "sly", "tide"])
    #expect(try sets[1].templatePath() == nil)
    #expect(try sets[3].templatePath().map { below($0) } == "\(catalog)/tide.symbolset/tide.svg")
    for set in [sets[0], sets[2]] {
      #expect(throws: CatalogError.self) { try set.templatePath() }
    }
  }

  @Test func `what is broken says file, line and column, and the rest goes on`() {
    let errors = search("").result.errors.map { below($0.description) }
    #expect(
      errors == [
        "App/Art.xcassets/BadGroup/Contents.json:1:1: the document is a list; write an object",
        "App/Art.xcassets/Broken.imageset/Contents.json:3:18: '\"', not ':' after a key; add it",
        "App/Art.xcassets/Empty.imageset/Contents.json:1:1: the file is empty; write at least {}",
        "App/Art.xcassets/None.imageset/Contents.json: no such file or folder; check the path",
        "App/Art.xcassets/Nul.imageset/Contents.json:1:24: a NUL character, which no text here may hold; remove it",
        "App/Art.xcassets/Sly.imageset/Contents.json:1:26: images[0].filename leads out of the set; name a file inside it",
        "App/Art.xcassets/Sly.imageset/Contents.json:1:70: images[1].filename leads out of the set; name a file inside it",
        "App/Art.xcassets/Sly.imageset/Contents.json:2:16: images[2].filename leads out of the set; name a file inside it",
        "App/Art.xcassets/Wrong.imageset/Contents.json:1:26: images[0].filename is a number; write a string",
      ])
  }

  @Test func `what is odd is a warning with its place`() {
    let warnings = search("").result.warnings.map {
      below($0.description).replacing("App/Art.xcassets/", with: "")
    }
    #expect(
      warnings == [
        "Icons/Deep/Moon.imageset/Contents.json:8:20: the appearance 'mood gloomy' is unknown; its slot is not used, check it",
        "Icons/Deep/Moon.imageset/Contents.json:10:20: '4x' is not a scale; write 1x, 2x or 3x",
        "Icons/Deep/Moon.imageset/Contents.json:11:20: 'folder.png' is not a file; put one there",
        "Sun.imageset/Contents.json:8:20: 'gone.png' is missing; add it or empty the slot",
      ])
  }

  @Test func `a file in two slots is one picture with two slots`() throws {
    let set = try imageSet("Sun")
    #expect(set.art.map(\.name) == ["App/Art.xcassets/Sun/sun one", "App/Art.xcassets/Sun/sun@2x"])
    #expect(set.art.map(\.scale) == [1, 3])
    #expect(set.art.map { $0.slots.count } == [1, 2])
    #expect(set.art.allSatisfy(\.isTemplate) && set.intent == .template)
    #expect(set.art.allSatisfy { !$0.preservesVector })
    #expect(set.slots.map(\.file) == ["sun one.png", "sun@2x.png", "sun@2x.png", nil, nil, nil])
    #expect(
      set.slots.map(\.position.description) == ["3:20", "4:20", "5:20", "6:5", "7:20", "8:20"])
    #expect(set.slots[5].traits.subtype == "38mm" && set.slots[5].traits.screenWidth == "<=145")
    #expect(set.art(for: CatalogRequest(scale: 2))?.name == "App/Art.xcassets/Sun/sun@2x")
    #expect(set.art(for: CatalogRequest(idiom: .ipad, scale: 1))?.name.hasSuffix("sun one") == true)
  }

  @Test func `vectors and looks are distinguished by what the files hold`() throws {
    let set = try imageSet("Icons/Moon")
    #expect(set.art[0].preservesVector && set.intent == .original && !set.art[0].isTemplate)
    #expect(
      set.art.map { $0.name.dropFirst("App/Art.xcassets/Icons/Deep/Moon/".count) } == [
        "moon", "moon.pdf", "moon-hc", "odd", "photo", "webp",
      ])
    #expect(set.art.map(\.kind) == [.svg, .pdf, .png, .png, .jpeg, .other])
    #expect(set.art.map(\.scale) == [nil, nil, nil, nil, nil, nil])
    #expect(set.art.map(\.appearance.luminosity) == [nil, .dark, .dark, nil, nil, nil])
    #expect(set.art.map(\.idiom.rawValue)[3...] == ["universal", "mac", "car"])
    let dark = CatalogAppearance(.dark)
    #expect(set.art(for: CatalogRequest(appearance: dark))?.kind == .pdf)
    #expect(set.art(for: CatalogRequest())?.kind == .svg)
    #expect(set.art(for: CatalogRequest(idiom: .mac, appearance: dark))?.kind == .jpeg)
    let contrast = CatalogAppearance(.dark, hasHighContrast: true)
    #expect(set.art(for: CatalogRequest(appearance: contrast))?.name.hasSuffix("moon-hc") == true)
  }

  @Test func `colors resolve by look and device`() throws {
    let sets = search("App/Art.xcassets/Ink.colorset").result.sets
    guard case .color(let set)? = sets.first else {
      Issue.record("no color set")
      return
    }
    #expect(
      set.color(for: CatalogRequest())
        == .stored(StoredColor(.srgb, red: 1, green: 128.0 / 255, blue: 0.5)))
    #expect(
      set.color(for: CatalogRequest(appearance: CatalogAppearance(.dark)))
        == .system(name: "systemIndigoColor", platform: "ios"))
    #expect(set.color(for: CatalogRequest(idiom: .watch)) == nil)
  }

  @Test func `an icon set says which file serves light, dark and tinted`() throws {
    let sets = search("App/Art.xcassets/AppIcon.appiconset").result.sets
    guard case .icon(let set)? = sets.first else {
      Issue.record("no icon set")
      return
    }
    #expect(set.art(for: .light)?.name == "AppIcon/big")
    #expect(set.art(for: .dark)?.name == "AppIcon/dark")
    #expect(set.art(for: .tinted) == nil)
    #expect(set.art.count == 4)
  }

  @Test func `sets with one name do not write over each other`() {
    let names = art(search("").result).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("App/Art.xcassets/AppIcon/big"))
    #expect(names.contains("App/Art.xcassets/AppIcon.imageset/big"))
  }

  @Test(arguments: [
    ("App/Art.xcassets", "Icons/Moon", "Icons/Deep/Moon/moon"),
    ("App/Art.xcassets/Icons", "Icons/Moon", "Deep/Moon/moon"),
    ("App/Art.xcassets/Icons/Deep/", "Icons/Moon", "Moon/moon"),
    ("App/Art.xcassets/Icons/Deep/Moon.imageset", "Icons/Moon", "Moon/moon"),
  ])
  func `a catalog, a group and a set may be named`(_ path: String, _ name: String, _ art: String) {
    let (found, result) = search(path)
    #expect(found.files == [] && found.errors == [])
    #expect(result.sets.contains { $0.place.name == name })
    #expect(self.art(result).contains { $0.name == art })
  }

  @Test func `what is named twice counts once`() throws {
    try folder.link("again", to: "App")
    try folder.link("App/Art.xcassets/Icons/loop", to: "..")
    let twice = search(
      "App/Art.xcassets/Sun.imageset", "again/Art.xcassets", "App/Art.xcassets", "")
    #expect(twice.result.sets.count == 8)
    #expect(twice.result.sets.first?.place.relativePath == "Sun.imageset")
    #expect(twice.result.passedOver["symbolset"] == 2)
  }

  @Test func `sets, groups and files can be excluded`() {
    let result = search("", excluding: ["Icons", "*.appiconset", "*@2x.png", "*Group"]).result
    #expect(result.sets.map(\.place.name) == ["AppIcon", "Ink", "Sly", "Sun", "Old"])
    #expect(art(result).map(\.name).contains("App/Art.xcassets/Sun/sun one"))
    #expect(!art(result).map(\.name).contains("App/Art.xcassets/Sun/sun@2x"))
  }

  @Test func `a huge file is refused, whatever is in it`() throws {
    let path = "App/Art.xcassets/Sun.imageset/Contents.json"
    try folder.write(path, [UInt8](repeating: 0x20, count: 17 << 20))
    let errors = search("App/Art.xcassets/Sun.imageset").result.errors
    #expect(errors.first?.description.contains("more than 16777216 bytes") == true)
  }

  @Test(arguments: [(4096, true), (4097, false)])
  func `entries are counted before they are read`(_ count: Int, _ isRead: Bool) throws {
    let entries = String(repeating: "{filename:'sun@2x.png'},", count: count)
    try folder.write(
      "App/Art.xcassets/Sun.imageset/Contents.json", Array("{images:[\(entries)]}".utf8))
    let result = search("App/Art.xcassets/Sun.imageset").result
    #expect(result.sets.count == (isRead ? 1 : 0))
    #expect(art(result).first?.slots.count == (isRead ? 4096 : nil))
    #expect(result.errors.first?.description.contains(":1:9: images has 4097") ?? isRead)
  }

  @Test func `a name with controls and marks is shown harmlessly`() throws {
    let name = "App/Art.xcassets/Sun.imageset/Contents.json"
    let text = "{images: [{filename: '<script>\\n\\u202E\\\"x.png'}]}"
    try folder.write(name, Array(text.utf8))
    let warning = search("App/Art.xcassets/Sun.imageset").result.warnings.first
    #expect(
      warning?.reason == "'<script>\\n\\u{202E}\"x.png' is missing; add it or empty the slot")
  }
}
