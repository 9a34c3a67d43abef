// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let redacted = ModifierWord(
    "redacted", on: #"Text("42")"#, example: "redacted(reason: .placeholder)"
  ) { call in
    let reason = call.parts["reason"]
    call.code.environment.values["redactionReasons"] = reason
    return LayoutEnvironment.Redaction(reason).map { [.environment(.redaction($0))] } ?? []
  }

  static let unredacted = ModifierWord(
    "unredacted", on: #"Text("42")"#, example: "unredacted()"
  ) { call in
    call.code.environment.values["redactionReasons"] = .array([])
    return [.environment(.redaction(nil))]
  }
}

extension LayoutEnvironment.Redaction {
  /// `RedactionReasons`, of several the first that is known; `nil`: none is.
  init?(_ value: SampleValue?) {
    for word in (value?.elements ?? [value].compactMap { $0 }).compactMap(\.word) {
      switch word {
      case "placeholder": self = .placeholder
      case "privacy": self = .privacy
      case "invalidated": self = .invalidated
      case _: continue
      }
      return
    }
    return nil
  }
}
