// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyDrawing
import VibrancyLayout
import VibrancyPixels

extension ViewNode {
  /// A color of a fixed size; a length that is `nil` is flexible.
  static func box(_ width: Double?, _ height: Double?, _ modifiers: [Modifier] = []) -> ViewNode {
    ViewNode(
      .fill(.color(PaintColor(.black))),
      [.frame(width: width, height: height, alignment: .center)] + modifiers)
  }

  /// A color that takes what it is proposed.
  static func color(_ modifiers: [Modifier] = []) -> ViewNode {
    ViewNode(.fill(.color(PaintColor(.black))), modifiers)
  }

  static func row(
    _ nodes: [ViewNode], spacing: Double? = 0, alignment: VerticalAlignment = .center,
    _ modifiers: [Modifier] = []
  ) -> ViewNode {
    ViewNode(.hStack(nodes, alignment: alignment, spacing: spacing), modifiers)
  }

  static func column(
    _ nodes: [ViewNode], spacing: Double? = 0, alignment: HorizontalAlignment = .center,
    _ modifiers: [Modifier] = []
  ) -> ViewNode {
    ViewNode(.vStack(nodes, alignment: alignment, spacing: spacing), modifiers)
  }

  static func spacer(_ least: Double? = nil) -> ViewNode { ViewNode(.spacer(minimum: least)) }

  /// A frame of least and greatest lengths around a color.
  static func flexible(
    width: FlexibleFrame.Range = .init(), height: FlexibleFrame.Range = .init()
  ) -> ViewNode {
    color([.flexibleFrame(FlexibleFrame(width: width, height: height))])
  }

  /// What is drawn in a box of a size at the origin, on ten pixels per point.
  func report(_ width: Double, _ height: Double) -> LayoutReport {
    layout(in: Rect(0, 0, width, height), .tests)
  }

  /// The frames of the marks in a box of a size at the origin.
  func frames(_ width: Double, _ height: Double) -> [Rect] {
    report(width, height).marks.map { $0.frame.rounded }
  }

  /// The size it chooses for a proposal.
  func size(_ width: Double?, _ height: Double?) -> Size {
    layout(proposal: ProposedSize(width, height), .tests).size
  }
}

extension LayoutEnvironment {
  /// iOS, light, ten pixels per point.
  static var tests: LayoutEnvironment {
    var environment = LayoutEnvironment()
    environment.displayScale = 10
    return environment
  }
}

extension Rect {
  /// To thousandths of a point, so that sums compare.
  var rounded: Rect {
    func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
    return Rect(rounded(x), rounded(y), rounded(width), rounded(height))
  }
}
