// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyAssets
import VibrancyDrawing
import VibrancyJSON
import VibrancyLayout
import VibrancyPixels
import VibrancyTestSupport

@Suite struct LayoutFixtureTests {
  /// Every description of `Fixtures/Layout`.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Fixture.path("Layout"))) ?? []
    return files.filter { $0.hasSuffix(".widget.json") }.sorted()
  }()

  @Test func `there are a dozen widgets and more`() { #expect(Self.names.count >= 12) }

  @Test func `the widgets use every kind of view and every modifier`() throws {
    var keys: Set<String> = []
    for name in Self.names {
      var values = [try JSONSerialization.jsonObject(with: Data(Fixture.bytes("Layout/\(name)")))]
      while let value = values.popLast() {
        if let members = value as? [String: Any] {
          keys.formUnion(members.keys)
          values += members.values
        } else if let elements = value as? [Any] {
          values += elements
        }
      }
    }
    #expect(ViewKey.allCases.filter { !keys.contains($0.rawValue) } == [])
  }

  @Test(arguments: names)
  func `a widget of views is read, and all its views are there`(_ name: String) throws {
    let bytes = try Fixture.bytes("Layout/\(name)")
    let file = try WidgetFile(bytes, path: name)
    for variant in try file.variants() {
      for layer in variant.layers {
        let view = try #require(layer.view)
        let node = view.node(
          isDark: false, color: { _ in PaintColor(.white) }, size: { _ in Size(10, 10) })
        // Each view is written as an object with a kind; strings stand for texts and symbols.
        #expect(node.content != .empty && node.identity == 1)
        for color in view.colors {
          guard case .named(let set) = color.reference, let catalog = file.description.catalog
          else { continue }
          let place = Fixture.path("Layout/\(catalog.value)/\(set).colorset/Contents.json")
          #expect(FileManager.default.fileExists(atPath: place), "\(set)")
        }
        for image in view.images {
          let place = Fixture.path("Layout/\(image.name)")
          #expect(FileManager.default.fileExists(atPath: place), "\(image.name)")
        }
      }
    }
  }
}
