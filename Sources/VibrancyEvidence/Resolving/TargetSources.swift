// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The sources of one target, read for what they show.
struct TargetSources {
  let folder: String
  let isWatch: Bool
  /// Its files, which are parsed one at a time: their tokens take ten times the memory of the texts.
  let files: [SourceText]
  let uses: [UseFact]
  let reads: [ReadFact]
  let widgetFacts: [WidgetFact]
  /// The names that each outermost declaration refers to.
  let references: [String: Set<String>]

  /// Reads files.
  ///
  /// - Parameter takes: Which of their uses count.
  init(
    folder: String, isWatch: Bool, files: [SourceText], outline: Outline,
    takes: (UseFact) -> Bool = { _ in true }
  ) {
    (self.folder, self.isWatch, self.files) = (folder, isWatch, files)
    var uses: [UseFact] = []
    var reads: [ReadFact] = []
    var widgetFacts: [WidgetFact] = []
    var references: [String: Set<String>] = [:]
    for file in files.lazy.map(SourceFile.init) {
      let resolver = NameResolver(file: file, outline: outline) {
        PathNames.isPath($0, in: folder)
      }
      let owners = DeclarationOwners(file, outline: outline)
      uses += UseReader.uses(in: file, resolver: resolver, owners: owners).filter(takes)
      reads += ReadFact.reads(in: file)
      widgetFacts += WidgetFact.facts(in: file, outline: outline)
      references.merge(owners.references) { $0.union($1) }
    }
    (self.uses, self.reads) = (uses, reads)
    (self.widgetFacts, self.references) = (widgetFacts, references)
  }

  /// What the code decides where a use stands: in its file, or in a type that names one around it.
  func choices(of use: UseFact, _ manner: Manner) -> [CodeChoice] {
    var choices: [CodeChoice.Value: CodeChoice] = [:]
    if let place = manner.accentedChoice {
      choices[.accentedRendering] = CodeChoice(value: .accentedRendering, place: place)
    }
    let types = Set(use.types)
    for read in reads where choices[read.choice.value] == nil {
      let isHere = read.choice.place.path == use.place.path
      let wraps = read.types.contains { type in
        types.contains(type) || !(references[type]?.isDisjoint(with: types) ?? true)
      }
      if isHere || wraps { choices[read.choice.value] = read.choice }
    }
    return choices.values.sorted()
  }

  /// The declarations that can be reached from some, these included.
  func reached(from roots: Set<String>) -> Set<String> {
    var reached = roots
    var open = Array(roots)
    while let name = open.popLast() {
      for next in references[name] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    return reached
  }
}

/// An expression that shows an asset.
struct UseFact: Sendable {
  var kind: KnownSet.Kind
  var resolution: NameResolution
  /// Whether a name that no set has is missing: not with a bundle of its own or an alternative.
  var canBeMissing: Bool
  var place: SourcePlace
  /// Its postfix chain, and those of the images it is made into.
  var elements: [ChainElement]
  /// What must be reached for it to be shown: the outermost type, or a function.
  var owner: String?
  /// The types around it, innermost first.
  var types: [String]
  var isClockKit: Bool
}

/// A place that reads how the widget is shown.
struct ReadFact: Sendable {
  var choice: CodeChoice
  /// The types around it, innermost first.
  var types: [String]

  private static let values: [String: CodeChoice.Value] = [
    "widgetRenderingMode": .renderingMode,
    "showsWidgetContainerBackground": .containerBackground,
    "isLuminanceReduced": .luminanceReduced,
  ]

  /// The reads of a file: of the environment, not what is put into it.
  static func reads(in file: SourceFile) -> [ReadFact] {
    let tree = file.tree
    return tree.tokens.indices.compactMap { index in
      // Hashing every name of a file would cost more than all else here.
      guard tree.tokens[index].isName, tree.tokens[index].text.utf8.count >= 18,
        let value = values[tree.tokens[index].text],
        !tree.token(index + 1).isMark(":")
      else { return nil }
      let before = tree.token(index - 1)
      if before.isWord("var") || before.isWord("let") { return nil }
      if before.isMark("."), tree.token(index - 2).isMark("\\") {
        let open = Int(tree.owners[index])
        if tree.token(open - 1).isWord("environment") { return nil }
      }
      return ReadFact(
        choice: CodeChoice(value: value, place: file.place(of: index)),
        types: file.types(around: index))
    }
  }
}
