// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// What Swift sources declare and call, as the toolchain's own parser reads them. `scripts/swift-outline`
// compiles and runs it; Tests/Oracles/outline/README.md has the format of its lines.

import SwiftParser
import SwiftSyntax

/// Collects a file's lines.
final class Outline: SyntaxVisitor {
  struct Entry {
    let line: Int
    let column: Int
    let text: String
  }

  private(set) var entries: [Entry] = []
  private let converter: SourceLocationConverter
  /// How many printed declarations are open.
  private var depth = 0

  init(_ tree: SourceFileSyntax, path: String) {
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ kind: String, _ name: String, at node: some SyntaxProtocol) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let name = name.filter { $0 != "`" }.split { $0.isWhitespace }.joined(separator: " ")
    entries.append(
      Entry(
        line: place.line, column: place.column,
        text: "\(kind)\t\(name)\t\(place.line)\t\(place.column)\t\(depth)"))
  }

  private func open(_ kind: String, _ name: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    add(kind, name.trimmedDescription, at: name)
    depth += 1
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open("struct", node.name)
  }
  override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open("class", node.name)
  }
  override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open("enum", node.name)
  }
  override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open("actor", node.name)
  }
  override func visitPost(_ node: ActorDeclSyntax) { depth -= 1 }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open("protocol", node.name)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { depth -= 1 }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open("extension", node.extendedType)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { depth -= 1 }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    open("typealias", node.name)
  }
  override func visitPost(_ node: TypeAliasDeclSyntax) { depth -= 1 }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    open("func", node.name)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    open("init", node.initKeyword)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    open("deinit", node.deinitKeyword)
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    open("subscript", node.subscriptKeyword)
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { depth -= 1 }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add("case", node.name.text, at: node.name)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isProperty =
      node.parent?.is(MemberBlockItemSyntax.self) == true || depth == 0 && isAtTop(node)
    for binding in node.bindings {
      addNames(of: binding.pattern, as: isProperty ? "property" : "local")
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { depth -= 1 }

  private func isAtTop(_ node: some SyntaxProtocol) -> Bool {
    var above = node.parent
    while let one = above {
      if one.is(CodeBlockSyntax.self) || one.is(ClosureExprSyntax.self) { return false }
      above = one.parent
    }
    return true
  }

  private func addNames(of pattern: PatternSyntax, as kind: String) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      add(kind, name.text, at: name)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for element in tuple.elements { addNames(of: element.pattern, as: kind) }
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.callee(node.calledExpression) { add("call", name.text, at: name) }
    return .visitChildren
  }

  /// The last name of what is called; none for a closure, or the result of another call.
  private static func callee(_ called: ExprSyntax) -> TokenSyntax? {
    if let name = called.as(DeclReferenceExprSyntax.self) { return name.baseName }
    if let member = called.as(MemberAccessExprSyntax.self) { return member.declName.baseName }
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      return callee(generic.expression)
    }
    if let optional = called.as(OptionalChainingExprSyntax.self) {
      return callee(optional.expression)
    }
    if let forced = called.as(ForceUnwrapExprSyntax.self) { return callee(forced.expression) }
    return nil
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add("macro", node.macroName.text, at: node.macroName)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add("macro", node.macroName.text, at: node.macroName)
    return .visitChildren
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of a file; `nil` if it cannot be read.
func contents(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
  return bytes
}

var status: Int32 = 0
var (files, byteCount) = (0, 0)
let clock = ContinuousClock()
let began = clock.now
while let path = readLine() {
  guard let bytes = contents(of: path) else {
    fputs("error: cannot read \(path)\n", stderr)
    status = 1
    continue
  }
  files += 1
  byteCount += bytes.count
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let outline = Outline(tree, path: path)
  outline.walk(tree)
  for entry in outline.entries.sorted(by: {
    ($0.line, $0.column, $0.text) < ($1.line, $1.column, $1.text)
  }) {
    print("\(path)\t\(entry.text)")
  }
  print("\(path)\t\(tree.hasError ? "broken" : "whole")\t\t\(outline.entries.count)\t0\t0")
}
fputs("\(files) files, \(byteCount) bytes in \(clock.now - began)\n", stderr)
exit(status)
