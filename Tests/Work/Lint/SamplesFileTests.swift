// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJSON
import VibrancyLint
import VibrancyTestSupport

@Suite struct SamplesFileTests {
  private static let samples = JSONValue.list([["name": "one", "entry": ["steps": 3]]])

  @Test func `samples are added and comments stay`() throws {
    let folder = try TemporaryFolder()
    let text = """
      {
        // what is judged
        "exclude": ["Old/**"], // for now
        "samples": {
          "Card": [{ "name": "a" }], // by hand
        },
      }

      """
    try folder.write(".vibrancy.json", Array(text.utf8))
    var file = try SamplesFile(
      from: .found(above: [folder.path]), for: folder.path, followsOutside: false)
    let isAdded = file.add(Self.samples, of: "Other")
    #expect(isAdded && !file.isNew)
    let after = String(decoding: file.bytes, as: UTF8.self)
    let line = #"    "Other": [{ "name": "one", "entry": { "steps": 3 } }],"#
    #expect(after == text.replacing("// by hand\n", with: "// by hand\n\(line)\n"))
    let isAddedTwice = file.add(Self.samples, of: "Card")
    #expect(!isAddedTwice, "the widget has samples")
    #expect(file.added == ["Other"])
  }

  @Test func `where there is no configuration one is begun`() throws {
    let folder = try TemporaryFolder()
    var file = try SamplesFile(
      from: .file(folder.path + "/own.json"), for: folder.path, followsOutside: false)
    let isAdded = file.add(Self.samples, of: "Card")
    #expect(isAdded && file.isNew)
    let after = String(decoding: file.bytes, as: UTF8.self)
    #expect(after.hasPrefix("{\n  \"samples\": {") && after.hasSuffix("}\n"), "\(after)")
  }

  @Test func `a configuration that is wrong is not written to`() throws {
    let folder = try TemporaryFolder()
    try folder.write(".vibrancy.json", Array(#"{"sample": {}}"#.utf8))
    #expect(throws: ConfigurationError.self) {
      try SamplesFile(from: .found(above: [folder.path]), for: folder.path, followsOutside: false)
    }
  }
}
