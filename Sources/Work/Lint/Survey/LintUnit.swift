// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancySystem

/// What is judged at once, and what shards are made of: a set, a description, a loose file or a
/// group of variants.
struct LintUnit: Sendable {
  /// What is judged.
  enum Content: Sendable {
    /// A loose picture.
    case picture(Input)
    /// An image set, and the files that are named and not there.
    case images(ImageSet, missing: [CatalogWarning])
    /// An app-icon set, and the files that are named and not there.
    case icons(IconSet, missing: [CatalogWarning])
    /// The looks of an icon bundle.
    case iconBundle([Input])
    /// The two colors that paint the edit screen.
    case editScreen(accent: ColorSet, background: ColorSet)
    /// The previews of a description.
    case widget([Input])
    /// Variants of one thing.
    case variants([LintVariant])
    /// A name that a widget source uses and nothing has, and the set's that differs in capitals alone.
    case missingImage(name: String, similar: String?)
    /// Something in a line of Swift, the line's text, and the set whose picture it takes to judge it.
    case code(CodeFacts, line: String, picture: ImageSet?)
    /// Something that cannot be read: why.
    case broken(reason: String)

    /// The names of the pictures that a set stores, by which patterns may mean it.
    var storedNames: [String] {
      switch self {
      case .images(let set, _): set.slots.compactMap(\.file)
      case .icons(let set, _): set.slots.compactMap(\.file)
      // A group goes by its first member.
      case .variants(let variants): variants.prefix(1).map { PathBelow.lastName($0.input.path) }
      case .picture, .iconBundle, .editScreen, .widget, .missingImage, .code, .broken: []
      }
    }
  }

  /// The path that shards and overrides know it by: relative to the working directory.
  let path: String
  /// Where findings about it are reported unless a file of it is meant.
  let location: Location
  /// What is judged.
  let content: Content
  /// What is known of where it is shown.
  var use: ArtUse
}
