// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyPixels
import VibrancyTestSupport

@Suite struct PaintTests {
  /// A gray of a gradient at a pixel of a canvas of 100 by 100.
  private func gray(_ paint: Paint, _ x: Int, _ y: Int = 50) -> Float {
    var surface = DrawingSurface(size: .of(100, 100))
    surface.fill(.rectangle(0, 0, 100, 100), paint)
    return surface.picture.pixel(x, y).x
  }

  private func stops(_ stops: (gray: Float, at: Double)...) -> [GradientStop] {
    stops.map { GradientStop(PaintColor(EncodedColor(gray: $0.gray)), at: $0.at) }
  }

  private func linear(_ stops: [GradientStop]) -> Paint {
    .linear(stops, from: [0, 0], to: [100, 0])
  }

  @Test func `a linear gradient grows steadily, and goes on with its ends`() {
    let paint = Paint.linear(stops((0, 0), (1, 1)), from: [25, 0], to: [75, 0])
    for (x, expected) in [(10, 0), (30, 0.11), (50, 0.51), (70, 0.91), (90, 1)] as [(Int, Float)] {
      #expect(abs(gray(paint, x) - expected) < 1e-5, "\(x)")
    }
    // Without a length it is its last color.
    #expect(gray(.linear(stops((0, 0), (0.3, 1)), from: [5, 5], to: [5, 5]), 50) == 0.3)
  }

  @Test func `stops are sorted, and two at one place make an edge`() {
    let edge = linear(stops((0, 0), (0.2, 0.5), (0.8, 0.5), (1, 1)))
    #expect(abs(gray(edge, 49) - 0.198) < 1e-5)
    #expect(abs(gray(edge, 50) - 0.802) < 1e-5)
    let unsorted = linear(stops((1, 1), (0.2, 0.5), (0.8, 0.5), (0, 0)))
    #expect(gray(unsorted, 20) == gray(edge, 20) && gray(unsorted, 80) == gray(edge, 80))
    let outside = linear(stops((0, -0.5), (1, 1.5)))
    #expect(abs(gray(outside, 0) - 0.2525) < 1e-5)
    #expect(gray(linear(stops((0.4, 0.7))), 3) == 0.4)
  }

  @Test func `colors are mixed premultiplied`() {
    let paint = linear([
      GradientStop(PaintColor(EncodedColor(red: 1, green: 0, blue: 0)), at: 0),
      GradientStop(PaintColor(EncodedColor(red: 0, green: 1, blue: 0), opacity: 0), at: 1),
    ])
    var surface = DrawingSurface(size: .of(1, 1))
    surface.fill(.rectangle(0, 0, 100, 100), paint, transform: .scaling(0.01, 0.01))
    #expect(surface.picture.pixel(0, 0) == [0.5, 0, 0, 0.5])
  }

  @Test func `a radial gradient lies between its radii`() {
    let paint = Paint.radial(stops((0, 0), (1, 1)), center: [50, 50.5], from: 10, to: 30)
    for (x, expected) in [(50, 0), (59, 0), (69, 0.475), (85, 1)] as [(Int, Float)] {
      #expect(abs(gray(paint, x) - expected) < 1e-5, "\(x)")
    }
    let turned = Paint.radial(stops((0, 0), (1, 1)), center: [50, 50.5], from: 30, to: 10)
    #expect(abs(gray(turned, 69) - 0.525) < 1e-5)
    let hard = Paint.radial(stops((0, 0), (1, 1)), center: [50, 50.5], from: 20, to: 20)
    #expect(gray(hard, 69) == 0 && gray(hard, 71) == 1)
  }

  @Test
  func `an angular gradient goes around clockwise, and its ends meet halfway in what is left`() {
    let (turn, middle) = (2 * Trigonometry.pi, SIMD2(50.5, 50.5))
    let whole = Paint.angular(stops((0, 0), (1, 1)), center: middle, from: 0, to: turn)
    for (x, y, expected) in [(50, 90, 0.25), (10, 50, 0.5), (50, 10, 0.75)] as [(Int, Int, Float)] {
      #expect(abs(gray(whole, x, y) - expected) < 1e-5)
    }
    let half = Paint.angular(stops((0.1, 0), (0.9, 1)), center: middle, from: 0, to: turn / 2)
    #expect(abs(gray(half, 50, 90) - 0.5) < 1e-5)
    #expect(gray(half, 30, 10) == 0.9)
    #expect(gray(half, 70, 10) == 0.1)
    // Of two turns the last is drawn: the second half of the gradient.
    let two = Paint.angular(stops((0, 0), (1, 1)), center: middle, from: 0, to: 2 * turn)
    #expect(abs(gray(two, 10, 50) - 0.75) < 1e-5)
    let back = Paint.angular(stops((0, 0), (1, 1)), center: middle, from: 0, to: -turn / 2)
    #expect(abs(gray(back, 50, 10) - 0.5) < 1e-5)
  }
}
