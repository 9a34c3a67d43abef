// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The systems whose text styles differ.
package enum TypePlatform: Hashable, Sendable, CaseIterable { case iOS, watchOS, macOS }
