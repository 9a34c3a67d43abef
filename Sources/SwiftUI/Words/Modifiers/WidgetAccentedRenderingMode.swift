// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancyVocabulary

extension ModifierWord {
  static let widgetAccentedRenderingMode = ModifierWord(
    "widgetAccentedRenderingMode", on: #"Image(systemName: "sun.max")"#,
    example: "widgetAccentedRenderingMode(.accentedDesaturated)"
  ) { call in
    let code = call.code
    if case .unknown(let hole)? = call.parts[0].map(code.decided), code.isCovering {
      // That it is set is known, but not to which.
      let site = hole.site.member("rendering")
      let mode: AccentedRendering = code.choose(2, at: site) == 0 ? .fullColor : .desaturated
      return [.environment(.accentedRendering(mode))]
    }
    let mode = call.word.flatMap { AccentedRendering(rawValue: $0) } ?? .unset
    return [.environment(.accentedRendering(mode))]
  }
}
