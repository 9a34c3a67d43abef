// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension Statements {
  /// The statements of a body, read once.
  package func parsedBody(_ file: Int, brace: Int) -> Closure {
    let spot = Spot(file: file, token: brace)
    if let known = code.read.closures[spot] { return known }
    var parser = parser(file, brace..<code.program.sources[file].tokens.count)
    let closure = parser.expressions.closure()
    code.read.closures[spot] = closure
    return closure
  }

  /// What runs where a property or subscript is read or written, read once.
  package func accessors(_ member: Program.Member) -> Accessors {
    guard let brace = member.declaration.brace else { return Accessors() }
    let spot = Spot(file: member.file, token: brace)
    if let known = code.read.accessors[spot] { return known }
    var parser = parser(member.file, brace..<code.program.sources[member.file].tokens.count)
    let accessors = parser.accessors()
    code.read.accessors[spot] = accessors
    return accessors
  }

  /// The value a declaration is written with, read once.
  package func expression(_ file: Int, _ range: Range<Int>) -> Expression {
    let spot = Spot(file: file, token: range.lowerBound)
    if let known = code.read.expressions[spot] { return known }
    var parser = ExpressionParser(code.program.sources[file], range)
    let expression = parser.expression()
    code.read.expressions[spot] = expression
    return expression
  }

  private func parser(_ file: Int, _ range: Range<Int>) -> StatementParser {
    StatementParser(ExpressionParser(code.program.sources[file], range))
  }

  /// Whether a closure names a parameter by its number: `$1`.
  package func highestParameter(_ closure: Closure, _ file: Int) -> Int {
    let spot = Spot(file: file, token: closure.at)
    if let known = code.read.parameters[spot] { return known }
    let source = code.program.sources[file]
    var highest = -1
    for index in source.inside(closure.at) where source.token(index).first == UInt8(ascii: "$") {
      if let number = Int(source.text(index).dropFirst()) { highest = max(highest, number) }
    }
    code.read.parameters[spot] = highest
    return highest
  }

  /// Whether a member has something to run or to give, which what a protocol asks for has not.
  package func hasBody(_ member: Program.Member) -> Bool {
    let declaration = member.declaration
    switch declaration.kind {
    case .function, .initializer:
      if declaration.brace == nil { return false }
      return declaration.name != "subscript" || accessors(member).getter != nil
    case .property:
      guard declaration.brace != nil else {
        return member.owner.map { code.program.types[$0].keyword != .protocol } ?? true
      }
      return accessors(member).getter != nil || isStored(member)
    case .enumCase, .alias: return true
    case .type, .macro: return false
    }
  }

  /// Whether a property is stored: it has no accessors but observers.
  package func isStored(_ member: Program.Member) -> Bool {
    guard let brace = member.declaration.brace else { return true }
    let word = code.program.sources[member.file].text(brace + 1)
    return word == "didSet" || word == "willSet"
  }

  /// What the statements of a body come to: what they return, else their only value, else the regions of
  /// a Dynamic Island or the views that they give.
  package func outcome(of statements: [Statement], _ scope: Scope) -> SampleValue {
    if let builder = scope.builder { return built(statements, by: builder, scope) }
    var shown: [SampleValue] = []
    let isSingle = statements.count == 1 && statements[0].isValue
    switch execute(statements, scope, &shown, keepsAll: isSingle) {
    case .returned(let value): return value
    // Where one sample is run, what stands before is shown.
    case .stopped(let value):
      if let value, code.isCovering || shown.isEmpty { return value }
    case .normal, .broke, .continued, .fell: break
    }
    if isSingle, shown.count < 2 { return shown.first ?? nothing(scope) }
    let regions = shown.flatMap { code.regions(in: $0) }
    if !regions.isEmpty { return .array(regions) }
    let spot = Spot(file: scope.file, token: 0)
    let views = shown.compactMap { code.view(from: $0, at: spot) }
    guard !views.isEmpty else { return nothing(scope) }
    return .view(views.count == 1 ? views[0] : .group(views))
  }

  /// What a body comes to that gives nothing: a view that is empty, where one is declared.
  private func nothing(_ scope: Scope) -> SampleValue {
    scope.returns?.name == "View" ? .view(.empty) : .void
  }

  /// Runs what is one level deeper; `nil` where that is too deep, or too much was run.
  package func deeper(_ run: () -> SampleValue) -> SampleValue? {
    guard code.depth < Evaluator.deepest, !StackFloor.isReached, code.step() else { return nil }
    code.depth += 1
    defer { code.depth -= 1 }
    return run()
  }
}

/// What was read of bodies and values, by where it stands.
package struct ReadBodies {
  package var closures: [Spot: Closure] = [:]
  package var accessors: [Spot: Accessors] = [:]
  package var expressions: [Spot: Expression] = [:]
  package var parameters: [Spot: Int] = [:]
  /// The pattern of the texts that the cases of an enum have, and what is none.
  package var texts: [CaseText: String] = [:]
  package var noTexts: Set<CaseText> = []
}

/// How statements ended.
package enum Flow {
  case normal
  case returned(SampleValue)
  case broke(String?)
  case continued(String?)
  case fell
  /// By an error, a failure, or since too much was run.
  case stopped(SampleValue?)
}

extension Statement {
  /// Whether it may be the value of a body that has no other statement.
  package var isValue: Bool {
    switch self {
    case .expression, .branch, .choose: true
    case .handled(_, let catches): catches.isEmpty == false
    case .labelled(_, let inner): inner.isValue
    case .variable, .function, .unless, .loop, .give, .assign, .several, .repetition, .deferred,
      .leave:
      false
    }
  }
}
