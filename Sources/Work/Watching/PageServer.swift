// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyWatch

/// Shows pages to browsers on this machine, and notifies them once there is another version of one.
///
/// It listens on 127.0.0.1 alone, answers only those who know a path that cannot be guessed and who
/// ask for this machine by name, and lets no other site's page read an answer.
package final class PageServer {
  /// The address of a page.
  package func address(of page: ServedPage) -> String {
    "http://127.0.0.1:\(port)/\(token)/\(page.folder)"
  }

  private let listener: Int32
  private let port: Int
  private let token: String
  private var pages: [ServedPage: (version: Int, text: [UInt8])] = [:]
  private var pictures: [String: [UInt8]] = [:]
  private var visitors: [PageVisitor] = []

  /// As many browsers' windows as anybody opens; for more, the idle make room.
  private static let mostVisitors = 64

  /// The reason why there is no server.
  package enum Failure: Error, Equatable {
    /// The port is taken.
    case taken
    /// The system's number of what is wrong.
    case system(Int32)
  }

  /// Listens.
  ///
  /// - Parameters:
  ///   - port: 0: one that is free.
  ///   - token: What the page's path is; only letters and digits.
  /// - Throws: `Failure`.
  package init(
    port: UInt16 = 0, token: String = PageServer.randomToken()
  ) throws(Failure) {
    var bound: UInt16 = 0
    listener = unsafe vwatch_listen(port, &bound)
    (self.port, self.token) = (Int(bound), token)
    // EADDRINUSE, by the numbers of Linux and of macOS.
    if listener == -98 || listener == -48 { throw .taken }
    if listener < 0 { throw .system(-listener) }
  }

  deinit {
    for visitor in visitors { vwatch_close(visitor.connection) }
    vwatch_close(listener)
  }

  /// 128 bits from the system's source of randomness.
  package static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let text = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - text.utf8.count) + text
    }.joined()
  }

  /// Shows another version of a page from now on, and notifies all who wait for it.
  ///
  /// - Parameter make: Makes the page from its version.
  package func publish(_ page: ServedPage, _ make: (Int) -> String) {
    let version = (pages[page]?.version ?? 0) + 1
    pages[page] = (version, Array(make(version).utf8))
    for visitor in visitors { visitor.report(page, version) }
    serve()
  }

  /// Shows other pictures beside the page of widgets from now on: PNG files by their paths.
  package func replace(pictures: [String: [UInt8]]) { self.pictures = pictures }

  /// The descriptors that are waited for.
  var waits: [vwatch_wait] {
    let listening = vwatch_wait(
      descriptor: listener, wants_read: true, wants_write: false, is_ready: false)
    return [listening] + visitors.map(\.wait)
  }

  /// Does what can be done at once.
  func serve() {
    work()
    // Each is read before the next is accepted: one that asks at once is answered, whichever is idle.
    for _ in 0..<Self.mostAtOnce {
      let connection = vwatch_accept(listener)
      if connection < 0 { break }
      makeRoom()
      let visitor = PageVisitor(connection)
      visitors.append(visitor)
      visitor.work(answer)
    }
    work()
  }

  /// The most connections that are taken before others are served again.
  private static let mostAtOnce = 128

  private func work() {
    for visitor in visitors { visitor.work(answer) }
    for visitor in visitors where visitor.isGone { vwatch_close(visitor.connection) }
    visitors.removeAll(where: \.isGone)
  }

  /// Closes a connection if there are as many as may be: the oldest that has not asked for anything
  /// we know, else the oldest. All come from this machine, so that no peer is another than the rest.
  private func makeRoom() {
    guard visitors.count >= Self.mostVisitors else { return }
    let idle = visitors.firstIndex { !$0.isKnown } ?? visitors.startIndex
    vwatch_close(visitors.remove(at: idle).connection)
  }

  /// The answer to all that a visitor has said; `nil`: it has more to say.
  private func answer(_ said: [UInt8]) -> PageVisitor.Answer? {
    do throws(PageRequest.Refusal) {
      guard let request = try PageRequest.read(said, port: port, token: token) else { return nil }
      switch request.target {
      case .page(let page):
        guard let text = pages[page]?.text else { throw .unknown }
        let head = Self.head("200 OK", type: "text/html; charset=utf-8", length: text.count)
        return PageVisitor.Answer(bytes: head + (request.wantsHead ? [] : text))
      case .changes(let page, let since):
        guard let version = pages[page]?.version else { throw .unknown }
        var answer = PageVisitor.Answer(bytes: Self.head("200 OK", type: "text/event-stream"))
        answer.awaited = request.wantsHead ? nil : page
        if answer.awaited != nil, since != version { answer.bytes += PageVisitor.event(version) }
        return answer
      case .picture(let path):
        guard let picture = pictures[path] else { throw .unknown }
        let head = Self.head("200 OK", type: "image/png", length: picture.count)
        return PageVisitor.Answer(bytes: head + (request.wantsHead ? [] : picture))
      }
    } catch {
      let text = Array("\(error.rawValue)\n".utf8)
      return PageVisitor.Answer(
        bytes: Self.head(error.rawValue, type: "text/plain; charset=utf-8", length: text.count)
          + text,
        isKnown: false)
    }
  }

  private static func head(_ status: String, type: String, length: Int? = nil) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status)", "Content-Type: \(type)", "Cache-Control: no-store",
      "Connection: close", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
      "X-Frame-Options: DENY",
    ]
    if let length { lines.append("Content-Length: \(length)") }
    if status.hasPrefix("405") { lines.append("Allow: GET, HEAD") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}

