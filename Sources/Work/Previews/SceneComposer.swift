// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyScenes

/// Makes the widgets of an input, scene by scene.
protocol SceneComposer {
  /// The file of the widget.
  var path: String { get }
  /// What the person looking should know of what was made so far, with the file that it is about.
  var notes: [(path: String, text: String)] { get }
  /// Why the widget is not as on a device, as far as it was made.
  var causes: DrawingCauses { get }
  /// The names of the symbols that icons or letters stood for so far.
  var standInSymbols: Set<String> { get }
  /// Whether the time for sources ended while the widget was made last, so that it is not whole.
  var isOutOfTime: Bool { get }

  /// The widget as a scene shows it.
  mutating func widget(in scene: Scene) throws(VibrancyError) -> Widget

  /// What there is to point at in the widget that was made last.
  func elements(of widget: Widget) -> [DrawnElement]
}

extension SceneComposer {
  /// None.
  var causes: DrawingCauses { DrawingCauses() }
}
