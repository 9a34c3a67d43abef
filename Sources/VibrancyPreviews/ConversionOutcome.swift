// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a conversion did.
public struct ConversionOutcome: Sendable, Hashable {
  /// Whether any pixel differs from the input's.
  public let changesPixels: Bool
  /// Visible pixels of partial α that `vibrant` left as they were (fades); 0 for other kinds.
  public let leftAlone: Int
  /// What the conversion destroys of what the picture showed; `nil`: nothing of that kind.
  public let loss: ConversionLoss?
  /// What was odd about the file though it could be read, a sentence each.
  public let warnings: [String]
}
