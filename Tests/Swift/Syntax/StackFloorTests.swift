// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import VibrancySyntax

@Suite struct StackFloorTests {
  private static let text = SourceText(path: "a.swift", bytes: Array("f(1, [g { 2 }])".utf8))

  /// Runs something on a thread of its own and waits for it, so that both stacks are there at once.
  private static func onThread(_ run: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread {
      run()
      done.signal()
    }.start()
    done.wait()
  }

  private static func isRead(_ source: Source) -> Bool {
    var parser = ExpressionParser(source, 0..<source.tokens.count)
    guard case .call(_, let arguments, _) = parser.expression(), arguments.count == 2,
      case .list(let elements) = arguments[1].value,
      case .call(_, let closures, _)? = elements.first,
      case .closure(let closure)? = closures.first?.value
    else { return false }
    return closure.body.count == 1
  }

  @Test func `a source is read on whichever thread, above or below the one that made it`() {
    let here = Source(Self.text)
    let results = Mutex<[Bool]>([])
    Self.onThread {
      // Made and read in both directions: one of the two stacks is below the other.
      let there = Source(Self.text)
      results.withLock { $0.append(Self.isRead(here)) }
      Self.onThread { results.withLock { $0.append(Self.isRead(there)) } }
      Self.onThread { results.withLock { $0.append(Self.isRead(here)) } }
    }
    #expect(results.withLock { $0 } == [true, true, true])
  }

  /// How deep calls go until the stack of their thread is nearly used up.
  @_optimize(none) private static func depth(_ level: Int = 0) -> Int {
    guard level < 1_000_000, !StackFloor.isReached else { return level }
    return depth(level + 1)
  }

  @Test func `each thread has the room of its own stack, whichever asked before`() {
    let depths = Mutex<[Int]>([])
    for _ in 0..<3 {
      Self.onThread {
        depths.withLock { $0.append(Self.depth()) }
        Self.onThread { depths.withLock { $0.append(Self.depth()) } }
      }
    }
    let found = depths.withLock { $0 }
    #expect(found.allSatisfy { $0 > 1000 })
    #expect(found.max() ?? 0 < 1_000_000)
  }
}
