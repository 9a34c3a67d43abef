// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyVocabulary

/// Reads what ClockKit data sources show: pictures named in providers, views in templates.
struct ClockKitReader {
  let interpreter: Interpreter
  let ownCount: Int

  private var program: Program { interpreter.program }

  /// What each data source of the target's own shows: its name and place, pictures and views.
  func sources() -> [(name: String, spot: Spot, pictures: [(Picture, Spot)], views: [ViewTree])] {
    program.types.indices.compactMap { type in
      guard let place = program.types[type].place, place.file < ownCount,
        program.type(type, isOneOf: ["CLKComplicationDataSource"])
      else { return nil }
      var collector = Collector(
        interpreter: interpreter,
        own: .object(
          Instance(type: type, spot: Spot(file: place.file, token: place.index))))
      for member in program.types[type].members.values.joined() { collector.open(member, type) }
      collector.run()
      return (
        program.types[type].name, Spot(file: place.file, token: place.index), collector.pictures,
        collector.views
      )
    }
  }

  /// Collects the pictures and views that functions name, and the functions they call by name.
  private struct Collector {
    let interpreter: Interpreter
    let own: Value
    var pictures: [(Picture, Spot)] = []
    var views: [ViewTree] = []
    private var queue: [(member: Program.Member, type: Int?)] = []
    private var seen: Set<Spot> = []

    init(interpreter: Interpreter, own: Value) { (self.interpreter, self.own) = (interpreter, own) }

    mutating func open(_ member: Program.Member, _ type: Int?) {
      let spot = Spot(file: member.file, token: member.declaration.index)
      guard member.declaration.brace != nil, seen.count < 400, seen.insert(spot).inserted else {
        return
      }
      queue.append((member, type))
    }

    mutating func run() {
      while let (member, type) = queue.popLast() {
        guard let brace = member.declaration.brace else { continue }
        let program = interpreter.program
        let source = program.sources[member.file]
        var frame = Frame(file: member.file, own: own, type: type)
        for index in source.inside(brace) where source.token(index).isName {
          let isCall = source.token(index + 1).isMark("(")
          let name = source.text(index)
          guard isCall else { continue }
          if name == "UIImage" || name == "Image" {
            var parser = ExpressionParser(source, index..<source.close(index + 1) + 1)
            let value = interpreter.value(parser.expression(), &frame)
            add(value, Spot(file: member.file, token: index))
          } else if name.first?.isUppercase == true {
            guard let type = program.type(named: name, from: member.file),
              program.type(type, isOneOf: ["View"])
            else { continue }
            var parser = ExpressionParser(source, index..<source.close(index + 1) + 1)
            views.append(interpreter.tree(of: interpreter.value(parser.expression(), &frame)))
          } else if let type, let found = program.types[type].members[name] {
            for next in found { open(next, type) }
          } else {
            for next in program.globals(named: name, from: member.file) { open(next, nil) }
          }
        }
      }
    }

    private mutating func add(_ value: Value, _ spot: Spot) {
      switch value {
      case .picture(let picture): pictures.append((picture, spot))
      case .view(.leaf(.picture(let picture), _)): pictures.append((picture, spot))
      case .unknown, .truth, .number, .text, .member, .view, .paint, .closure, .method, .object,
        .type, .list, .pairs, .nothing, .environment, .implicit, .configuration, .either:
        break
      }
    }
  }
}
