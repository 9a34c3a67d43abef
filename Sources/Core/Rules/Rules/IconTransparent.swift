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

  /// One verdict, on the light icon of a set that goes to the App Store.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard subject.set.mustBeOpaque, let art = subject.icon(.light), art.visibleBounds != nil else {
      return []
    }
    let requirement = Requirement(limit: 0, failure: .above, unit: .share)
    let number = Estimate(1 - art.opaqueFraction * art.boundsFraction)
    guard requirement.fulfilment(of: number) == .fails else { return [] }
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
      again. An alpha channel in which every pixel is opaque does no harm.
      """,
    source:
      "Documented: App Store Connect, error ITMS-90717; Human Interface Guidelines, App icons.",
    severity: .error, tags: ["icon", "upload"],
    triggering: [
      RuleExample("rounded corners", light(opaque: 0.96)),
      RuleExample("one translucent pixel of 1024²", light(opaque: 1 - 0x1p-20)),
      RuleExample("a margin", light(opaque: 1).art { $0.visibleBounds = inner }),
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
