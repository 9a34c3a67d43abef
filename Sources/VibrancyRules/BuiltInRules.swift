// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Every rule, with the numbers it ships with, in the order they are listed.
public let builtInRules: [any Rule] = [
  BlankAsset(), UnreadableAsset(), VibrantDarkContent(), VibrantContrast(), VibrantDetail(),
  TranslucentLight(), MissingImage(), SquareBackdrop(), AccentedSolidBlock(),
  AccentedDetailLoss(), StandbyDarkContent(), FullColorContrast(), BackgroundOnlyContrast(),
  VariantsCollapse(), ArchivalSize(), TintedIconNotGray(), TintedIconBrightBackground(),
  DarkIconBackground(), TemplateWithColor(), MissingFile(), WrongScaleSize(), NightContrast(),
  AlwaysOnContrast(), AccentedContrast(), OutlineLost(), DarkHalo(), ThinStrokes(),
  WastedMargin(), MissingAppearance(), EditScreenContrast(),
]
