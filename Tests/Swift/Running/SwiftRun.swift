// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyRunning
import VibrancySyntax
import VibrancyWords

/// Code that is run in a test.
struct SwiftRun {
  let evaluator: Evaluator

  /// The program of files.
  init(_ files: String...) {
    let program = Program(
      files.map { code in
        let source = Source(SourceText(path: "Code.swift", bytes: Array(code.utf8)))
        return (source, DeclarationReader.declarations(of: source))
      })
    evaluator = Evaluator(program, Situation())
  }

  /// The printed result of a global function without parameters.
  func result(of name: String = "run") -> String {
    let members = evaluator.program.globals(named: name, from: 0)
    guard let member = members.first else { return "no function \(name)" }
    let spot = Spot(file: 0, token: member.declaration.index)
    let value = evaluator.call(.function(FunctionValue(members)), [], at: spot)
    if case .unknown(let hole) = value { return "unknown: \(hole.gap.name)" }
    return evaluator.operations.printed(value)
  }

  /// The printed result of a static function without parameters.
  func result(of name: String, in type: String) -> String {
    let spot = Spot(file: 0, token: 0)
    let function = evaluator.access.member(name, of: .type(TypeName(type)), at: spot)
    let value = evaluator.call(function, [], at: spot)
    if case .unknown(let hole) = value { return "unknown: \(hole.gap.name)" }
    return evaluator.operations.printed(value)
  }

  var gaps: [String] { evaluator.gaps.map(\.name) }
  var failures: [String] { evaluator.failures.map(\.name) }
}
