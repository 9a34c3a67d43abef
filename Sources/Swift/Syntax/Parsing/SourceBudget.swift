// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyStack
internal import Synchronization

/// The processor time that the sources of a run may take, shared by its widgets.
///
/// Steps, depth and sizes are bounded for each piece of code that is run; this bounds their sum. Half
/// of the time is the widgets' in equal parts, so that each gets some however long others take; of
/// the other half a widget that needs more takes up to a quarter of what is left.
package final class SourceBudget: Sendable {
  /// The seconds of a run that is given no others.
  package static let standard = 60.0

  /// Seconds of processor time, of all threads together.
  package let seconds: Double

  private struct State {
    /// The seconds that each widget took.
    var spent: [String: Double] = [:]
    /// The seconds of the shared half that are taken, or set aside for widgets being run.
    var taken = 0.0
    /// The widgets that were stopped.
    var stopped: Set<String> = []
  }

  private let state = Mutex(State())

  /// The switch that stops the code that the present task and its children run; `nil`: only time does.
  @TaskLocal package static var stop: SourceStop?

  /// A budget of so many seconds.
  package init(seconds: Double = SourceBudget.standard) { self.seconds = seconds }

  /// The widgets that were stopped before their code had ended, in the order of their names.
  package var stopped: [String] { state.withLock { $0.stopped.sorted() } }

  /// Begins anew, as for each look of a run that goes on.
  package func renew() { state.withLock { $0 = State() } }

  /// Runs a widget's code on this thread, with the time that it has left.
  ///
  /// - Parameters:
  ///   - widget: What distinguishes the widget from the others of the run.
  ///   - count: The number of the run's widgets.
  package func run<Result>(
    _ widget: String, ofWidgets count: Int, _ body: (SourceTime) -> Result
  ) -> Result {
    let own = seconds / 2 / Double(max(count, 1))
    let (left, shared) = state.withLock { state in
      let left = max(0, own - state.spent[widget, default: 0])
      let shared = max(0, seconds / 2 - state.taken) / 4
      state.taken += shared
      return (left, shared)
    }
    let time = SourceTime(seconds: left + shared)
    let result = body(time)
    let used = time.used
    state.withLock { state in
      state.spent[widget, default: 0] += used
      state.taken -= shared - max(0, used - left)
      if time.isOver { state.stopped.insert(widget) }
    }
    return result
  }
}

/// A switch that stops running code at its next look at the clock, from any thread.
package final class SourceStop: Sendable {
  private let flag = Atomic(false)

  /// A switch that is not set.
  package init() {}

  /// `true` if what runs is to stop.
  package var isSet: Bool { flag.load(ordering: .relaxed) }

  /// Sets it, for good.
  package func set() { flag.store(true, ordering: .relaxed) }
}

/// The time that code may be run for, from now on and on the thread that made it.
package final class SourceTime {
  private let start = SourceTime.now
  private let end: Double
  private let stop = SourceBudget.stop
  private var calls: UInt = 0
  /// Whether the time is over, so that nothing more is run.
  package private(set) var isOver = false

  fileprivate init(seconds: Double) { end = SourceTime.now + seconds }

  /// Looks at the clock at every so many calls.
  package func check() {
    calls &+= 1
    if calls & 0x3FF == 0 { look() }
  }

  /// Looks at the clock.
  package func look() {
    if !isOver, Self.now > end || stop?.isSet ?? false { isOver = true }
  }

  /// The seconds since it began.
  fileprivate var used: Double { Self.now - start }

  /// The processor time of this thread in seconds.
  private static var now: Double { Double(vstack_thread_time()) / 1e9 }
}

/// Budgets are equal that give the same time, however much of it is left.
extension SourceBudget: Hashable {
  package static func == (left: SourceBudget, right: SourceBudget) -> Bool {
    left.seconds == right.seconds
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}
