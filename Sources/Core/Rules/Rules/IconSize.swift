// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `icon-size`
  package static let iconSize = RuleID(rawValue: "icon-size")
}

/// A picture of an app icon that does not have the size of its entry.
package struct IconSize: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<IconSize>] = []

  /// One verdict on the set, which names the files that are off.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard case .icon = subject.kind, let first = subject.set.oddIcons.first else { return [] }
    let odd = subject.set.oddIcons
    let named = odd.prefix(3).map { icon -> Message in
      let size: Message = "\(file: icon.name) is \(icon.size.width) × \(icon.size.height)"
      let shape: Message = icon.size.width == icon.size.height ? "" : ", not square"
      guard let entry = icon.entry else { return size + shape }
      return "\(size)\(shape), and its entry says \(entry.width) × \(entry.height)"
    }
    let more: Message = odd.count > named.count ? "; and \(odd.count - named.count) more" : ""
    return [
      Verdict(
        .fails(.error),
        message: "the icon does not have the size that the system asks for: "
          + "\(.list(named, separator: "; "))\(more)",
        location: first.location,
        fix: "export it as a square of exactly the pixels that its entry says")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .iconSize,
    summary: "A picture of an app icon is not square, or not of the size its entry says.",
    rationale: """
      Xcode leaves out a picture of another size with a warning that is easily missed, so that the \
      app has no icon in that place, and App Store Connect refuses the upload.
      """,
    fix: "Export the icon as a square of the pixels that its entry says: points × scale.",
    source: "Documented: asset catalog format, AppIcon, `size` and `scale`.",
    severity: .error, tags: ["icon", "size", "upload"],
    triggering: [
      RuleExample("512 × 512 for 1024 × 1024", icon(512, 512, for: 1024)),
      RuleExample("1024 × 900", icon(1024, 900, for: 1024)),
      RuleExample("not square, and the entry says no size", icon(180, 181, for: nil)),
    ],
    passing: [
      RuleExample("every file as its entry says", .icon(.light) { _ in }),
      RuleExample("in an image set", icon(512, 512, for: 1024).with { $0.kind = .picture }),
    ])

  private static func icon(_ width: Int, _ height: Int, for side: Int?) -> Subject {
    Subject.icon(.light) { _ in }.with {
      $0.set.oddIcons = [
        SetFacts.OddIcon(
          name: "icon.png", size: PixelRectangle(x: 0, y: 0, width: width, height: height),
          entry: side.map { PixelRectangle(x: 0, y: 0, width: $0, height: $0) })
      ]
    }
  }
}
