// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// What a file has besides its bytes, for one that takes another's place.

#ifndef C_VIBRANCY_ATTRIBUTES_H
#define C_VIBRANCY_ATTRIBUTES_H

/// Gives an open file the extended attributes and the times of another, as far as this process may.
void vattr_copy(int from, int to);

#endif
