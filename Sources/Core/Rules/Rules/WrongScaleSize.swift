// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `wrong-scale-size`
  package static let wrongScaleSize = RuleID(rawValue: "wrong-scale-size")
}

/// A file whose size does not follow from its scale and the sizes of the others.
package struct WrongScaleSize: ConfigurableRule {
  /// The largest error of each further scale, in pixels: n − 1 at n×.
  package var tolerance = 1.0

  /// A rule with the number it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<WrongScaleSize>] = [
    .init(
      "tolerance", { $1(&$0.tolerance) }, in: 0...1_000,
      "how far off in pixels, for each scale above 1")
  ]

  /// One verdict, naming every file that is off.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard subject.isInScope else { return [] }
    let odd = subject.set.sizes.filter { $0.offset > tolerance * Double($0.scale - 1) }
    guard let worst = odd.max(by: { $0.offset < $1.offset }) else { return [] }
    let files = odd.map { file -> Message in
      "\(file: file.name) (\(file.scale)x) is \(file.size.width) × \(file.size.height), and "
        + "\(file.base.width.multiplied(by: file.scale)) × "
        + "\(file.base.height.multiplied(by: file.scale)) would fit the "
        + (file.scale == 1 ? "other files" : "1x file")
    }
    return [
      Verdict(
        .fails(.warning),
        message: "it changes size from screen to screen: \(.list(files, separator: "; "))",
        measured: Estimate(worst.offset), required: tolerance * Double(worst.scale - 1),
        location: odd.first?.location,
        fix: "export every scale from the same artboard")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .wrongScaleSize,
    summary: "A file’s size does not fit its scale and the other files.",
    rationale: """
      The system takes a file’s size in points from its pixels and its scale. A file that is off \
      makes the art larger or smaller on some devices and shifts what stands beside it.
      """,
    fix: "Export every scale from the same artboard.",
    source: "Documented: asset catalog format, `scale`.",
    severity: .warning, tags: ["catalog", "icon", "size"],
    triggering: [
      RuleExample("a 3x file of the 2x size", set(3, width: 48, height: 48)),
      RuleExample("3 px off at 3x", set(3, width: 75, height: 72)),
      RuleExample("a 1x file that the others contradict", set(1, width: 20, height: 20)),
    ],
    passing: [
      RuleExample("exactly 2 px off at 3x", set(3, width: 74, height: 70)),
      RuleExample("exact", set(2, width: 48, height: 48)),
      RuleExample("out of scope", set(3, width: 48, height: 48).with { $0.kind = .outOfScope }),
    ])

  private static func set(_ scale: Int, width: Int, height: Int) -> Subject {
    Subject.set {
      $0.sizes = [
        SetFacts.OddSize(
          name: "rain@\(scale)x.png", scale: scale,
          size: PixelRectangle(x: 0, y: 0, width: width, height: height),
          base: PixelRectangle(x: 0, y: 0, width: 24, height: 24))
      ]
    }
  }
}

extension SetFacts.OddSize {
  /// The larger of both sides' distances from the scaled 1x size, in pixels.
  fileprivate var offset: Double {
    let width = Double(size.width) - Double(base.width) * Double(scale)
    let height = Double(size.height) - Double(base.height) * Double(scale)
    return max(width.magnitude, height.magnitude)
  }
}

extension Int {
  /// A product that a hostile file's numbers cannot make trap.
  fileprivate func multiplied(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}
