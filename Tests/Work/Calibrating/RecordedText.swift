// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyTestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Texts that `scripts/make-model-table` writes, and tests compare.
enum RecordedText {
  /// Set by that script, never in CI.
  static let isRecording: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["VIBRANCY_RECORD_MODEL"] == "1" && (environment["CI"] ?? "").isEmpty
  }()

  /// The article about the model, seen from `Fixtures`.
  static let article = "../Sources/App/Vibrancy/Vibrancy.docc/Model.md"
  /// How far each reading may be off.
  static let bounds = "Calibration/bounds.csv"

  static func write(_ text: String, to fixture: String) throws {
    try Data(text.utf8).write(to: URL(filePath: Fixture.path(fixture)))
  }
}
