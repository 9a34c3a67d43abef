// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// The texts that `init` writes.
struct InitTexts {
  /// A file, by its path below the working directory.
  enum File: String {
    case configuration = ".vibrancy.json"
    case baseline = "vibrancy-baseline.json"
    case gitHubWorkflow = ".github/workflows/vibrancy.yml"
    case gitLabJob = ".gitlab/vibrancy.yml"
    /// GitLab's own, which names the job's.
    case gitLabFile = ".gitlab-ci.yml"

    /// The path of the file.
    var path: String { rawValue }
  }

  private let engine: InitCommand.Engine?
  private let hasGitLabFile: Bool
  private let hasLFS: Bool

  /// - Parameters:
  ///   - hasGitLabFile: Whether there is a configuration of GitLab's, which only its owner can add to.
  ///   - hasLFS: Whether Git LFS keeps files of the project, which a checkout has to ask for.
  init(engine: InitCommand.Engine?, hasGitLabFile: Bool, hasLFS: Bool) {
    (self.engine, self.hasGitLabFile, self.hasLFS) = (engine, hasGitLabFile, hasLFS)
  }

  /// The files to write, in this order.
  var files: [File] {
    let workflow: [File] =
      switch engine {
      case .github: [.gitHubWorkflow]
      case .gitlab: hasGitLabFile ? [.gitLabJob] : [.gitLabJob, .gitLabFile]
      case nil: []
      }
    return [.configuration, .baseline] + workflow
  }

  /// The files that stay as they are where a workflow is added to a project that is configured
  /// already: its baseline, too, which would else come to know what is new today.
  func kept(_ exists: (String) -> Bool) -> [File] {
    engine != nil && exists(File.configuration.path) ? [.configuration, .baseline] : []
  }

  /// The steps that are left to do by hand.
  var advice: String? {
    switch engine {
    case .github:
      "the workflow takes the tool from the address in the variable VIBRANCY_ARCHIVE of the "
        + "repository, a release's archive for Linux, and checks it against VIBRANCY_SHA256"
    case .gitlab:
      "the job takes the tool from the address in the CI/CD variable VIBRANCY_ARCHIVE, a release's "
        + "archive for Linux, and checks it against VIBRANCY_SHA256"
        + (hasGitLabFile ? "; add to \(File.gitLabFile.path): \(Self.gitLabInclude)" : "")
    case nil: nil
    }
  }

