// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Which machine a place belongs to.
public enum Platform: String, Sendable, Hashable { case phone, pad, mac, watch }
