// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension ViewNode {
  /// Lays the view out as the root of a widget and draws it: it is proposed the frame's size and stands
  /// in its middle, as SwiftUI places a root view (Documented).
  ///
  /// The same marks come out for the same input on every machine; no input makes it crash or run without
  /// end (`LayoutLimits`).
  ///
  /// - Parameters:
  ///   - frame: On the canvas, in points.
  ///   - environment: What the view inherits.
  ///   - resolve: The view in a `geometryReader`, by its number and the size it has, in points.
  package func layout(
    in frame: Rect, _ environment: LayoutEnvironment,
    resolve: (Int, Size) -> ViewNode = { _, _ in ViewNode(.empty) }
  ) -> LayoutReport {
    let frame = Rect(
      Rect.bounded(frame.x), Rect.bounded(frame.y), frame.size.drawable.width,
      frame.size.drawable.height)
    return report(
      ProposedSize(frame.size), environment, container: frame, resolve: resolve
    ) { size in
      [frame.x + (frame.width - size.width) / 2, frame.y + (frame.height - size.height) / 2]
    }
  }

  /// Lays the view out for a proposal and draws it with its top left at the origin.
  package func layout(
    proposal: ProposedSize, _ environment: LayoutEnvironment,
    resolve: (Int, Size) -> ViewNode = { _, _ in ViewNode(.empty) }
  ) -> LayoutReport {
    let filled = proposal.filled(with: environment.containerSize ?? .zero).drawable
    return report(
      proposal, environment, container: Rect(0, 0, filled.width, filled.height), resolve: resolve
    ) { _ in .zero }
  }

  private func report(
    _ proposal: ProposedSize, _ environment: LayoutEnvironment, container: Rect,
    resolve: (Int, Size) -> ViewNode, place: (Size) -> SIMD2<Double>
  ) -> LayoutReport {
    var environment = environment
    environment.containerSize = environment.containerSize ?? container.size
    let pass = LayoutPass(environment)
    var report = LayoutReport()
    // Several views without a container are stacked.
    let root = pass.buildOne([self], BuildContext(environment: 0, depth: 0, level: 0))
    if let root {
      report.size = pass.size(root, proposal).drawable
      pass.draw(
        root, at: place(report.size), proposal,
        DrawingContext(transform: .identity, container: container), resolve,
        into: &report.marks)
    }
    report.notes = pass.notes
    return report
  }
}
