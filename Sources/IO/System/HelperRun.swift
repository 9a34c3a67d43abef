// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyProcess

/// One run of a helper, which ends with this value.
@safe struct HelperRun: ~Copyable {
  private let tool: HelperTool
  private let limits: HelperLimits
  private let process: OpaquePointer
  private static let portion = 256 * 1024

  /// Starts it.
  ///
  /// - Parameters:
  ///   - arguments: Texts that each end with a zero byte, the tool's name first.
  ///   - environment: The same.
  init(
    _ tool: HelperTool, at path: String, _ arguments: [UInt8], environment: [UInt8],
    side: HelperSide, limits: HelperLimits
  ) throws(HelperError) {
    let kind =
      switch side {
      case .closed: VPROC_SIDE_CLOSED
      case .input: VPROC_SIDE_IN
      case .output: VPROC_SIDE_OUT
      }
    let bounds = vproc_limits(
      wall_seconds: limits.wallSeconds, cpu_seconds: UInt64(max(limits.cpuSeconds, 1)),
      memory_bytes: UInt64(max(limits.memoryBytes, 1)),
      own_bytes: UInt64(max(limits.ownBytes, 1)))
    var handle: OpaquePointer?
    let code = unsafe path.withCString { path in
      unsafe arguments.withUnsafeBytes { arguments in
        unsafe environment.withUnsafeBytes { environment in
          guard let words = arguments.baseAddress, let settings = environment.baseAddress
          else { preconditionFailure("a job has words") }
          var job = unsafe vproc_job(
            path: path, arguments: words.assumingMemoryBound(to: CChar.self),
            argument_bytes: arguments.count,
            environment: settings.assumingMemoryBound(to: CChar.self),
            environment_bytes: environment.count, side: kind, limits: bounds)
          return unsafe vproc_start(&job, &handle)
        }
      }
    }
    guard let started = unsafe handle else {
      throw .notStarted(tool, reason: HelperSearch.text(of: code))
    }
    (self.tool, self.limits) = (tool, limits)
    unsafe process = started
  }

  deinit { unsafe vproc_destroy(process) }

  /// Feeds it and reads it until it ends.
  ///
  /// - Parameters:
  ///   - expected: The bytes that it will put out, as far as that is known: room is made once.
  ///   - share: The memory that it may hold; grows where it needs more.
  /// - Returns: `nil` if more was not to be had, and it was stopped.
  func finish(
    input: [UInt8], sideInput: [UInt8], accepting accepted: Set<Int>, expecting expected: Int = 0,
    within share: inout HelperShare
  ) throws(HelperError) -> HelperOutput? {
    var output = HelperOutput()
    var buffer = [UInt8](repeating: 0, count: Self.portion)
    while true {
      var count = 0
      let event = unsafe input.withUnsafeBufferPointer { input in
        unsafe sideInput.withUnsafeBufferPointer { side in
          unsafe buffer.withUnsafeMutableBufferPointer { buffer in
            guard let room = buffer.baseAddress else { preconditionFailure("a buffer has room") }
            return unsafe vproc_next(
              process, vproc_bytes(data: input.baseAddress, count: input.count),
              vproc_bytes(data: side.baseAddress, count: side.count), room, buffer.count, &count)
          }
        }
      }
      switch event {
      case VPROC_OUTPUT:
        // Not before there is anything: a file may claim to be larger than it is.
        if output.bytes.isEmpty { output.bytes.reserveCapacity(min(expected, limits.outputBytes)) }
        output.bytes += buffer[..<count]
      case VPROC_SIDE_OUTPUT: output.side += buffer[..<count]
      case VPROC_TICK:
        let held = unsafe vproc_memory(process)
        if held > UInt64(max(limits.ownBytes, 1)) { throw tooMuchMemory }
        guard share.grow(toHold: held) else {
          unsafe vproc_stop(process)
          return nil
        }
      default:
        output.message = message
        output.status = try status(event, output.message, accepted)
        return output
      }
      guard output.bytes.count + output.side.count <= limits.outputBytes else {
        throw .tooMuchOutput(tool, bytes: limits.outputBytes)
      }
    }
  }

  private var tooMuchMemory: HelperError {
    .tooMuchMemory(tool, bytes: min(limits.memoryBytes, limits.ownBytes))
  }

  private func status(
    _ event: vproc_event, _ message: HelperMessage, _ accepted: Set<Int>
  ) throws(HelperError) -> Int {
    let code = unsafe Int(vproc_code(process))
    let ending: HelperEnding
    switch event {
    case VPROC_EXITED where accepted.contains(code): return code
    case VPROC_EXITED: ending = .status(code)
    case VPROC_SIGNALLED: ending = .signal(code)
    case VPROC_CPU_LIMIT: throw .tooMuchWork(tool, cpuSeconds: limits.cpuSeconds)
    case VPROC_WALL_LIMIT: throw .timeout(tool, seconds: limits.wallSeconds)
    default: ending = .unknown
    }
    if message.isAboutMemory { throw tooMuchMemory }
    throw .failed(tool, ending: ending, line: message.gist)
  }

  private var message: HelperMessage {
    let bytes = unsafe vproc_message(process)
    return unsafe HelperMessage(UnsafeBufferPointer(start: bytes.data, count: bytes.count))
  }
}

/// How a helper ended.
package enum HelperEnding: Sendable, Hashable, CustomStringConvertible {
  /// By itself, with a status.
  case status(Int)
  /// By a signal, of this number.
  case signal(Int)
  /// The system withheld it.
  case unknown

  /// As it reads behind the tool's name.
  package var description: String {
    switch self {
    case .status(let code): "ended with status \(code)"
    case .signal(let number): "was ended by signal \(number)"
    case .unknown: "ended in a way the system did not report"
    }
  }
}
