// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// The system's means to wait: for changes in folders, for browsers on this machine, and for the
// signals that end a program. Each call returns a descriptor or a count, or minus an `errno`.

#ifndef C_VIBRANCY_WATCH_H
#define C_VIBRANCY_WATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#pragma clang assume_nonnull begin

/// What can be read once something changes in a folder that was added; `-ENOSYS` where the system
/// has no such thing.
int vwatch_notices(void);

/// Adds a folder, without those below it. Returns its number.
int vwatch_add(int notices, const char *folder);

/// A socket that waits for connections of this machine; port 0: one that is free.
int vwatch_listen(uint16_t port, uint16_t *bound);

/// The next connection, or `-EAGAIN`.
int vwatch_accept(int listener);

/// Sends what can be sent at once. A peer that has gone is an error and no signal.
ssize_t vwatch_send(int connection, const uint8_t *bytes, size_t count);

/// Reads what is there; 0 at the end.
ssize_t vwatch_read(int descriptor, uint8_t *bytes, size_t room);

/// A descriptor to read from once a signal asks the process to end (SIGINT, SIGTERM, SIGHUP); a
/// second signal ends it as it would have. For one caller in a process.
int vwatch_end(void);

/// What is waited for.
typedef struct vwatch_wait {
  int descriptor;
  bool wants_read, wants_write;
  /// Whether it can be read or written, or is broken; set on return.
  bool is_ready;
} vwatch_wait;

/// Waits until one is ready, at most so many milliseconds. Returns how many are; an interruption is
/// none.
int vwatch_wait_for(vwatch_wait *waits, size_t count, int milliseconds);

void vwatch_close(int descriptor);

#pragma clang assume_nonnull end

#endif
