// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySystem
import VibrancyTestSupport

@Suite struct HelperBudgetTests {
  private func failure(
    _ script: String, sharing budget: HelperBudget, cpuSeconds: Int = 20
  ) -> HelperError? {
    var process = HelperProcess(sharing: budget)
    process.limits.cpuSeconds = cpuSeconds
    do throws(HelperError) {
      _ = try process.run(ShellTool.named("sh"), ["-c", script], input: [])
      return nil
    } catch {
      return error
    }
  }

  @Test func `a share grows while something is left, and a lone one always`() {
    let budget = HelperBudget(bytes: 100 << 20)
    var first = budget.share(of: 30 << 20)
    var answers: [Bool] = []
    do {
      var second = budget.share(of: 30 << 20)
      answers += [
        first.grow(toHold: 20 << 20), first.grow(toHold: 40 << 20), second.grow(toHold: 60 << 20),
      ]
    }
    answers.append(first.grow(toHold: 5000 << 20))
    #expect(answers == [true, true, false, true])
  }

  /// Making a folder shows whether there was one: two at once would see each other.
  @Test func `those that need the whole budget come one after the other`() async throws {
    let budget = HelperBudget(bytes: 64 << 20)
    let folder = try TemporaryFolder()
    let (path, script) = (folder.path, "mkdir \"$1/x\" && sleep 0.02 && rmdir \"$1/x\"")
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<6 {
        group.addTask {
          let words = ["-c", script, "sh", path]
          let output = try? HelperProcess(sharing: budget).run(
            ShellTool.named("sh"), words, input: [], pixels: 16 << 20)
          return output != nil
        }
      }
      for await isAlone in group { #expect(isAlone) }
    }
  }

  @Test func `one that outgrows its share is run again, and makes the same`() async {
    let budget = HelperBudget(bytes: 40 << 20)
    let input = (0..<60_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<3 {
        group.addTask {
          // It keeps all of its input until it has seen the end.
          let output = try? HelperProcess(sharing: budget).run(
            ShellTool.named("tail"), ["-c", "60000000"], input: input)
          return output?.bytes == input
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func `what others of a run used up takes nothing from a helper's own limits`() {
    let budget = HelperBudget()
    let endless = "while :; do :; done"
    let errors = (0..<3).map { _ in failure(endless, sharing: budget, cpuSeconds: 1) }
    #expect(errors.allSatisfy { $0 == .tooMuchWork(ShellTool.named("sh"), cpuSeconds: 1) })
    #expect(failure("true", sharing: budget) == nil)
  }
}
