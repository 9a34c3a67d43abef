// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing
import VibrancyCommandLine

@Suite struct ConsoleTests {
  @Test func `a bar waits, is drawn at most 15 times a second, and is wiped`() async {
    let stage = Stage()
    let console = stage.console()
    await console.begin(total: 1000)
    for _ in 0..<1000 {
      stage.pass(.milliseconds(2))
      await console.advance()
    }
    let beforeEnd = stage.written(to: .error)
    await console.end(summary: "1000 done")

    let drawings = beforeEnd.split(separator: "\r")
    // 2 s, of which the first 0.3 show nothing.
    #expect((20...26).contains(drawings.count))
    #expect(drawings.allSatisfy { $0.contains("/1000 ") })
    #expect(drawings.first?.hasPrefix(" 150/1000") == true)
    #expect(stage.screen(of: .error) == ["1000 done"])
    #expect(stage.written(to: .output) == "")
  }

  @Test func `a short run shows no bar`() async {
    let stage = Stage()
    let console = stage.console()
    await console.begin(total: 3)
    for _ in 0..<3 {
      stage.pass(.milliseconds(90))
      await console.advance()
    }
    await console.end()
    #expect(stage.written(to: .error) == "")
  }

  @Test func `messages and results do not mix with the bar`() async {
    let stage = Stage()
    let console = stage.console()
    await console.begin(total: 9)
    stage.pass(.seconds(1))
    await console.advance()
    await console.note("error: bad.png: no PNG")
    await console.print("good.png\n")
    stage.pass(.seconds(1))
    await console.advance()
    await console.note("error: worse.png: empty")
    await console.end(summary: "9 files")
    #expect(
      stage.screen(of: .error)
        == ["error: bad.png: no PNG", "error: worse.png: empty", "9 files"])
    #expect(stage.written(to: .output) == "good.png\n")
  }

  @Test func `the bar stays on the screen after a message`() async {
    let stage = Stage()
    let console = stage.console()
    await console.begin(total: 9)
    stage.pass(.seconds(1))
    await console.advance()
    let bar = stage.screen(of: .error)
    await console.note("error: x")
    #expect(stage.screen(of: .error) == ["error: x"] + bar)
    await console.print("y\n")
    #expect(stage.screen(of: .error) == ["error: x"] + bar)
  }

  @Test func `results that go elsewhere leave the bar alone`() async {
    let stage = Stage()
    let console = stage.console(outputIsTerminal: false)
    await console.begin(total: 9)
    stage.pass(.seconds(1))
    await console.advance()
    let before = stage.written(to: .error)
    await console.print("y\n")
    #expect(before != "" && stage.written(to: .error) == before)
    #expect(stage.written(to: .output) == "y\n")
  }

  @Test func `without a terminal there is neither bar nor summary`() async {
    let stage = Stage()
    let console = stage.console(isShown: false)
    await console.begin(total: 2)
    stage.pass(.seconds(9))
    await console.advance()
    await console.note("error: x")
    await console.end(summary: "2 files")
    #expect(stage.written(to: .error) == "error: x\n")
  }

  @Test func `after the terminal got narrower nothing reaches its last column`() async {
    let stage = Stage()
    let console = stage.console()
    await console.begin(total: 9)
    stage.pass(.seconds(1))
    await console.advance()
    let wide = stage.written(to: .error)
    stage.resize(to: 30)
    stage.pass(.seconds(1))
    await console.advance()
    await console.note("error: x")
    await console.end()
    let narrow = stage.written(to: .error).dropFirst(wide.count)
    #expect(wide.count > 30)
    #expect(narrow.split { $0 == "\r" || $0 == "\n" }.allSatisfy { $0.count < 30 })
    #expect(narrow.contains("2/9 "))
  }

  @Test func `a bar that gets shorter leaves nothing behind`() async {
    let stage = Stage()
    let console = stage.console()
    await console.begin(total: 2000)
    stage.pass(.seconds(50))
    await console.advance()
    for _ in 0..<1998 { await console.advance() }
    stage.pass(.seconds(1))
    await console.advance()
    #expect(stage.screen(of: .error).count == 1)
    #expect(stage.screen(of: .error).first?.hasSuffix("/s  0s left") == true)
  }

  @Test func `a reader that has seen enough is not a failure`() async {
    let stage = Stage(failure: .readerGone(.output))
    let console = stage.console()
    await console.print("one\n")
    await console.print("two\n")
    #expect(await console.outputFailure == .readerGone(.output))
    #expect(stage.written(to: .error) == "")
    #expect(stage.attempts == 1)
    #expect(await console.status(after: .done) == .done)
    #expect(await console.status(after: .findings) == .findings)
  }

  @Test func `a full disk is reported once and fails the run`() async {
    let stage = Stage(failure: .refused(.output, code: 28))
    let console = stage.console()
    await console.print("one\n")
    await console.print("two\n")
    #expect(stage.written(to: .error).split(separator: "\n").count == 1)
    #expect(stage.written(to: .error).hasPrefix("error: standard output: cannot be written: "))
    #expect(await console.status(after: .done) == .failure)
  }

  @Test func `advancing from many tasks loses nothing`() async {
    let stage = Stage()
    let console = stage.console()
    await console.begin(total: 500)
    stage.pass(.seconds(1))
    await withTaskGroup { group in
      for index in 0..<500 {
        group.addTask {
          await console.print("\(index)\n")
          await console.advance()
        }
      }
    }
    stage.pass(.seconds(1))
    await console.note("x")
    #expect(stage.written(to: .error).contains("500/500"))
    let results = stage.written(to: .output).split(separator: "\n").compactMap { Int($0) }
    #expect(results.sorted() == Array(0..<500))
  }
}
