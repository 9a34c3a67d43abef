// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// What `init` writes.
struct InitTexts {
  /// A file, by its path below the working directory.
  enum File: String {
    case configuration = ".vibrancy.json"
    case baseline = "vibrancy-baseline.json"
    case gitHubWorkflow = ".github/workflows/vibrancy.yml"
    case gitLabJob = ".gitlab/vibrancy.yml"
    /// GitLab's own, which names the job's.
    case gitLabFile = ".gitlab-ci.yml"

    /// Where it goes.
    var path: String { rawValue }
  }

  private let engine: InitCommand.Engine?
  private let hasGitLabFile: Bool

  /// - Parameter hasGitLabFile: Whether there is a configuration of GitLab's, which only its owner
  ///   can add to.
  init(engine: InitCommand.Engine?, hasGitLabFile: Bool) {
    (self.engine, self.hasGitLabFile) = (engine, hasGitLabFile)
  }

  /// What is written, in this order.
  var files: [File] {
    let workflow: [File] =
      switch engine {
      case .github: [.gitHubWorkflow]
      case .gitlab: hasGitLabFile ? [.gitLabJob] : [.gitLabJob, .gitLabFile]
      case nil: []
      }
    return [.configuration, .baseline] + workflow
  }

  /// What stays as it is where a workflow is added to a project that is configured already: its
  /// baseline, too, which would else come to know what is new today.
  func kept(_ exists: (String) -> Bool) -> [File] {
    engine != nil && exists(File.configuration.path) ? [.configuration, .baseline] : []
  }

  /// What is left to do by hand.
  var advice: String? {
    switch engine {
    case .github:
      "the workflow takes the tool from the address in the variable VIBRANCY_ARCHIVE of the "
        + "repository: a release's archive for Linux"
    case .gitlab:
      "the job takes the tool from the address in the CI/CD variable VIBRANCY_ARCHIVE: a release's "
        + "archive for Linux"
        + (hasGitLabFile ? "; add to \(File.gitLabFile.path): \(Self.gitLabInclude)" : "")
    case nil: nil
    }
  }

  /// What is in a file.
  static func text(of file: File, for report: Report, baseline: Baseline) -> String {
    switch file {
    case .configuration: configuration(for: report)
    case .baseline: baseline.text
    case .gitHubWorkflow: gitHubWorkflow(isLarge: report.isLarge)
    case .gitLabJob: gitLabJob(isLarge: report.isLarge)
    case .gitLabFile: gitLabInclude + "\n"
    }
  }

  private static var gitLabInclude: String { "include: \(File.gitLabJob.path)" }

