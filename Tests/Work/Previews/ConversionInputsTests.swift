// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPreviews
import VibrancyTestSupport

@Suite struct ConversionInputsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try set("C.xcassets/Sun.imageset", "sun.png")
    try set("C.xcassets/Group/Moon.imageset", "moon.pdf")
    try set("C.xcassets/App.appiconset", "app.png")
    for name in [
      "C.xcassets/Contents.json", "C.xcassets/Sun.imageset/old.png", "C.xcassets/D.dataset/d.csv",
      "C.xcassets/.DS_Store", "loose.png", "drawing.svg", "notes.txt", "Package.swift",
      "Pods/x.png",
    ] {
      try folder.write(name)
    }
  }

  private func set(_ path: String, _ file: String) throws {
    try folder.write("\(path)/\(file)")
    let text = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}"
    try folder.write("\(path)/Contents.json", Array(text.utf8))
  }

  private func found(_ names: String...) -> (pictures: [String], others: [String], icons: Int) {
    let paths = names.map { $0.isEmpty ? folder.path : folder.path + "/" + $0 }
    let found = ConversionInputs(InputQuery(paths: paths))
    func shown(_ inputs: [Input]) -> [String] {
      inputs.map { String($0.path.dropFirst(folder.path.count + 1)) }.sorted()
    }
    return (shown(found.pictures), shown(found.others), found.iconSetCount)
  }

  @Test func `of a catalog the image sets are converted and all else goes along`() {
    let (pictures, others, icons) = found("C.xcassets")
    #expect(pictures == ["C.xcassets/Sun.imageset/sun.png"])
    #expect(
      others == [
        "C.xcassets/App.appiconset/Contents.json", "C.xcassets/App.appiconset/app.png",
        "C.xcassets/Contents.json", "C.xcassets/D.dataset/d.csv",
        "C.xcassets/Group/Moon.imageset/Contents.json", "C.xcassets/Group/Moon.imageset/moon.pdf",
        "C.xcassets/Sun.imageset/Contents.json", "C.xcassets/Sun.imageset/old.png",
      ])
    #expect(icons == 1)
  }

  @Test func `a folder holds its catalogs and files that are not art`() {
    let (pictures, others, _) = found("")
    #expect(pictures == ["C.xcassets/Sun.imageset/sun.png", "loose.png"])
    #expect(others.count == 11)
    #expect(others.contains("notes.txt") && others.contains("drawing.svg"))
  }

  @Test func `an icon set that is named is converted, wherever its catalog is named`() {
    let icon = "C.xcassets/App.appiconset/app.png"
    #expect(found("C.xcassets/App.appiconset").pictures == [icon])
    for order in [["C.xcassets", "C.xcassets/App.appiconset"], ["C.xcassets/App.appiconset", ""]] {
      let (pictures, others, _) = found(order[0], order[1])
      #expect(pictures.contains(icon) && !others.contains(icon))
    }
  }

  @Test func `nothing counts twice`() {
    let (pictures, others, _) = found("", "C.xcassets", "loose.png")
    #expect(Set(pictures).count == pictures.count && Set(others).count == others.count)
  }
}
