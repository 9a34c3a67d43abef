// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyScenes
internal import VibrancyTypography
internal import VibrancyVocabulary

extension ViewNode {
  /// The view as a widget's container background. The system's own background is behind a translucent
  /// one: `.fill.tertiary` (Assumed); accessories have none.
  func containerBackground(of family: Family?) -> ViewNode {
    guard family?.isAccessory != true else { return self }
    return ViewNode(.zStack([ViewNode(.fill(.background)), self], alignment: .center))
  }
}

extension ViewNode {
  /// What the system shows in place of a widget without a container background (Documented that it does,
  /// its words Reported; its font and lines Assumed).
  static var backgroundRequest: ViewNode {
    .text(
      "Please adopt\ncontainerBackground\nAPI",
      [
        .environment(.font(FontRequest(.footnote))),
        .environment(.multilineTextAlignment(.center)),
        .environment(.lineLimit(3, reservesSpace: false)),
        .environment(.minimumScaleFactor(0.3)),
      ])
  }
}

extension Mark {
  /// A mark of a background, without what would set it, or a part of it, apart from the others.
  var withoutTraits: Mark {
    var mark = self
    mark.removeTraits()
    return mark
  }

  private mutating func removeTraits() {
    (isAccentable, isPrivacySensitive, isInvalidatable, isInteractive) =
      (false, false, false, false)
    accentedRendering = .unset
    if case .group(var parts, let effects) = content {
      for index in parts.indices { parts[index].removeTraits() }
      content = .group(parts, effects)
    }
  }
}
