// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

extension Console {
  /// Shows how far a run is, item by item.
  nonisolated var progress: @Sendable (_ done: Int, _ total: Int) async -> Void {
    { done, total in
      if done == 0 { await self.begin(total: total) } else { await self.advance() }
    }
  }

  /// Says what could not be read.
  func fail(_ errors: [ReportError]) {
    for error in errors { fail("\(error.path): \(error.sentence)") }
  }

  /// Says what went wrong: one line on standard error, whatever the sentence holds.
  func fail(_ sentence: String) {
    note(style.error("error:") + " " + VisibleText.of(sentence))
  }

  /// Says what is most likely wrong: one line on standard error.
  func warn(_ sentence: String) {
    note(style.warning("warning:") + " " + VisibleText.of(sentence))
  }

  /// Says what is odd: one line on standard error.
  func remark(_ sentence: String) {
    note(style.note("note:") + " " + VisibleText.of(sentence))
  }
}
