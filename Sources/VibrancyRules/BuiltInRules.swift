// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Every rule, with the numbers it ships with, in the order they are listed.
public let builtInRules: [Rule] = [
  Rule(BlankAsset()), Rule(UnreadableAsset()), Rule(VibrantDarkContent()), Rule(VibrantContrast()),
  Rule(VibrantDetail()),
  Rule(TranslucentLight()), Rule(MissingImage()), Rule(SquareBackdrop()),
  Rule(AccentedSolidBlock()),
  Rule(AccentedDetailLoss()), Rule(StandbyDarkContent()), Rule(FullColorContrast()),
  Rule(BackgroundOnlyContrast()),
  Rule(VariantsCollapse()), Rule(ArchivalSize()), Rule(TintedIconNotGray()),
  Rule(TintedIconBrightBackground()),
  Rule(DarkIconBackground()), Rule(TemplateWithColor()), Rule(MissingFile()),
  Rule(WrongScaleSize()), Rule(NightContrast()),
  Rule(AlwaysOnContrast()), Rule(AccentedContrast()), Rule(OutlineLost()), Rule(DarkHalo()),
  Rule(ThinStrokes()),
  Rule(WastedMargin()), Rule(MissingAppearance()), Rule(EditScreenContrast()),
]
