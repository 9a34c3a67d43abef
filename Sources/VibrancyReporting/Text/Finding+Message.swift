// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRules

extension Finding {
  /// The message, and the reason where it could not be told and the message does not say it.
  var messageWithReason: String {
    guard let reason = ownReason else { return message }
    return message.isEmpty ? reason : "\(message): \(reason)"
  }

  /// The message, the reason, and what to do, in one line.
  var messageWithFix: String {
    fix.map { "\(messageWithReason). Fix: \($0)" } ?? messageWithReason
  }

  /// Why it could not be told, if the message does not say so already: with the same words, or
  /// beginning with the same number.
  var ownReason: String? {
    guard let reason, !message.contains(reason) else { return nil }
    let number = reason.prefix { $0 != "," }
    return number.count < reason.count && message.hasPrefix(number) ? nil : reason
  }
}
