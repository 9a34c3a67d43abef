// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRules

/// The pattern by which messages say the same: their words and the kinds of their arguments.
struct MessagePattern: Hashable {
  private enum Part: Hashable {
    case words(String)
    case figure(FigureUnit)
    case line
    case code
    case name
    case file
    case color
  }

  private let parts: [Part]

  init(_ message: Message) {
    parts = message.comparedPieces.map { piece in
      switch piece {
      case .words(let words): .words(words)
      case .argument(.figure(_, let unit)), .argument(.modelRange(_, _, let unit)): .figure(unit)
      case .argument(.line): .line
      case .argument(.code): .code
      case .argument(.name): .name
      case .argument(.file): .file
      case .argument(.color): .color
      case .argument(.place(_, let words)), .argument(.word(let words)): .words(words)
      }
    }
  }
}

extension Message {
  /// Without the model's range, which belongs to one measurement.
  var comparedPieces: [Piece] {
    Message(pieces.filter { if case .argument(.modelRange) = $0 { false } else { true } }).pieces
  }
}
