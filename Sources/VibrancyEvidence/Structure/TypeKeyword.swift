// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The words that start the declaration of a type or of an extension.
enum TypeKeyword: String, Sendable {
  case `struct`, `class`, `enum`, actor, `protocol`, `extension`
}
