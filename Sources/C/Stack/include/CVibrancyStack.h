// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#ifndef C_VIBRANCY_STACK_H
#define C_VIBRANCY_STACK_H

#include <stdint.h>

/// The lowest address of the stack of the thread that calls this; 0 where it is not known.
uintptr_t vstack_end(void);

/// The processor time that the calling thread has had, in nanoseconds.
uint64_t vstack_thread_time(void);

#endif
