// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#include <sodium.h>

// The state of a digest is aligned to 64 bytes, which Swift does not import.

/// Begins a digest of 32 bytes in memory of `crypto_generichash_statebytes()`, aligned to 64.
static inline void vsodium_begin(void *state) {
  crypto_generichash_init((crypto_generichash_state *)state, NULL, 0, 32);
}

/// Takes bytes.
static inline void vsodium_add(void *state, const void *bytes, size_t count) {
  crypto_generichash_update((crypto_generichash_state *)state, (const unsigned char *)bytes, count);
}

/// Writes the 32 bytes of the digest.
static inline void vsodium_end(void *state, void *digest) {
  crypto_generichash_final((crypto_generichash_state *)state, (unsigned char *)digest, 32);
}
