// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let imageScale = ModifierWord(
    "imageScale", on: #"Image(systemName: "cloud.rain")"#, example: "imageScale(.large)"
  ) { call in
    call.word.flatMap { SystemWords.symbolScale($0) }.map { [.environment(.symbolScale($0))] } ?? []
  }
}
