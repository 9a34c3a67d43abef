// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A defect for which no compiler reads a Swift source, whatever the code means.
package enum SourceFaultKind: String, Sendable, Hashable, CaseIterable {
  case unclosedString, unclosedComment, unclosedRegex
  case unclosedParenthesis, unclosedSquareBracket, unclosedBrace
  case strayParenthesis, straySquareBracket, strayBrace
  /// `#if` without `#endif`.
  case unclosedCondition
  /// `#endif`, `#else` or `#elseif` without `#if`.
  case strayCondition
  /// A line that a merge with conflicts left.
  case conflictMarker
  /// Bytes that are not text: it is encrypted or damaged.
  case notText
  /// What Git LFS leaves in place of a file that was not fetched.
  case pointer

  /// The defect as a clause.
  package var words: String {
    switch self {
    case .unclosedString: "the string is not closed"
    case .unclosedComment: "the comment is not closed"
    case .unclosedRegex: "the regular expression is not closed"
    case .unclosedParenthesis: "“(” is not closed"
    case .unclosedSquareBracket: "“[” is not closed"
    case .unclosedBrace: "“{” is not closed"
    case .strayParenthesis: "“)” closes nothing"
    case .straySquareBracket: "“]” closes nothing"
    case .strayBrace: "“}” closes nothing"
    case .unclosedCondition: "#if has no #endif"
    case .strayCondition: "the directive belongs to no #if"
    case .notText: "it is not text"
    case .pointer: "it is a Git LFS pointer, which 'git lfs pull' replaces"
    case .conflictMarker: "a merge conflict is not resolved"
    }
  }
}
