// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Every rule, with the numbers it ships with, in the order they are listed.
package let builtInRules: [Rule] = list.compactMap { $0?.rule }

/// The rules that a loose picture can fail, in the order of all: a page in a browser has no others.
package let pictureRules: [Rule] = list.compactMap { entry in
  if let entry, entry.isOfPictures { entry.rule } else { nil }
}

/// The one place that names the rules. An id is permanent: a rule may be added, none removed.
private let list: [ListedRule?] = [
  .picture(BlankAsset()),
  .other(UnreadableAsset()),
  .picture(VibrantDarkContent()),
  .picture(VibrantContrast()),
  .picture(VibrantDetail()),
  .picture(TranslucentLight()),
  .other(MissingImage()),
  .picture(SquareBackdrop()),
  .picture(AccentedSolidBlock()),
  .picture(AccentedDetailLoss()),
  .picture(StandbyDarkContent()),
  .picture(FullColorContrast()),
  .other(BackgroundOnlyContrast()),
  .other(VariantsCollapse()),
  .picture(ArchivalSize()),
  .other(TintedIconNotGray()),
  .other(TintedIconBrightBackground()),
  .other(DarkIconBackground()),
  .other(IconWithoutAppearances()),
  .other(IconTransparent()),
  .other(IconSize()),
  .other(IconContrast()),
  .picture(OpaqueTemplate()),
  .picture(TemplateWithColor()),
  .other(MissingFile()),
  .other(WrongScaleSize()),
  .picture(NightContrast()),
  .picture(AlwaysOnContrast()),
  .picture(AccentedContrast()),
  .picture(OutlineLost()),
  .picture(DarkHalo()),
  .picture(ThinStrokes()),
  .picture(WastedMargin()),
  .other(MissingAppearance()),
  .other(EditScreenContrast()),
  .other(UnusedIgnore()),
  .other(PhotoWithoutAccentedMode()),
  .other(OpaqueShapeSwallows()),
  .other(OneGroupTrack()),
  .other(MissingContainerBackground()),
  .other(BackgroundHidesContent()),
  .other(TextContrast()),
  .other(VibrantInk()),
  .other(TextTruncated()),
  .other(TextClipped()),
  .other(TextOverlap()),
  .other(EmptyScene()),
  .other(DataByColor()),
  .other(StateByHue()),
  .other(DoubleMargin()),
  .other(UnparsableSource()),
  .other(MissingColor()),
  .other(UnarchivableText()),
  .other(InterpolatedDisplayName()),
]

/// A rule, and where it applies.
private struct ListedRule {
  let rule: Rule
  let isOfPictures: Bool

  /// A rule that a loose picture can fail.
  static func picture<Configured: ConfigurableRule>(_ rule: Configured) -> ListedRule? {
    ListedRule(rule: Rule(rule), isOfPictures: true)
  }

  /// A rule for which there has to be more than a picture: in a page in a browser it is not compiled.
  static func other<Configured: ConfigurableRule>(
    _ rule: @autoclosure () -> Configured
  ) -> ListedRule? {
    #if hasFeature(Embedded)
      nil
    #else
      ListedRule(rule: Rule(rule()), isOfPictures: false)
    #endif
  }
}
