// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyRunning
package import VibrancySyntax

extension Evaluator {
  /// Runs the code of a program that has SwiftUI and WidgetKit.
  package convenience init(_ program: Program, _ situation: Situation) {
    self.init(
      program, situation, views: { SwiftUILibrary(code: $0) },
      widgets: { WidgetKitLibrary(code: $0) })
  }

  /// SwiftUI.
  package var swiftUI: SwiftUILibrary { SwiftUILibrary(code: self) }
}
