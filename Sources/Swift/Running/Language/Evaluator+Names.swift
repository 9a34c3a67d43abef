// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension Evaluator {
  /// What a name alone means.
  package func name(_ name: String, _ at: Int, _ scope: Scope) -> SampleValue {
    if let value = local(name, scope) { return value }
    let spot = scope.spot(at)
    if let value = named(name, scope, at: spot) { return value }
    if name == "_VariadicView" || name.isCapitalized {
      return .type(resolved(TypeName(name), scope))
    }
    if name.hasPrefix("$"), let value = local(String(name.dropFirst()), scope) { return value }
    if let part = partOfOthers(name, scope, at: spot) { return part }
    return .function(FunctionValue(named: name))
  }

  /// A name in an extension of another module's type that nothing here declares: a member of the instance,
  /// of which no more is known; `nil`: it may be something else.
  private func partOfOthers(_ name: String, _ scope: Scope, at spot: Spot) -> SampleValue? {
    guard !isCovering, let type = scope.type, program.types[type].isOfOthers,
      !SystemTypes.has(program.types[type].name), !standard.isStandardGlobal(name),
      let own = scope.value(of: "self"), isOwn(own)
    else { return nil }
    var hole = Hole(Gap(spot: spot, name: name))
    hole.role = name
    return .unknown(hole)
  }

  /// A variable's value.
  private func local(_ name: String, _ scope: Scope) -> SampleValue? {
    var next: Scope? = scope
    while let holder = next {
      if let value = holder.values[name] {
        guard let type = holder.computed[name] else { return value }
        return operations.converted(
          call(value, [], at: Spot(file: scope.file, token: 0)), to: type, scope)
      }
      next = holder.outer
    }
    return nil
  }

  /// What a name means that is not a variable: a member of the instance or of the types around, a
  /// global, a type of the sources.
  private func named(_ name: String, _ scope: Scope, at spot: Spot) -> SampleValue? {
    if name == "Self" {
      if let own = scope.value(of: "self") {
        if case .type = own { return own }
        if let type = ownType(of: own) { return .type(typeName(type)) }
        if let first = typeNames(of: own).first { return .type(TypeName(first)) }
      }
      return scope.type.map { .type(typeName($0)) }
    }
    if let own = scope.value(of: "self"), let found = ownMember(name, own, scope, at: spot) {
      return found
    }
    if let found = staticAround(name, scope, at: spot) { return found }
    let globals = program.globals(named: name, from: scope.file)
    if let property = globals.first(where: { $0.declaration.kind == .property }) {
      reached.insert(spot)
      return access.staticProperty(property, on: nil)
    }
    if !globals.isEmpty { return .function(FunctionValue(globals)) }
    if let type = typeIndex(name, scope) { return .type(typeName(type)) }
    return nil
  }

  /// A member of the instance around, by its name alone.
  private func ownMember(_ name: String, _ own: SampleValue, _ scope: Scope, at spot: Spot)
    -> SampleValue?
  {
    if isOwn(own) {
      if let type = ownType(of: own), !mayHave(name, type, own) {
        return libraryOwn(name, own, spot)
      }
      return access.found(name, of: own, at: spot)
    }
    if case .type(let type) = own {
      if type.name == "EnvironmentValues",
        let found = environmentValue(named: name) ?? access.ownEnvironment(name, spot)
      {
        return found
      }
      if typeIndex(type.name, scope) == nil, extended.contains(name) {
        return access.staticMember(name, of: type, at: spot, scope)
      }
      return nil
    }
    // The value that an extension of a type of others is run on.
    guard !name.isCapitalized else { return nil }
    if program.globals(named: name, from: scope.file).isEmpty || extended.contains(name) {
      if case .nothing = own { return nil }
      return access.found(name, of: own, at: spot)
    }
    return nil
  }

  /// Whether an instance may have a member of a name: one that is stored or declared.
  private func mayHave(_ name: String, _ type: Int, _ own: SampleValue) -> Bool {
    if case .structure(let value) = own, value.fields[name] != nil { return true }
    if case .object(let value) = own, value.fields[name] != nil { return true }
    if let first = name.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") {
      return true
    }
    if name == "rawValue" { return true }
    if !members(name, of: type).isEmpty { return true }
    if case .structure(let value) = own { return value.fields["_" + name] != nil }
    if case .object(let value) = own { return value.fields["_" + name] != nil }
    return false
  }

  /// A member that protocols of the system give an instance.
  private func libraryOwn(_ name: String, _ own: SampleValue, _ spot: Spot) -> SampleValue? {
    ["description", "hashValue", "objectWillChange"].contains(name)
      ? access.found(name, of: own, at: spot) : nil
  }

  /// A static member or nested type of the types around.
  private func staticAround(_ name: String, _ scope: Scope, at spot: Spot) -> SampleValue? {
    var next = scope.type
    for _ in 0..<12 {
      guard let type = next else { return nil }
      let entry = program.types[type]
      let statics = members(name, of: type).filter {
        $0.declaration.isStatic || $0.declaration.kind == .enumCase
      }
      if !statics.isEmpty || name == "allCases" && entry.keyword == .enum {
        if let found = access.staticMember(
          name, of: typeName(type), at: spot, Scope(file: scope.file, type: type))
        {
          return found
        }
      }
      guard entry.path.count > 1 else { return nil }
      let outer = entry.path.dropLast().joined(separator: ".")
      next = typeIndex(outer, file: scope.file, type: nil)
    }
    return nil
  }

  /// A call: `name(…)`, `value.name(…)`, `Type(…)`, `.name(…)`.
  package func call(
    _ callee: Expression, _ arguments: [Argument], _ at: Int, _ scope: Scope, _ type: TypeName?
  ) -> SampleValue {
    let spot = scope.spot(at)
    if !arguments.isEmpty, arguments.allSatisfy(\.isReference) {
      return reference(callee, arguments, scope)
    }
    switch callee {
    case .name(let name, _): return call(named: name, arguments, scope, at: spot)
    case .member(nil, let name, _):
      return implied(name, passed(arguments, scope), type, scope, at: spot)
    case .member(let base?, let name, _):
      return access.calledMember(name, on: base, arguments, scope, type, at: spot)
    case .list, .pairs: return collection(callee, arguments, scope, at: spot)
    case .text, .number, .integer, .truth, .nothing, .call, .element, .closure, .tuple, .prefix,
      .suffix, .operation, .infix, .choice, .branches, .keyPath, .cast, .test, .availability,
      .unknown:
      let function = value(callee, scope)
      return changing(arguments, scope) { call(function, changing: &$0, at: spot) }
    }
  }

  /// `moved(by:)`: the function of a name that has these labels.
  private func reference(_ callee: Expression, _ arguments: [Argument], _ scope: Scope)
    -> SampleValue
  {
    let function = value(callee, scope)
    guard case .function(var named) = function else { return function }
    let labels = arguments.map { $0.label == "_" ? nil : $0.label }
    let fitting = named.members.filter { $0.declaration.parameters.map(\.label) == labels }
    if !fitting.isEmpty { named.members = fitting }
    return .function(named)
  }

  /// `[Int]()` and `[String: Int]()`.
  private func collection(
    _ callee: Expression, _ arguments: [Argument], _ scope: Scope, at spot: Spot
  ) -> SampleValue {
    let isPairs = if case .pairs = callee { true } else { false }
    if arguments.isEmpty { return isPairs ? .dictionary([]) : .array([]) }
    let type = isPairs ? TypeName("Dictionary") : TypeName("Array")
    return standard.construct(type, passed(arguments, scope), at: spot)
      ?? gap("[]", at: spot)
  }

  /// Runs a call with its arguments, and gives those that stand behind `&` back what it made of them.
  ///
  /// - Parameters:
  ///   - candidates: The functions that may be meant, whose parameters' types help.
  ///   - hints: The types that arguments are needed as, where there are no candidates.
  package func changing(
    _ arguments: [Argument], _ scope: Scope, _ candidates: [Program.Member] = [],
    hints: [TypeName?] = [], _ run: (inout [PassedValue]) -> SampleValue
  ) -> SampleValue {
    var values = passed(
      arguments, scope, candidates.isEmpty ? hints : self.hints(candidates, arguments))
    if thrown != nil { return .void }
    let result = run(&values)
    for (argument, value) in zip(arguments, values) {
      if case .prefix("&", let target) = argument.value {
        access.change(target, scope) { $0 = value.value }
      }
    }
    return result
  }

  /// The types that arguments are needed as, where their labels mean one function.
  private func hints(_ candidates: [Program.Member], _ arguments: [Argument]) -> [TypeName?] {
    guard !candidates.isEmpty, !arguments.isEmpty else { return [] }
    if candidates.count == 1, let types = hints(candidates[0], arguments) { return types }
    let shapes = arguments.map { argument in
      let isClosure =
        if case .closure(let closure) = argument.value { closure } else { nil as Closure? }
      return PassedValue(
        argument.label,
        isClosure.map { .closure(ClosureValue($0, Scope(file: 0, type: nil))) } ?? .void)
    }
    var found: (member: Program.Member, matches: [[Int]])?
    for candidate in candidates {
      guard let matches = match(candidate.declaration.parameters, shapes) else { continue }
      if found != nil { return [] }
      found = (candidate, matches)
    }
    guard let found else { return [] }
    var hints = [TypeName?](repeating: nil, count: arguments.count)
    for (parameter, indices) in zip(found.member.declaration.parameters, found.matches)
    where parameter.type.isArray || !isParameter(parameter.type.name, of: found.member.owner) {
      for index in indices { hints[index] = parameter.type }
    }
    return hints
  }

  /// The types of the parameters of a function whose labels are those of a call, one by one; `nil`:
  /// that is not simple to see.
  private func hints(_ function: Program.Member, _ arguments: [Argument]) -> [TypeName?]? {
    let parameters = function.declaration.parameters
    guard parameters.count == arguments.count else { return nil }
    for (parameter, argument) in zip(parameters, arguments) {
      if case .closure = argument.value { return nil }
      guard parameter.label == argument.label, !parameter.isVariadic else { return nil }
    }
    return parameters.map { parameter in
      parameter.type.isArray || !isParameter(parameter.type.name, of: function.owner)
        ? parameter.type : nil
    }
  }

  /// The functions and initializers that a name alone may mean in a call.
  private func candidates(_ name: String, _ scope: Scope) -> [Program.Member] {
    if name.isCapitalized {
      return typeIndex(name, scope).map { members("init", of: $0) } ?? []
    }
    if let own = scope.value(of: "self"), let type = ownType(of: own) {
      let found = members(name, of: type)
      if !found.isEmpty { return found.filter { $0.declaration.kind == .function } }
    }
    if let type = scope.type {
      let found = members(name, of: type)
      if !found.isEmpty { return found.filter { $0.declaration.kind == .function } }
    }
    return program.globals(named: name, from: scope.file)
      .filter { $0.declaration.kind == .function }
  }

  private func call(named name: String, _ arguments: [Argument], _ scope: Scope, at spot: Spot)
    -> SampleValue
  {
    reached.insert(spot)
    if let value = local(name, scope) {
      return changing(arguments, scope) { call(value, changing: &$0, at: spot) }
    }
    return changing(arguments, scope, candidates(name, scope)) { passed in
      called(name, &passed, scope, at: spot)
        ?? (passed.contains { $0.value.isUnknown }
          ? nil : access.record(name, passed, scope, at: spot))
        ?? access.unfollowed(name, &passed, at: spot)
    }
  }

  /// The first argument that is not known, which is why a call is not either.
  package func unknown(in arguments: [PassedValue]) -> SampleValue? {
    arguments.first { statements.isUnknown($0.value) }?.value
  }

  private func isOwnFunction(_ name: String, _ scope: Scope) -> Bool {
    guard let own = scope.value(of: "self"), let type = ownType(of: own) else { return false }
    return members(name, of: type).contains { $0.declaration.kind == .function }
  }

  private func hasOwnMember(_ name: String, _ scope: Scope) -> Bool {
    guard let own = scope.value(of: "self"), let type = ownType(of: own) else { return false }
    return !members(name, of: type).isEmpty
  }

  private func called(
    _ name: String, _ passed: inout [PassedValue], _ scope: Scope, at spot: Spot
  ) -> SampleValue? {
    // A type of another type may be called as a property of the instance around is.
    let isType =
      name.isCapitalized
      || !hasOwnMember(name, scope) && program.globals(named: name, from: scope.file).isEmpty
        && typeIndex(name, scope) != nil
    if isType, typeIndex(name, scope).map({ program.isNameable($0, from: scope.file) }) != false {
      if let found = access.construct(
        name == "Self" ? selfType(scope) : TypeName(name), passed, at: spot, scope)
      {
        return found
      }
    }
    // A function may be named as a type is: `func Badge() -> some View`.
    if !isType || isOwnFunction(name, scope),
      let found = calledOwn(name, &passed, scope, at: spot)
    {
      return found
    }
    if let found = calledAround(name, passed, scope, at: spot) { return found }
    let globals = program.globals(named: name, from: scope.file)
    let functions = globals.filter { $0.declaration.kind == .function && statements.hasBody($0) }
    if let choice = choose(functions, passed, file: scope.file) {
      var none: SampleValue?
      return run(choice, on: &none, &passed, at: spot)
    }
    if let property = globals.first(where: { $0.declaration.kind == .property }) {
      return call(access.staticProperty(property, on: nil), changing: &passed, at: spot)
    }
    if let known = coreGlobal(name, &passed, at: spot) { return known }
    return library { $0.globalCall(name, passed, at: spot) }
  }

  private func selfType(_ scope: Scope) -> TypeName {
    if case .type(let type)? = named("Self", scope, at: Spot(file: scope.file, token: 0)) {
      return type
    }
    return TypeName("Self")
  }

  /// A method of the instance around.
  private func calledOwn(
    _ name: String, _ passed: inout [PassedValue], _ scope: Scope, at spot: Spot
  ) -> SampleValue? {
    guard let holder = scope.holder(of: "self"), var own = holder.values["self"] else { return nil }
    if case .type(let type) = own {
      guard typeIndex(type.name, scope) == nil else { return nil }
      return access.staticCall(name, of: type, passed, at: spot, scope)
    }
    if let type = ownType(of: own), !mayHave(name, type, own) {
      // A modifier on the view itself, unless it is a function of no type.
      guard !standard.isStandardGlobal(name),
        program.globals(named: name, from: scope.file).isEmpty,
        viewLibrary.isModifier(name)
          || !access.declaredMembers(name, of: own, from: scope.file).isEmpty,
        statements.conforms(own, to: "View")
      else { return nil }
    }
    let functions = access.declaredMembers(name, of: own, from: scope.file)
    // In an extension of images a function that nothing declares is none of theirs.
    if case .view(.image(let image)) = own, functions.isEmpty, !viewLibrary.isModifier(name),
      viewLibrary.imageCall(name, on: image, passed) == nil
    {
      return nil
    }
    let isMutating = functions.contains { $0.declaration.isMutating }
    let isChanged = isMutating || !isOwn(own)
    // No copy is kept meanwhile, so that collections are changed in place.
    if isMutating, !access.isObject(own) { holder.values["self"] = .void }
    let result = callMember(name, on: &own, changing: &passed, at: spot)
    if isChanged { holder.values["self"] = own }
    return result
  }

  /// A static function, or case, of the types around.
  private func calledAround(
    _ name: String, _ passed: [PassedValue], _ scope: Scope, at spot: Spot
  ) -> SampleValue? {
    var next = scope.type
    for _ in 0..<12 {
      guard let type = next else { return nil }
      let statics = members(name, of: type).filter {
        $0.declaration.isStatic || $0.declaration.kind == .enumCase
      }
      if !statics.isEmpty {
        if let found = call(statics, on: .type(typeName(type)), passed, at: spot) { return found }
        if let property = statics.first(where: { $0.declaration.kind == .property }) {
          return call(access.staticProperty(property, on: typeName(type)), passed, at: spot)
        }
      }
      guard program.types[type].path.count > 1 else { return nil }
      let outer = program.types[type].path.dropLast().joined(separator: ".")
      next = typeIndex(outer, file: scope.file, type: nil)
    }
    return nil
  }

  /// Functions that the language itself has.
  private func coreGlobal(_ name: String, _ passed: inout [PassedValue], at spot: Spot)
    -> SampleValue?
  {
    switch name {
    case "type":
      guard let value = passed.first, value.label == "of" else { return nil }
      if let type = ownType(of: value.value) { return .type(typeName(type)) }
      return typeNames(of: value.value).first.map { .type(TypeName($0)) }
    case "swap":
      guard passed.count == 2 else { return nil }
      (passed[0].value, passed[1].value) = (passed[1].value, passed[0].value)
      return .void
    case "withAnimation":
      guard let last = passed.last, isFunction(last.value) else { return nil }
      return call(last.value, [], at: spot)
    case "print", "debugPrint", "assert", "precondition", "assertionFailure", "NSLog": return .void
    case "preconditionFailure": return failure(name, at: spot)
    default: return nil
    }
  }
}
