// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Checks that an expression comes to what Swift itself makes of it, as interpolations print them.
///
/// - Parameters:
///   - code: The expression.
///   - native: Its value.
///   - preamble: Declarations before it.
func same<Value>(
  _ code: String, _ native: Value?, preamble: String = "",
  at location: SourceLocation = #_sourceLocation
) {
  let run = SwiftRun("\(preamble)\nfunc run() -> Any? { \(code) }")
  let expected = native.map { "\($0)" } ?? "nil"
  #expect(run.result() == expected, "\(code)", sourceLocation: location)
  #expect(run.gaps == [], "\(code)", sourceLocation: location)
}

/// Checks that statements return the text that Swift itself makes of them.
func same(
  body: String, at location: SourceLocation = #_sourceLocation, _ native: () -> String
) {
  let run = SwiftRun("func run() -> String { \(body) }")
  #expect(run.result() == native(), "\(body)", sourceLocation: location)
  #expect(run.gaps == [], "\(body)", sourceLocation: location)
}
