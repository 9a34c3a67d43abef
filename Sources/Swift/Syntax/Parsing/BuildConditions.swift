// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// What decides the `#if`s of a file: the settings of the target that it is compiled for.
package struct BuildConditions: Sendable, Hashable {
  /// The system it is compiled for.
  package let platform: ProjectTarget.Platform
  /// The flags that its target sets; every other one is false.
  package let flags: Set<String>
  /// The modules that can be imported beside the system's own.
  package let modules: Set<String>

  /// Conditions of a target.
  ///
  /// `DEBUG` is set in addition to the flags (Assumed: Xcode's own Debug configuration sets it, and the
  /// samples of previews often stand under it).
  package init(
    platform: ProjectTarget.Platform, flags: Set<String> = [], modules: Set<String> = []
  ) {
    (self.platform, self.modules) = (platform, modules)
    self.flags = flags.union(["DEBUG"])
  }

  /// Whether code under a condition is compiled; there is no third answer, as for a compiler.
  package func meets(_ text: String) -> Bool {
    if let version = CompilerVersion(condition: text) { return version.isMet }
    let bytes = Array(text.utf8)
    let source = Source(path: "", bytes: bytes, tokens: Lexer.tokens(of: bytes).tokens)
    var parser = ExpressionParser(source, 0..<source.tokens.count)
    return meets(parser.expression())
  }

  private func meets(_ expression: Expression) -> Bool {
    switch expression {
    case .truth(let value): return value
    case .prefix("!", let inner): return !meets(inner)
    case .infix("&&", let left, let right, _): return meets(left) && meets(right)
    case .infix("||", let left, let right, _): return meets(left) || meets(right)
    case .tuple(let parts) where parts.count == 1: return meets(parts[0].value)
    case .call(.name(let question, _), let arguments, _):
      guard let name = arguments.first.flatMap({ Self.name($0.value) }) else { return false }
      return answer(question, name)
    case .name(let flag, _): return flags.contains(flag)
    case .text, .number, .integer, .nothing, .member, .call, .element, .closure, .list, .pairs,
      .tuple, .prefix, .infix, .choice, .branches, .keyPath, .cast, .test, .suffix, .operation,
      .availability, .unknown:
      return false
    }
  }

  /// What a question of the language comes to.
  private func answer(_ question: String, _ name: String) -> Bool {
    switch question {
    case "os": platform.compilerNames.contains(name)
    case "canImport": platform.hasModule(name) || modules.contains(name)
    // A device runs what ships: neither a simulator nor an iPad's app on a Mac.
    case "targetEnvironment": false
    case "arch": name == "arm64"
    case "_runtime": name == "_ObjC"
    case "_endian": name == "little"
    case "_pointerBitWidth": name == "_64"
    case "_hasAtomicBitWidth": ["_8", "_16", "_32", "_64", "_128"].contains(name)
    case "hasFeature", "hasAttribute": !["Embedded", "StrictMemorySafety"].contains(name)
    default: false
    }
  }

  /// The name of an argument; of `UIKit.UIView` the module's.
  private static func name(_ expression: Expression) -> String? {
    switch expression {
    case .name(let name, _): name
    case .member(let base?, _, _): Self.name(base)
    case .text, .number, .integer, .truth, .nothing, .member, .call, .element, .closure, .list,
      .pairs, .tuple, .prefix, .infix, .choice, .branches, .keyPath, .cast, .test, .suffix,
      .operation, .availability, .unknown:
      nil
    }
  }
}