  private static func configuration(for report: Report) -> String {
    var found: [String] = []
    for target in report.evidence?.targets ?? [] where !target.widgets.isEmpty {
      let names = target.widgets.map(\.name)
      let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
      let kind = ([target.kind] + [target.platform].compactMap { $0 }).joined(separator: ", ")
      found.append("\(target.name) (\(kind)): \(shown)")
    }
    if found.isEmpty { found.append("no Swift source that makes a widget") }
    if let scope = report.summary.scopeSentence { found.append(scope) }
    let worst = Dictionary(grouping: report.findings, by: \.rule).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    let place = report.summary.places.first { $0 != "." }.map { "\($0)/**" } ?? "**/Widget*/**"
    let rules =
      worst.isEmpty
      ? [#"// "rules": {"vibrant-contrast": "warning"},"#]
      : [#"// "rules": {"# + "\n"]
        + worst.prefix(5).map { rule, findings in
          // The severity that it has: to take the line in changes nothing yet.
          let severity = findings.compactMap(\.severity).max() ?? .warning
          return "  //   \"\(rule)\": \"\(severity.rawValue)\",  // \(findings.count) today\n"
        }
        + ["  // },"]
    let kept =
      report.findings.isEmpty
      ? "// Nothing was found when this was written; what is accepted later goes here:"
      : "// What was found when this was written fails nothing; what is new does:"
    return """
      // How vibrancy judges what the system makes of this project's widgets. JSON5: comments may stay.
      // 'vibrancy schema config' tells what else may stand here, and 'vibrancy lint . --show-settings'
      // what holds.
      {
        // The rendering model, and the generation of the system.
        "model": 1,
        "os": \(report.os.rawValue),

        \(kept)
        // 'vibrancy lint . --write-baseline \(File.baseline.path)' writes it anew.
        "baseline": "\(File.baseline.path)",

        // The least severity that makes a run fail: "note", "warning" or "error".
        "fail-on": "warning",

        // Which art is judged, the sources and the folders' names tell. Found:
      \(found.map { "  // * \(comment($0))" }.joined(separator: "\n"))
        // To name it yourself, by patterns:
        // "scope": ["\(comment(place))"],

        // What is left out altogether:
        // "exclude": ["**/Previews.xcassets"],

        // Severities of rules, "off" among them; 'vibrancy rules' lists them all:
        \(rules.joined())
      }

      """
  }

  /// Text that stays in its line.
  private static func comment(_ text: String) -> String { VisibleText.of(text) }

  private static func gitHubWorkflow(isLarge: Bool) -> String {
    """
    # Judges widget art on every pull request: annotations, a page, and a comment on what is new.
    name: widget art
    on:
      pull_request:
      push: { branches: [main, master] }
    permissions: { contents: read, pull-requests: write, security-events: write }
    jobs:
      vibrancy:
        runs-on: ubuntu-latest
        env: { VIBRANCY_CACHE_DIR: "${{ github.workspace }}/.vibrancy-cache" }
        steps:
          # All of the history: what is new is told by the commit that the branch began at.
          - uses: actions/checkout@v4
            with: { fetch-depth: 0 }
          - uses: actions/cache@v4
            with: { path: .vibrancy-cache, key: "vibrancy-${{ github.sha }}", restore-keys: vibrancy- }
          - name: Install
            env: { ARCHIVE: "${{ vars.VIBRANCY_ARCHIVE }}" }
            run: |
              [ -n "$ARCHIVE" ] || { echo "::error::set the repository's variable VIBRANCY_ARCHIVE to the address of a release's archive for Linux"; exit 1; }
              mkdir -p "$RUNNER_TEMP/vibrancy"
              curl -fsSL "$ARCHIVE" | tar -xz --strip-components=1 -C "$RUNNER_TEMP/vibrancy"
              echo "$RUNNER_TEMP/vibrancy/bin" >> "$GITHUB_PATH"
    \(isLarge ? largeProject("      ") : "")      - name: Lint
            run: vibrancy lint . --reporter github --reporter sarif:vibrancy.sarif --reporter html:vibrancy.html
          - name: Compare
            if: always() && github.event_name == 'pull_request'
            run: vibrancy diff "origin/$GITHUB_BASE_REF..." --fail-on never --reporter markdown:vibrancy.md
          - name: Comment
            # A pull request from a fork may not comment.
            if: always() && github.event.pull_request.head.repo.full_name == github.repository
            env: { GH_TOKEN: "${{ github.token }}", NUMBER: "${{ github.event.number }}" }
            # The first line of our comment is a mark: the one that is there is written over.
            run: |
              id=$(gh api "repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" --paginate --jq '.[] | select(.body | startswith("<!-- vibrancy diff -->")) | .id' | tail -n 1)
              if [ -n "$id" ]; then gh api -X PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" -F body=@vibrancy.md --silent; else gh pr comment "$NUMBER" --body-file vibrancy.md; fi
          - uses: github/codeql-action/upload-sarif@v3
            if: always()
            with: { sarif_file: vibrancy.sarif }
          - uses: actions/upload-artifact@v4
            if: always()
            with: { name: vibrancy, path: vibrancy.html }

    """
  }

  private static func gitLabJob(isLarge: Bool) -> String {
    """
    # Judges widget art in every merge request: Code Quality, a page, and a note on what is new.
    widget-art:
      image: debian:stable-slim
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      variables:
        # All of the history: what is new is told by the commit that the branch began at.
        GIT_DEPTH: 0
        VIBRANCY_CACHE_DIR: $CI_PROJECT_DIR/.vibrancy-cache
      cache: { key: vibrancy, paths: [.vibrancy-cache] }
      before_script:
        - apt-get update -qq && apt-get install -qq -y curl git >/dev/null
        - '[ -n "$VIBRANCY_ARCHIVE" ] || { echo "set the CI/CD variable VIBRANCY_ARCHIVE to the address of a release archive for Linux"; exit 1; }'
        - mkdir -p /opt/vibrancy
        - curl -fsSL "$VIBRANCY_ARCHIVE" | tar -xz --strip-components=1 -C /opt/vibrancy
        - export PATH="/opt/vibrancy/bin:$PATH"
        - git config --global --add safe.directory "$CI_PROJECT_DIR"
    \(isLarge ? largeProject("  ") : "")  script:
        # The page and the note are there also where the last line fails.
        - vibrancy diff "${CI_MERGE_REQUEST_DIFF_BASE_SHA:-HEAD}" --fail-on never --reporter markdown:vibrancy.md
        # VIBRANCY_TOKEN: a project's access token that may use the API. Without it nobody is told.
        - |
          if [ -n "$VIBRANCY_TOKEN" ] && [ -n "$CI_MERGE_REQUEST_IID" ]; then
            curl -fsS --request POST --header "PRIVATE-TOKEN: $VIBRANCY_TOKEN" --form "body=<vibrancy.md" \\
              "$CI_API_V4_URL/projects/$CI_PROJECT_ID/merge_requests/$CI_MERGE_REQUEST_IID/notes" >/dev/null
          fi
        - vibrancy lint . --reporter text --reporter gitlab:vibrancy-quality.json --reporter sarif:vibrancy.sarif --reporter html:vibrancy.html
      artifacts:
        when: always
        paths: [vibrancy.html, vibrancy.md, vibrancy.sarif]
        reports: { codequality: vibrancy-quality.json }

    """
  }

  /// What helps from some thousands of sets on.
  private static func largeProject(_ indent: String) -> String {
    "\(indent)# So many sets can be judged by several machines: 'vibrancy lint --shard I/N', and merge.\n"
  }
}

extension Report {
  /// Whether several machines are worth their trouble.
  fileprivate var isLarge: Bool { summary.judged > 5000 }
}
