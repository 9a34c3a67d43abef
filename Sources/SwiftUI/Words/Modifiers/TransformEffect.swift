// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ModifierWord {
  static let transformEffect = ModifierWord(
    left: "transformEffect", on: #"Text("42")"#,
    example: "transformEffect(CGAffineTransform(rotationAngle: 0.5))")

  static let projectionEffect = ModifierWord(
    left: "projectionEffect", on: #"Text("42")"#,
    example: "projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 0.5)))")
}
