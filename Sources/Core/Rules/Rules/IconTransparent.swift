// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `icon-transparent`
  package static let iconTransparent = RuleID(rawValue: "icon-transparent")
}

/// Transparency in the light look of an app icon.
package struct IconTransparent: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<IconTransparent>] = []

  /// One verdict, on the light icon of a set that goes to the App Store, or on smaller pictures of it.
  package func verdicts(on subject: Subject) -> [Verdict] {
    verdicts(onLight: subject) + verdicts(onOthers: subject)
  }

  private func verdicts(onOthers subject: Subject) -> [Verdict] {
    guard case .icon(let looks) = subject.kind, looks.isEmpty || looks.contains(.light),
      let first = subject.set.transparentIcons.first
    else { return [] }
    let others = subject.set.transparentIcons
    let named = others.prefix(3).map { icon -> Message in
      "\(file: icon.name) (\(Int((icon.share * 100).rounded(.up))) %)"
    }
    let more: Message = others.count > named.count ? " and \(others.count - named.count) more" : ""
    return [
      Verdict(
        .fails(.warning),
        message: "the smaller pictures of the light icon are transparent, and black there: "
          + "\(.list(named, separator: ", "))\(more)",
        location: first.location,
        fix: "fill the whole square with an opaque background; the system rounds the corners")
    ]
  }

  private func verdicts(onLight subject: Subject) -> [Verdict] {
    guard subject.set.mustBeOpaque, let art = subject.icon(.light), art.visibleBounds != nil else {
      return []
    }
    let requirement = Requirement(limit: 0, failure: .above, unit: .share)
    let number = Estimate(1 - art.opaqueFraction * art.boundsFraction)
    guard requirement.fulfilment(of: number) == .fails else {
      guard subject.set.hasAlphaChannel else { return [] }
      return [
        Verdict(
          .fails(.note),
          message: "the light icon has an alpha channel, though every pixel is opaque: an upload "
            + "with one was refused (ITMS-90717)",
          fix: "export it without an alpha channel")
      ]
    }
    return [
      Verdict(
        .fails(.error),
        message: "App Store Connect refuses the light icon (ITMS-90717): "
          + "\(requirement.figure(number)) of it is transparent, must be 0 %",
        measured: number, required: 0, rectangle: art.canvas,
        fix: "fill the whole square with an opaque background; the system rounds the corners")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .iconTransparent,
    summary: "The light look of an app icon is transparent somewhere.",
    rationale: """
      App Store Connect refuses an upload whose icon is transparent (ITMS-90717), after the build and \
      the wait. On a device the transparent parts are black. The dark and the tinted look may be \
      transparent, and so may an icon of macOS.
      """,
    fix: """
      Draw the icon as a full square on an opaque background, without rounded corners, and export it \
      again, without an alpha channel.
      """,
    source: """
      Documented: App Store Connect, error ITMS-90717 (“can’t be transparent or contain an alpha \
      channel”); Human Interface Guidelines, App icons. An alpha channel in which every pixel is opaque \
      is a note: many icons on the App Store have one.
      """,
    severity: .error, isLadder: true, tags: ["icon", "upload"],
    triggering: [
      RuleExample("rounded corners", light(opaque: 0.96)),
      RuleExample("one translucent pixel of 1024²", light(opaque: 1 - 0x1p-20)),
      RuleExample("a margin", light(opaque: 1).art { $0.visibleBounds = inner }),
      RuleExample(
        "an alpha channel in which every pixel is opaque",
        light(opaque: 1).with { $0.set.hasAlphaChannel = true }),
      RuleExample(
        "a small picture with rounded corners",
        light(opaque: 1).with {
          $0.set.transparentIcons = [.init(name: "20@2x.png", share: 0.04)]
        }),
    ],
    passing: [
      RuleExample("opaque everywhere", light(opaque: 1)),
      RuleExample("an icon of macOS", light(opaque: 0.7).with { $0.set.mustBeOpaque = false }),
      RuleExample("the dark look", light(opaque: 0.3).with { $0.kind = .icon([.dark]) }),
    ])

  private static let inner = PixelRectangle(x: 1, y: 1, width: 214, height: 214)

  private static func light(opaque fraction: Double) -> Subject {
    let icon = Subject.icon(.light) {
      ($0.visibleBounds, $0.opaqueFraction) = ($0.canvas, fraction)
    }
    return icon.with { $0.set.mustBeOpaque = true }
  }
}
