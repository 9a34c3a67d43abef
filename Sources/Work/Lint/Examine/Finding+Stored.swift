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
    let verdict = Verdict(.undetermined(reason: ""), message: "")
    self.init(
      verdict, of: RuleID(rawValue: try reader.next()), at: try reader.next(), name: "",
      fingerprint: "")
    (severity, reason, asset) = (try reader.next(), try reader.next(), try reader.next())
    (name, scene, wallpaper) = (try reader.next(), try reader.next(), try reader.next())
    (message, measured, required) = (try reader.next(), try reader.next(), try reader.next())
    (rectangle, fix, evidence) = (try reader.next(), try reader.next(), try reader.next())
    (fingerprint, content) = (try reader.next(), try reader.next())
  }

  package func write(to writer: inout StoredWriter) {
    writer.add(rule.rawValue, location, severity, reason, asset, name, scene, wallpaper)
    writer.add(message, measured, required, rectangle, fix, evidence, fingerprint, content)
  }
}
