// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// The one place that writes to the standard streams while a run goes on: results, messages and
/// the progress bar cannot get into each other, from however many tasks they come.
package actor Console {
  /// At most 15 drawings a second.
  private static let pause = Duration.seconds(1) / 15
  /// A run that is over by then shows no bar at all.
  private static let delay = Duration.milliseconds(300)

  private let write: @Sendable (String, StandardStream) throws(StreamError) -> Void
  private let now: @Sendable () -> Duration
  private let bar: (@Sendable () -> ProgressBar)?
  private let outputIsTerminal: Bool
  private let isVerbose: Bool
  /// How messages look.
  let style: MessageStyle

  /// Whether inputs are looked for, so that how much there is to do is not known yet.
  private var isReading = false
  private var total = 0
  private var done = 0
  private var start = Duration.zero
  private var lastDrawing = Duration.zero
  /// Columns the bar on the screen takes; 0 when there is none.
  private var drawn = 0

  /// Why standard output takes no more, once it does not; results are dropped from then on.
  package private(set) var outputFailure: StreamError?

  /// A console for tests, with its parts given.
  ///
  /// - Parameters:
  ///   - bar: The bar for the terminal as it is now; `nil` where none is shown: standard error is
  ///     no terminal, or the user wants quiet.
  ///   - outputIsTerminal: Whether results appear where the bar is, so that it has to make way.
  ///   - isVerbose: Whether the summary comes even without a bar.
  ///   - isColored: Whether messages have color.
  ///   - now: Time since any fixed moment.
  ///   - write: Writes a whole text.
  package init(
    bar: (@Sendable () -> ProgressBar)?, outputIsTerminal: Bool, isVerbose: Bool = false,
    isColored: Bool = false, now: @escaping @Sendable () -> Duration,
    write: @escaping @Sendable (String, StandardStream) throws(StreamError) -> Void
  ) {
    (self.bar, self.outputIsTerminal, self.isVerbose) = (bar, outputIsTerminal, isVerbose)
    style = MessageStyle(isColored: isColored)
    (self.now, self.write) = (now, write)
  }

  /// The console of this process.
  ///
  /// - Parameters:
  ///   - isQuiet: Whether neither bar nor summary is wanted.
  ///   - isVerbose: Whether the summary is wanted even without a terminal.
  ///   - color: What `--color` says.
  package init(isQuiet: Bool, isVerbose: Bool = false, color: ColorChoice = .auto) {
    let environment = Terminal.environment(TextEncoding.variables + ColorPolicy.variables)
    let encoding = TextEncoding(environment: environment)
    let isTerminal = Terminal.isTerminal(.error)
    let isShown = !isQuiet && isTerminal && environment["TERM"] != "dumb"
    let writer = StreamWriter()
    let origin = ContinuousClock.now
    let bar: @Sendable () -> ProgressBar = {
      ProgressBar(columns: Terminal.columns(of: .error), encoding: encoding)
    }
    self.init(
      bar: isShown ? bar : nil, outputIsTerminal: Terminal.isTerminal(.output),
      isVerbose: isVerbose && !isQuiet,
      isColored: ColorPolicy.isColored(
        option: color, environment: environment, isTerminal: isTerminal),
      now: { ContinuousClock.now - origin },
      write: { (text, stream) throws(StreamError) in try writer.write(text, to: stream) })
  }

  /// Shows that inputs are looked for, until a run begins or ends; returns when the task is cancelled.
  package func showReading() async {
    guard bar != nil else { return }
    (isReading, start) = (true, now())
    while isReading, (try? await Task.sleep(for: Self.delay)) != nil, isReading, let bar {
      put(wiping())
      let line = bar().reading(elapsed: now() - start)
      put(line)
      drawn = line.count
    }
  }

  /// Begins a run of so many items.
  package func begin(total: Int) {
    put(wiping())
    (isReading, drawn) = (false, 0)
    (self.total, done, start) = (total, 0, now())
    lastDrawing = start + Self.delay - Self.pause
  }

  /// One more item is finished.
  package func advance() {
    done += 1
    draw()
  }

  /// Writes results, which end in a newline, to standard output, all of them or, once it has
  /// failed, none; the first failure other than a reader that has seen enough is reported.
  package func print(_ results: String) {
    guard outputFailure == nil else { return }
    if outputIsTerminal { put(wiping()) }
    do throws(StreamError) {
      try write(results, .output)
    } catch {
      outputFailure = error
      if error.status != nil { fail("\(error)") }
    }
    if outputIsTerminal { put(restoring()) }
  }

  /// Writes a message of one or more lines, without its last newline, to standard error.
  package func note(_ message: String) {
    // One write, so that the bar does not flicker.
    put(wiping() + message + "\n" + restoring())
  }

  /// Ends the run: the bar goes and, where one would have been shown, the summary line comes.
  ///
  /// - Parameter isAlwaysShown: Whether the line comes even where no bar is shown.
  package func end(summary: String? = nil, isAlwaysShown: Bool = false) {
    let isReported = bar != nil || isVerbose || isAlwaysShown
    put(wiping() + (isReported ? summary.map { $0 + "\n" } ?? "" : ""))
    (total, drawn, isReading) = (0, 0, false)
  }

  /// Time since the run began.
  package var elapsed: Duration { now() - start }

  /// How the command ends, given how its work went.
  package func status(after work: ExitStatus) -> ExitStatus {
    max(work, outputFailure?.status ?? .done)
  }

  /// Draws the bar, unless it was drawn just now; the next item will try again.
  private func draw() {
    let moment = now()
    guard let bar, total > 0, moment - lastDrawing >= Self.pause else { return }
    lastDrawing = moment
    let line = bar().line(done: done, total: total, elapsed: moment - start)
    // Spaces instead of an escape sequence: they work on every terminal.
    put("\r" + line + String(repeating: " ", count: max(0, columnsToWipe - line.count)))
    drawn = line.count
  }

  /// What empties the bar's line, if it shows.
  private func wiping() -> String {
    drawn == 0 ? "" : "\r" + String(repeating: " ", count: columnsToWipe) + "\r"
  }

  /// What brings the bar back below a message, if it showed: not a step on, so not throttled.
  private func restoring() -> String {
    guard drawn > 0, let bar else { return "" }
    let elapsed = now() - start
    let line =
      isReading
      ? bar().reading(elapsed: elapsed) : bar().line(done: done, total: total, elapsed: elapsed)
    drawn = max(1, line.count)
    return line
  }

  /// A terminal that got narrower would wrap the spaces.
  private var columnsToWipe: Int {
    min(drawn, max(0, (bar?().columns ?? 0) - 1))
  }

  private func put(_ text: String) {
    guard !text.isEmpty else { return }
    // Without standard error nothing can be reported.
    try? write(text, .error)
  }

  /// Shows how far a run is, item by item.
  nonisolated var progress: @Sendable (_ done: Int, _ total: Int) async -> Void {
    { done, total in
      if done == 0 { await self.begin(total: total) } else { await self.advance() }
    }
  }

  /// Says what could not be read.
  func fail(_ errors: [ReportError]) {
    for error in errors { fail("\(error.path): \(error.message)") }
  }

  /// Says what went wrong: one line on standard error, whatever the sentence holds.
  func fail(_ sentence: String) {
    note(style.error("error:") + " " + VisibleText.of(sentence))
  }

  /// Says what is most likely wrong: one line on standard error.
  func warn(_ sentence: String) {
    note(style.warning("warning:") + " " + VisibleText.of(sentence))
  }

  /// Says what is odd: one line on standard error.
  func remark(_ sentence: String) {
    note(style.note("note:") + " " + VisibleText.of(sentence))
  }
}

/// How words are set off from others on a terminal.
struct MessageStyle: Sendable {
  /// Whether there is color at all.
  let isColored: Bool

  /// What begins the line about a failure.
  func error(_ text: String) -> String { colored(text, "1;31") }

  /// What begins the line about something most likely wrong.
  func warning(_ text: String) -> String { colored(text, "1;33") }

  /// What begins the line about an oddity.
  func note(_ text: String) -> String { colored(text, "1;36") }

  /// What begins a block.
  func title(_ text: String) -> String { colored(text, "1") }

  /// - Source: ECMA-48, 8.3.117 (SGR).
  private func colored(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