/// A browser's connection, of one request.
final class PageVisitor {
  /// The answer that is sent to it.
  struct Answer {
    var bytes: [UInt8]
    /// The page whose versions may follow, at some time.
    var awaited: ServedPage?
    /// `true` if it is a page, its changes or a picture.
    var isKnown = true
  }

  let connection: Int32
  private(set) var isGone = false
  private var said: [UInt8] = []
  private var answer: Answer?
  /// Bytes of the answer that are sent.
  private var sent = 0
  /// `true` if it asked for something that we know, and did so whole.
  var isKnown: Bool { answer.map(\.isKnown) ?? false }
  /// The time until which a visitor may say nothing, or take nothing.
  private var deadline = ContinuousClock.now + .seconds(10)

  init(_ connection: Int32) { self.connection = connection }

  /// The server-sent event that announces another version.
  static func event(_ version: Int) -> [UInt8] { Array("data: \(version)\n\n".utf8) }

  var wait: vwatch_wait {
    vwatch_wait(
      descriptor: connection, wants_read: true,
      wants_write: answer.map { sent < $0.bytes.count } ?? false, is_ready: false)
  }

  /// Announces another version of a page, if it waits for one.
  func report(_ page: ServedPage, _ version: Int) {
    if answer?.awaited == page { answer?.bytes += Self.event(version) }
  }

  /// Reads, answers and sends what can be at once.
  func work(_ answered: ([UInt8]) -> Answer?) {
    readEvents()
    if answer == nil, !isGone { answer = answered(said) }
    send()
    if ContinuousClock.now >= deadline { isGone = true }
  }

  /// Reads what it says; of what comes behind its request only that the connection ends matters.
  private func readEvents() {
    while !isGone {
      var got = 0
      let part = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
        guard let start = buffer.baseAddress else { return }
        got = unsafe vwatch_read(connection, start, buffer.count)
        filled = max(0, got)
      }
      // EAGAIN, by the numbers of Linux and of macOS, and EINTR.
      if got == -11 || got == -35 || got == -4 { return }
      if got <= 0 { isGone = true }
      if answer == nil { said += part }
      // Refused by its reader then.
      if said.count > 2 * PageRequest.mostBytes { return }
    }
  }

  private func send() {
    while !isGone, let answer, sent < answer.bytes.count {
      let count = answer.bytes.count - sent
      let done = unsafe answer.bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return 0 }
        return unsafe vwatch_send(connection, start + sent, count)
      }
      if done == -11 || done == -35 || done == -4 { return }
      if done <= 0 { isGone = true }
      sent += max(0, done)
      deadline = .now + .seconds(10)
    }
    guard let answer, sent == answer.bytes.count else { return }
    if answer.awaited != nil { deadline = .now + .seconds(3600 * 24) } else { isGone = true }
  }
}
