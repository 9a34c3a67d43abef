// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// What widgets are drawn with from their Swift, besides what their code says.
struct SampleOptions: Sendable {
  /// The time, as it was typed.
  let date: Option<String?>

  /// Declares the time.
  init(_ options: inout OptionReader) {
    date = options.value(
      "date", .text, placeholder: "ISO8601", otherwise: "2026-06-14T10:09:00Z",
      help: "the time that widgets of a project's Swift see, in UTC unless it has an offset")
  }

  /// The settings that hold whatever the folder is.
  ///
  /// - Throws: The time is none.
  func settings() throws(CommandError) -> SampleSettings {
    var settings = SampleSettings()
    if let date = date.value, !settings.take(time: date) {
      throw CommandError(
        "--date: '\(VisibleText.short(date))' is not a time; write one as 2026-06-14T10:09:00Z")
    }
    return settings
  }
}
