// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyVocabulary

extension Manner {
  init(_ around: Exposure.Surroundings, of picture: Picture? = nil) {
    self.init()
    isRedrawn = picture?.isRedrawn ?? false
    if let renderings = around.renderings {
      let distinct = Set(renderings)
      accentedRendering = distinct.count == 1 ? distinct.first : nil
      isAccentedOpen = distinct.count > 1
    } else {
      isAccentedOpen = true
    }
    isAccentable = around.isAccent == true
    isTemplate = around.isTemplate
    hasLuminanceToAlpha = around.hasLuminanceToAlpha
    ink = around.ink?.word
    (opacity, colorEffects, scheme) = (around.alpha, around.colorEffects, around.scheme)
    (width, height) = (around.width, around.height)
    (isPrivate, isInvalidatable) = (around.isPrivate, around.isInvalidatable)
  }
}
