// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyScenes
internal import VibrancyVocabulary

extension WidgetMark.Kind {
  /// What it is, in a few words.
  package var words: String {
    switch self {
    case .text(let text): "text \"\(VisibleText.short(text))\""
    case .symbol(let name): "symbol \(VisibleText.short(name))"
    case .picture(""): "picture made at run time"
    case .picture(let name): "picture \(VisibleText.short(name))"
    case .shape: "shape"
    case .unknown(let name): "not drawn: \(VisibleText.short(name))"
    }
  }
}
