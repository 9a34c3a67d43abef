// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

extension Console {
  /// The console of a subcommand, as its options want it.
  init(_ arguments: Arguments) {
    self.init(
      isQuiet: arguments.flag("quiet"), isVerbose: arguments.flag("verbose"),
      color: arguments.text("color").flatMap { ColorChoice(rawValue: $0) } ?? .auto)
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
