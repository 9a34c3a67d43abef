// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyAssets
import VibrancyJSON
import VibrancyTestSupport
import VibrancyVocabulary

@Suite struct ExampleWidgetTests {
  /// A widget of the fixtures: its folder, its previews of a family, and its families.
  struct Example: Sendable {
    let name: String
    let previews: Int
    let families: Int
  }

  static let examples = [
    Example(name: "Charge", previews: 3, families: 2),
    Example(name: "Departures", previews: 3, families: 5),
    Example(name: "Ferry", previews: 3, families: 1),
    Example(name: "Month", previews: 12, families: 1),
    Example(name: "Postcard", previews: 3, families: 2),
    Example(name: "Today", previews: 3, families: 2),
    Example(name: "Tram", previews: 18, families: 2),
    Example(name: "Weather", previews: 4, families: 8),
  ]

  private static let folder = Fixture.path("Widgets")

  @Test func `every folder is an example under test`() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(found.filter { !$0.contains(".") }.sorted() == Self.examples.map(\.name))
  }

  @Test(arguments: examples)
  func `an example expands, and all it names is there`(_ example: Example) throws {
    let place = "Widgets/\(example.name)"
    let bytes = try Fixture.bytes("\(place)/\(example.name).widget.json")
    let file = try WidgetFile(bytes, path: "\(example.name).widget.json")
    let variants = try file.variants()
    #expect(variants.count == example.previews)
    let catalog = file.description.catalog.map { Fixture.path("\(place)/\($0.value)") }

    for variant in variants {
      #expect(variant.families.count == example.families)
      for form in variant.forms { #expect(!variant.layers(in: form).isEmpty) }
      for image in variant.forms.flatMap({ variant.layers(in: $0) }).compactMap(\.image) {
        switch image.reference {
        case .named(let name): #expect(exists(catalog, "\(name).imageset/Contents.json"), "\(name)")
        case .file(let name): #expect(exists(Fixture.path(place), name), "\(name)")
        case .svgGroup(let name, let id):
          let text = try Fixture.text("\(place)/\(name)")
          #expect(text.contains(#"<g id="\#(id)">"#), "\(name)#\(id)")
        }
      }
      for color in colors(of: variant) {
        guard case .named(let name) = color.reference else { continue }
        #expect(exists(catalog, "\(name).colorset/Contents.json"), "\(name)")
      }
    }
  }

  private func exists(_ folder: String?, _ name: String) -> Bool {
    folder.map { FileManager.default.fileExists(atPath: "\($0)/\(name)") } ?? false
  }

  private func colors(of variant: WidgetVariant) -> [WidgetColor] {
    let background: [WidgetColor] =
      switch variant.backgrounds.first?.background {
      case .color(let color): [color]
      case .gradient(let top, let bottom): [top, bottom]
      case .image, nil: []
      }
    return background + variant.layers.compactMap(\.template)
      + variant.layers.compactMap(\.text?.color)
  }
}
