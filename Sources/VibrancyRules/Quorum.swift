// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How many of the judged backdrops must fail before a rule fires.
enum Quorum {
  case any
  case all
  case atLeast(Int)

  func count(of judged: Int) -> Int {
    switch self {
    case .any: 1
    case .all: judged
    case .atLeast(let count): min(max(count, 1), judged)
    }
  }
}
