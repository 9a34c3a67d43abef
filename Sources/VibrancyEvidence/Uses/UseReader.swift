// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the expressions of a file that show assets.
struct UseReader {
  let file: SourceFile
  let resolver: NameResolver
  private let owners: DeclarationOwners
  private let clockKit: ClockKitRegions
  private var uses: [UseFact] = []
  var tree: SyntaxTree { file.tree }

  private init(file: SourceFile, resolver: NameResolver, owners: DeclarationOwners) {
    (self.file, self.resolver, self.owners) = (file, resolver, owners)
    clockKit = ClockKitRegions(file)
  }

  /// The uses of a file, in the order of its text.
  static func uses(
    in file: SourceFile, resolver: NameResolver, owners: DeclarationOwners
  ) -> [UseFact] {
    var reader = UseReader(file: file, resolver: resolver, owners: owners)
    for index in file.tree.tokens.indices { reader.read(index) }
    return reader.uses
  }

  private mutating func read(_ index: Int) {
    let token = tree.tokens[index]
    guard token.kind == .word, token.text.utf8.count <= 7, token.first < UInt8(ascii: "a"),
      isStart(index)
    else { return }
    let isCall = tree.token(index + 1).isMark("(") && !tree.token(index + 1).startsLine
    switch token.text {
    case "Image" where isCall: readImage(at: index)
    case "UIImage" where isCall, "NSImage" where isCall: readPlatformImage(at: index)
    case "Label" where isCall: readLabel(at: index)
    case "Color" where isCall, "UIColor" where isCall, "NSColor" where isCall: readColor(at: index)
    case "UIImage", "Color", "UIColor", "NSColor": readMember(at: index)
    case "Asset", "Assets": readGenerated(at: index)
    default: break
    }
  }

  /// Whether a name starts an expression, or follows the name of its module.
  private func isStart(_ index: Int) -> Bool {
    let before = tree.token(index - 1)
    if before.isWord("func") || before.isWord("struct") || before.isWord("extension") {
      return false
    }
    guard before.isMark(".") else { return true }
    return ["SwiftUI", "UIKit", "AppKit"].contains(tree.token(index - 2).text)
  }

  mutating func add(
    _ kind: KnownSet.Kind, _ resolution: NameResolution, at index: Int, chain: Int,
    canBeMissing: Bool = false
  ) {
    guard !resolution.names.isEmpty || !resolution.flows.isEmpty || resolution.isComputed else {
      return
    }
    var elements = file.chain(at: chain)
    // What is made of the image is marked in its place: `Image(uiImage: UIImage(named: "n")!).…`.
    var bracket = Int(tree.owners[index])
    for _ in 0..<8 where bracket > 0 && !tree.tokens[bracket].isMark("{") {
      if tree.tokens[bracket].isMark("("), tree.tokens[bracket - 1].isWord("Image") {
        elements += file.chain(at: tree.close(bracket) + 1)
      }
      bracket = Int(tree.owners[bracket])
    }
    uses.append(
      UseFact(
        kind: kind, resolution: resolution, canBeMissing: canBeMissing,
        place: file.place(of: index), elements: elements, owner: owners.owner(of: index),
        types: file.types(around: index), isClockKit: clockKit.contains(index, in: tree)))
  }

  private typealias Arguments = [(key: String, range: Range<Int>)]

  /// `Image("n")`, `Image(.n)`, `Image(decorative: "n")`.
  mutating func readImage(at index: Int) {
    let arguments = tree.arguments(at: index + 1)
    guard let first = arguments.first, !arguments.contains(where: { $0.key == "scale" }) else {
      return
    }
    switch first.key {
    case "#0", "decorative": addName(.image, in: first.range, of: arguments, at: index)
    case "asset": addUnknownAsset(.image, in: first.range, at: index)
    default: break
    }
  }

  /// `UIImage(named: "n")`, `UIImage(resource: .n)`.
  mutating func readPlatformImage(at index: Int) {
    let arguments = tree.arguments(at: index + 1)
    guard let first = arguments.first else { return }
    switch first.key {
    case "named", "resource": addName(.image, in: first.range, of: arguments, at: index)
    case "asset": addUnknownAsset(.image, in: first.range, at: index)
    default: break
    }
  }

