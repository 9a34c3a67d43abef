// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension SwiftUILibrary {
  /// `Path()`, `Path { path in … }`, `Path(rect)`, `Path(ellipseIn:)`, `Path(roundedRect:cornerRadius:)`.
  func path(_ parts: Arguments, at spot: Spot) -> PathRecorder? {
    let recorder = PathRecorder()
    if let closure = parts.trailing {
      _ = code.call(closure, [PassedValue(nil, .interface(.path(recorder)))], at: spot)
      return recorder
    }
    if let rect = rect(parts["ellipseIn"]) {
      recorder.path = .ellipse(rect.x, rect.y, rect.width, rect.height)
    } else if let rect = rect(parts["roundedRect"]) {
      recorder.path = rounded(rect, parts)
    } else if let rect = rect(parts[0]) {
      recorder.path = .rectangle(rect.x, rect.y, rect.width, rect.height)
    } else if case .interface(.path(let other)) = parts[0] {
      recorder.path = other.path
    } else if parts.unlabeledCount > 0 {
      return nil
    }
    return recorder
  }

  private func rounded(_ rect: Rect, _ parts: Arguments) -> Path {
    let radius = parts["cornerRadius"]?.number ?? size(parts["cornerSize"])?.width ?? 0
    return .roundedRectangle(
      rect.x, rect.y, rect.width, rect.height, radius: radius,
      style: parts["style"]?.word == "continuous" ? .continuous : .circular)
  }

  /// `path.name(…)`.
  func pathCall(
    _ name: String, on recorder: PathRecorder, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let parts = Arguments(arguments)
    guard recorder.path.elements.count < PathRecorder.mostElements else { return .void }
    switch name {
    case "move":
      if let point = point(parts["to"] ?? parts[0]) { recorder.path.move(to: point) }
    case "addLine":
      if let point = point(parts["to"] ?? parts[0]) { draw(recorder) { $0.line(to: point) } }
    case "addLines":
      for (index, element) in (parts[0]?.elements ?? []).prefix(10_000).enumerated() {
        guard let point = point(element) else { continue }
        if index == 0 { recorder.path.move(to: point) } else { recorder.path.line(to: point) }
      }
    case "addQuadCurve":
      if let end = point(parts["to"]), let handle = point(parts["control"]) {
        draw(recorder) { $0.quadratic(to: end, handle) }
      }
    case "addCurve":
      if let end = point(parts["to"]), let first = point(parts["control1"]),
        let second = point(parts["control2"])
      {
        draw(recorder) { $0.cubic(to: end, first, second) }
      }
    case "addArc": addArc(recorder, parts)
    case "addRelativeArc":
      if let center = point(parts["center"]), let radius = parts["radius"]?.number,
        let start = degrees(parts["startAngle"]), let delta = degrees(parts["delta"])
      {
        let turn = Trigonometry.pi / 180
        recorder.path.arc(
          center: center, radii: [radius, radius], from: start * turn, sweep: delta * turn)
      }
    case "addRect":
      if let rect = rect(parts[0]) {
        recorder.path.add(.rectangle(rect.x, rect.y, rect.width, rect.height))
      }
    case "addRects":
      for element in (parts[0]?.elements ?? []).prefix(2_000) {
        if let rect = rect(element) {
          recorder.path.add(.rectangle(rect.x, rect.y, rect.width, rect.height))
        }
      }
    case "addEllipse":
      if let rect = rect(parts["in"] ?? parts[0]) {
        recorder.path.add(.ellipse(rect.x, rect.y, rect.width, rect.height))
      }
    case "addRoundedRect":
      if let rect = rect(parts["in"] ?? parts[0]) { recorder.path.add(rounded(rect, parts)) }
    case "addPath":
      if let other = outline(parts[0], in: Size(0, 0), at: spot) {
        let transform = parts["transform"].flatMap { affine($0) } ?? .identity
        recorder.path.add(other.transformed(by: transform))
      }
    case "closeSubpath", "close": recorder.path.close()
    case "applying", "transform":
      guard let transform = parts[0].flatMap({ affine($0) }) else { return nil }
      return .interface(.path(PathRecorder(recorder.path.transformed(by: transform))))
    case "offsetBy":
      let move = Affine.moving(by: [parts["dx"]?.number ?? 0, parts["dy"]?.number ?? 0])
      return .interface(.path(PathRecorder(recorder.path.transformed(by: move))))
    case "trimmedPath":
      let part = recorder.path.trimmed(
        from: parts["from"]?.number ?? 0, to: parts["to"]?.number ?? 1)
      return .interface(.path(PathRecorder(part)))
    case "path": return .interface(.path(PathRecorder(recorder.path)))
    case _: return nil
    }
    return .void
  }

  private func draw(_ recorder: PathRecorder, _ add: (inout Path) -> Void) {
    // A line without a beginning has none in SwiftUI either.
    if !recorder.path.isEmpty { add(&recorder.path) }
  }

  private func addArc(_ recorder: PathRecorder, _ parts: Arguments) {
    guard let radius = parts["radius"]?.number else { return }
    if let center = point(parts["center"]), let start = degrees(parts["startAngle"]),
      let end = degrees(parts["endAngle"])
    {
      let turn = Trigonometry.pi / 180
      recorder.path.arc(
        center: center, radius: radius, from: start * turn, to: end * turn,
        clockwise: parts["clockwise"]?.flag ?? false)
      return
    }
    // Between two tangents: a quadratic curve with the corner as its handle stands for the arc.
    guard let corner = point(parts["tangent1End"]), let end = point(parts["tangent2End"]),
      let begin = recorder.path.lastPoint
    else { return }
    let (first, second) = (begin - corner, end - corner)
    let lengths = ((first * first).sum().squareRoot(), (second * second).sum().squareRoot())
    guard lengths.0 > 0, lengths.1 > 0 else { return recorder.path.line(to: corner) }
    let cosine = (first * second).sum() / (lengths.0 * lengths.1)
    let half = max((1 - cosine) / 2, 1e-9).squareRoot()
    let reach = radius * max(1 - half * half, 0).squareRoot() / half
    let start = corner + first / lengths.0 * reach
    let stop = corner + second / lengths.1 * reach
    recorder.path.line(to: start)
    let share = 0.5523
    recorder.path.cubic(
      to: stop, start + (corner - start) * share, stop + (corner - stop) * share)
  }

  /// `CGAffineTransform`.
  func affine(_ value: SampleValue) -> Affine? {
    switch value {
    case .interface(.transform(let transform)): transform
    case .implicit("identity", nil, _): .identity
    case .implicit("init", .some(let arguments), let spot):
      construct(TypeName("CGAffineTransform"), arguments, at: spot).flatMap { affine($0) }
    case _: nil
    }
  }
}

extension Path {
  /// Where it ends; `nil`: it has no end.
  var lastPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
      point
    case .close, nil: nil
    }
  }
}
