// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyReporting
package import VibrancyRules

extension Finding: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    let verdict = Verdict(.undetermined(.other("")), message: "")
    self.init(
      verdict, of: try reader.next(), at: try reader.next(), name: "",
      fingerprint: "")
    (severity, cause, asset) = (try reader.next(), try reader.next(), try reader.next())
    (name, scene, wallpaper) = (try reader.next(), try reader.next(), try reader.next())
    (statement, measured, required) = (try reader.next(), try reader.next(), try reader.next())
    (rectangle, advice, evidence) = (try reader.next(), try reader.next(), try reader.next())
    (fingerprint, content) = (try reader.next(), try reader.next())
  }

  package func write(to writer: inout StoredWriter) {
    writer.add(rule, location, severity, cause, asset, name, scene, wallpaper)
    writer.add(statement, measured, required, rectangle, advice, evidence, fingerprint, content)
  }
}