  /// `Label("…", image: "n")`.
  mutating func readLabel(at index: Int) {
    let arguments = tree.arguments(at: index + 1)
    guard let image = arguments.first(where: { $0.key == "image" }) else { return }
    addName(.image, in: image.range, of: arguments, at: index)
  }

  /// `Color("n")`, `Color(.n)`, `UIColor(named: "n")`.
  mutating func readColor(at index: Int) {
    let arguments = tree.arguments(at: index + 1)
    guard let first = arguments.first, ["#0", "named", "resource"].contains(first.key),
      !arguments.contains(where: { $0.key == "red" || $0.key == "white" || $0.key == "hue" })
    else { return }
    let terms = tree.nameTerms(in: first.range)
    // `Color(something)` makes a color of a color more often than of a name.
    if first.key == "#0", !terms.allSatisfy(\.isName) { return }
    addName(.color, in: first.range, of: arguments, at: index)
  }

  /// `UIImage.n`, `Color.n`: symbols Xcode makes; those of no set are members of another kind.
  mutating func readMember(at index: Int) {
    let path = tree.path(at: index)
    guard path.names.count > 1 else { return }
    let kind: KnownSet.Kind = path.names[0] == "UIImage" ? .image : .color
    let name = FoundName(spelling: .symbol([path.names[1]]), isPlain: false)
    add(kind, NameResolution(names: [name]), at: index, chain: index + 3)
  }

  /// `Asset.logo.image`, `Asset.Group.logo.swiftUIImage`, `Image(asset: Asset.logo)`.
  mutating func readGenerated(at index: Int) {
    var path = tree.path(at: index)
    let label = tree.token(index - 1).isMark(":") ? tree.token(index - 2).text : ""
    var kind = KnownSet.Kind.image
    switch path.names.last {
    case "image", "swiftUIImage", "name": path.names.removeLast()
    case "color", "swiftUIColor":
      kind = .color
      path.names.removeLast()
    default:
      guard label == "asset" else { return }
      let open = Int(tree.owners[index])
      kind = tree.token(open - 1).text.hasSuffix("Color") ? .color : .image
    }
    guard path.names.count > 1 else { return }
    let name = FoundName(spelling: .generated(Array(path.names.dropFirst())), isPlain: false)
    add(kind, NameResolution(names: [name]), at: index, chain: path.end)
  }

  private mutating func addName(
    _ kind: KnownSet.Kind, in range: Range<Int>, of arguments: Arguments, at index: Int
  ) {
    let terms = tree.nameTerms(in: range).filter { !isGenerated($0) }
    let close = tree.close(index + 1)
    let bundle = arguments.first { $0.key == "bundle" || $0.key == "in" }
    let isOwnBundle = bundle.map { isMainBundle($0.range) } ?? true
    add(
      kind, resolver.resolve(terms, at: index), at: index, chain: close + 1,
      canBeMissing: isOwnBundle && !hasAlternative(from: index, to: close))
  }

  /// A SwiftGen constant is read by itself, where its name stands.
  private func isGenerated(_ term: NameTerm) -> Bool {
    guard case .path(let path) = term else { return false }
    return path[0] == "Asset" || path[0] == "Assets"
  }

  private mutating func addUnknownAsset(
    _ kind: KnownSet.Kind, in range: Range<Int>, at index: Int
  ) {
    if tree.nameTerms(in: range).contains(where: isGenerated) { return }
    add(kind, .computed, at: index, chain: tree.close(index + 1) + 1)
  }

  private func isMainBundle(_ range: Range<Int>) -> Bool {
    range.count == 1 && tree.token(range.lowerBound).isWord("nil")
      || tree.token(range.upperBound - 1).isWord("main")
  }

  /// Whether the code has an answer to an image that is not there: `??`, `if let`.
  private func hasAlternative(from start: Int, to close: Int) -> Bool {
    if tree.token(close + 1).isOperation("??") { return true }
    guard tree.token(start - 1).isMark("="), tree.token(start - 3).isWord("let") else {
      return false
    }
    let before = tree.token(start - 4)
    return ["if", "guard", "while"].contains(before.text) || before.isMark(",")
  }
}
