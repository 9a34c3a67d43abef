// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyVocabulary

extension Interpreter {
  /// Runs a function of the sources.
  ///
  /// - Parameter isHelper: Whether what is wrong in it is reported where it is called, as it is of
  ///   functions that are added to types of others.
  func run(
    _ member: Program.Member, on own: Value?, _ arguments: [Passed], at spot: Spot,
    isHelper: Bool = false
  ) -> Value {
    let declaration = member.declaration
    guard let brace = declaration.brace else { return .unknown(declaration.type) }
    let place = Spot(file: member.file, token: declaration.index)
    way.append(spot)
    defer { way.removeLast() }
    let result: Value?
    if member.owner == nil || declaration.isStatic {
      var plain = arguments
      if case .type(let name)? = own {
        plain.append(Passed(label: "Self", value: .member([name], nil)))
      }
      result = remembered(place, plain) {
        followed(member, brace, on: own, arguments, at: spot, isHelper)
      }
    } else {
      result = followed(member, brace, on: own, arguments, at: spot, isHelper)
    }
    guard declaration.type?.isOfBitmaps == true,
      own?.isPicture == true || arguments.contains(where: \.value.isPicture)
    else { return result ?? .unknown(declaration.type) }
    if let result, result.isPicture { return result.redrawn }
    // What is drawn in statements is one of the pictures that went in.
    let given = (arguments.map(\.value) + [own].compactMap(\.self)).first(where: \.isPicture)
    return given?.redrawn ?? .unknown(declaration.type)
  }

  private func followed(
    _ member: Program.Member, _ brace: Int, on own: Value?, _ arguments: [Passed], at spot: Spot,
    _ isHelper: Bool
  ) -> Value? {
    let declaration = member.declaration
    return follow(Spot(file: member.file, token: declaration.index)) {
      var frame = Frame(file: member.file, own: own, type: member.owner)
      if isHelper || member.owner.map({ program.types[$0].isOfOthers }) == true
        || declaration.type?.isOfValues == true
      {
        frame.use = spot.asUse
      } else if member.owner == nil {
        frame.use = spot.use
      }
      bind(declaration.parameters, arguments, member.file, &frame)
      var outcome = Outcome()
      _ = run(body(member.file, brace: brace).body, &frame, &outcome)
      return typed(outcome.value, declaration.type, member.file)
    }
  }
}