  /// The content of a file.
  func text(of file: File, for report: Report, baseline: Baseline) -> String {
    switch file {
    case .configuration: Self.configuration(for: report)
    case .baseline: baseline.text
    case .gitHubWorkflow: Self.gitHubWorkflow(for: report, hasLFS: hasLFS)
    case .gitLabJob: Self.gitLabJob(for: report)
    case .gitLabFile: Self.gitLabInclude + "\n"
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
      ? [#"// "rules": {"\#(RuleID.vibrantContrast)": "warning"},"#]
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
      // 'vibrancy schema config' lists what else may stand here, and 'vibrancy lint . --show-settings'
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

        // Which art is judged, the sources and the folders' names decide. Found:
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

  // Actions by their commits: a tag may be moved.
  private static let checkout =
    "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2"
  private static let cache = "actions/cache@5a3ec84eff668545956fd18022155c47e93e2684 # v4.2.3"
  private static let upload =
    "actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2"
  private static let download =
    "actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093 # v4.3.0"
  private static let sarif =
    "github/codeql-action/upload-sarif@ff0a06e83cb2de871e5a09832bc6a81e7276941f # v3.28.18"

  private static func gitHubWorkflow(for report: Report, hasLFS: Bool) -> String {
    """
    # Judges widget art on every pull request: annotations, a page, and a comment on what is new.
    name: widget art
    on:
      pull_request:
      push: { branches: [main, master] }
    permissions: {}
    jobs:
      # Reads what a pull request brings: its token writes nothing.
      judge:
        runs-on: ubuntu-latest
        permissions: { contents: read }
        steps:
          # All of the history: what is new is judged against the commit that the branch began at.
          - uses: \(Self.checkout)
            with: { fetch-depth: 0, persist-credentials: false\(hasLFS ? ", lfs: true" : "") }
          # Outside of the checkout, where a commit can put nothing.
          - uses: \(Self.cache)
            with: { path: "${{ runner.temp }}/vibrancy-cache", key: "vibrancy-${{ github.sha }}", restore-keys: vibrancy- }
          - name: Install
            env: { ARCHIVE: "${{ vars.VIBRANCY_ARCHIVE }}", SHA256: "${{ vars.VIBRANCY_SHA256 }}" }
            run: |
              mkdir -p "$RUNNER_TEMP/vibrancy" "$RUNNER_TEMP/reports"
              [ -n "$ARCHIVE" ] && [ -n "$SHA256" ] || { echo "::error::set the repository's variables VIBRANCY_ARCHIVE to the address of a release's archive for Linux, and VIBRANCY_SHA256 to its SHA-256"; exit 1; }
              curl -fsSL -o "$RUNNER_TEMP/vibrancy.tar.gz" "$ARCHIVE"
              echo "$SHA256  $RUNNER_TEMP/vibrancy.tar.gz" | sha256sum --check --status || { echo "::error::the archive is not the one of VIBRANCY_SHA256; nothing was installed"; exit 1; }
              tar -xzf "$RUNNER_TEMP/vibrancy.tar.gz" --strip-components=1 -C "$RUNNER_TEMP/vibrancy"
              echo "$RUNNER_TEMP/vibrancy/bin" >> "$GITHUB_PATH"
              echo "VIBRANCY_CACHE_DIR=$RUNNER_TEMP/vibrancy-cache" >> "$GITHUB_ENV"
    \(report.isLarge ? largeProject("      ") : "")\(report.isUnderstood ? "" : notUnderstood("      "))      - name: Lint
            run: vibrancy lint .\(report.isUnderstood ? " --require-understood" : "") --reporter github --reporter "sarif:$RUNNER_TEMP/reports/vibrancy.sarif" --reporter "html:$RUNNER_TEMP/reports/vibrancy.html"
          - name: Compare
            if: always() && github.event_name == 'pull_request'
            run: vibrancy diff "origin/$GITHUB_BASE_REF..." --fail-on never --reporter "markdown:$RUNNER_TEMP/reports/vibrancy.md"
          - uses: \(Self.upload)
            if: always()
            with: { name: vibrancy, path: "${{ runner.temp }}/reports" }
      # Writes what the first job found, and reads nothing else. A pull request from a fork may not.
      publish:
        needs: judge
        if: always() && (github.event_name == 'push' || github.event.pull_request.head.repo.full_name == github.repository)
        runs-on: ubuntu-latest
        permissions: { contents: read, pull-requests: write, security-events: write }
        steps:
          - uses: \(Self.download)
            with: { name: vibrancy, path: "${{ runner.temp }}/reports" }
          - name: Comment
            if: github.event_name == 'pull_request'
            env: { GH_TOKEN: "${{ github.token }}", NUMBER: "${{ github.event.number }}" }
            # The first line of our comment is a mark: the one that is there, and is ours, is written over.
            run: |
              body=$RUNNER_TEMP/reports/vibrancy.md
              [ -f "$body" ] || exit 0
              id=$(gh api "repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" --paginate --jq '.[] | select(.user.login == "github-actions[bot]" and (.body | startswith("<!-- vibrancy diff -->"))) | .id' | tail -n 1)
              if [ -n "$id" ]; then gh api -X PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" -F body=@"$body" --silent; else gh pr comment "$NUMBER" --repo "$GITHUB_REPOSITORY" --body-file "$body"; fi
          - uses: \(Self.sarif)
            if: always()
            with: { sarif_file: "${{ runner.temp }}/reports/vibrancy.sarif" }

    """
  }

  private static func gitLabJob(for report: Report) -> String {
    """
    # Judges widget art in every merge request: Code Quality, a page, and a note on what is new.
    widget-art:
      image: debian:stable-slim
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      variables:
        # All of the history: what is new is judged against the commit that the branch began at.
        GIT_DEPTH: 0
      # No cache of results: GitLab keeps caches inside the checkout, where a commit can bring its own.
      before_script:
        # What is published is what this job writes, and nothing that was committed.
        - rm -rf vibrancy-reports && mkdir vibrancy-reports
        - apt-get update -qq && apt-get install -qq -y curl git >/dev/null
        - '[ -n "$VIBRANCY_ARCHIVE" ] && [ -n "$VIBRANCY_SHA256" ] || { echo "set the CI/CD variables VIBRANCY_ARCHIVE to the address of a release archive for Linux, and VIBRANCY_SHA256 to its SHA-256"; exit 1; }'
        - curl -fsSL -o /tmp/vibrancy.tar.gz "$VIBRANCY_ARCHIVE"
        - echo "$VIBRANCY_SHA256  /tmp/vibrancy.tar.gz" | sha256sum --check --status || { echo "the archive is not the one of VIBRANCY_SHA256; nothing was installed"; exit 1; }
        - mkdir -p /opt/vibrancy
        - tar -xzf /tmp/vibrancy.tar.gz --strip-components=1 -C /opt/vibrancy
        - export PATH="/opt/vibrancy/bin:$PATH"
        - git config --global --add safe.directory "$CI_PROJECT_DIR"
    \(report.isLarge ? largeProject("  ") : "")\(report.isUnderstood ? "" : notUnderstood("  "))  script:
        # The page and the note are there also where the last line fails.
        - vibrancy diff "${CI_MERGE_REQUEST_DIFF_BASE_SHA:-HEAD}" --fail-on never --reporter markdown:vibrancy-reports/vibrancy.md
        # VIBRANCY_TOKEN: a project's access token that may use the API. Without it nothing is reported.
        - |
          if [ -n "$VIBRANCY_TOKEN" ] && [ -n "$CI_MERGE_REQUEST_IID" ]; then
            curl -fsS --request POST --header "PRIVATE-TOKEN: $VIBRANCY_TOKEN" --form "body=<vibrancy-reports/vibrancy.md" \\
              "$CI_API_V4_URL/projects/$CI_PROJECT_ID/merge_requests/$CI_MERGE_REQUEST_IID/notes" >/dev/null
          fi
        - vibrancy lint .\(report.isUnderstood ? " --require-understood" : "") --reporter text --reporter gitlab:vibrancy-reports/quality.json --reporter sarif:vibrancy-reports/vibrancy.sarif --reporter html:vibrancy-reports/vibrancy.html
      artifacts:
        when: always
        paths: [vibrancy-reports]
        reports: { codequality: vibrancy-reports/quality.json }

    """
  }

  /// The step that helps from some thousands of sets on.
  private static func largeProject(_ indent: String) -> String {
    "\(indent)# So many sets can be judged by several machines: 'vibrancy lint --shard I/N', and merge.\n"
  }

  /// What is missing where widgets cannot be judged yet, so that every run would fail.
  private static func notUnderstood(_ indent: String) -> String {
    "\(indent)# Some widgets could not be judged: once they are, add --require-understood to 'vibrancy lint'.\n"
  }
}

extension Report {
  /// `true` if all widgets, and all places that show them, were judged.
  fileprivate var isUnderstood: Bool {
    summary.warnings.allSatisfy { $0.kind != .notUnderstood }
  }

  /// `true` if several machines are worth their trouble.
  fileprivate var isLarge: Bool { summary.judged > 5000 }
}
