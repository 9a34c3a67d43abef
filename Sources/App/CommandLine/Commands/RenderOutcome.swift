// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyPages

/// What became of one input of `vibrancy render`.
struct RenderOutcome: Sendable {
  /// How many previews there are.
  var count = 0
  /// Which of the previews could not be written.
  var failed: [Int] = []
  var errors: [CommandError] = []
  var notes: [String] = []
  /// Why a widget of Swift is not as on a device.
  var causes: [DrawingCause] = []
  /// Whether there is anything to look at.
  var isDrawn = false
  /// Its row in the sheet, if that has room for it.
  var rows: [ContactSheet.Row] = []
  var items: [Gallery.Item] = []

  /// Writes a preview; the reason why it cannot be is kept.
  ///
  /// - Parameters:
  ///   - index: Which of the input's.
  ///   - file: Where to; `nil`: it is refused.
  mutating func write(
    _ index: Int, at file: OutputFile?, _ body: (FileSink) throws(PNGError) -> Void
  ) {
    guard let file else {
      failed.append(index)
      return
    }
    do throws(CommandError) { try writePicture(at: file, body) } catch {
      failed.append(index)
      errors.append(error)
    }
  }
}
