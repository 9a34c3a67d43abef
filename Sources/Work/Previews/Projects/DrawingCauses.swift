// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why a widget is not drawn as on a device, and which of the notes say the same.
struct DrawingCauses: Sendable {
  /// The causes, each once.
  private(set) var all: [DrawingCause] = []
  /// The notes that say the same in sentences.
  private(set) var notes: Set<String> = []

  private static let most = 1000

  /// Adds causes that a note says.
  mutating func add(_ causes: [DrawingCause], saidBy note: String) {
    notes.insert(note)
    for cause in causes where all.count < Self.most && !all.contains(cause) { all.append(cause) }
  }
}
