// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// A mark, which its chart reads itself: outside of one it is a chart of its own.
  static func mark(_ name: String, _ example: String) -> ViewWord {
    ViewWord(name, example: example) { call in
      var reader = ChartReader(call.code)
      reader.read([.system(call.name, call.parts.all, call.spot)])
      var builder = ChartBuilder(reader.marks, in: call.code)
      return call.node(.chart(builder.chart()))
    }
  }
}
