// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// Runs a helper program within limits. No global state: any number of threads may each run one.
//
// The helper gets three pipes (stdin, stdout, stderr) and on wish a fourth as descriptor 3, no other
// descriptor, a process group of its own, `/` as its folder, and may write no file. Once it ends, or
// its handle is destroyed, its whole group is killed. On Linux it is also killed when our thread
// goes away, however that comes about, so one thread takes it from start to destruction; what the
// helper itself started is out of reach then. macOS has no such means: there a helper whose parent
// was killed goes on until it reads or writes a pipe, or uses up its time.

#ifndef C_VIBRANCY_PROCESS_H
#define C_VIBRANCY_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Starts threads and ends them once all are there; they do nothing.
///
/// Returns how many there were at once, at most `count`: fewer where the system gives no more to
/// this user, or has no memory for them.
int vproc_threads(int count);

/// Makes the heap give large blocks back to the system as soon as they are freed, for the whole
/// process: the system's default keeps up to 64 MiB a thread. Does nothing where there is no such switch.
void vproc_return_large_blocks(void);

/// Gives what is free on the heap now back to the system, small blocks too, as far as whole pages are.
void vproc_return_free_memory(void);

typedef struct vproc_limits {
  /// The longest life, in seconds.
  double wall_seconds;
  /// The most processor time, in seconds.
  uint64_t cpu_seconds;
  /// The largest address space, in bytes; macOS does not enforce it.
  uint64_t memory_bytes;
  /// The most memory of its own, in bytes: what it allocates, shared libraries aside; as above.
  uint64_t own_bytes;
} vproc_limits;

/// What descriptor 3 of the helper is.
typedef enum vproc_side {
  VPROC_SIDE_CLOSED = 0,
  /// It reads there what we give.
  VPROC_SIDE_IN,
  /// It writes there what we take.
  VPROC_SIDE_OUT,
} vproc_side;

/// What to start. Words are texts that each end with a zero byte, one behind the other.
typedef struct vproc_job {
  /// The program's path.
  const char *path;
  /// The arguments, the program's name first.
  const char *arguments;
  size_t argument_bytes;
  const char *environment;
  size_t environment_bytes;
  vproc_side side;
  vproc_limits limits;
} vproc_job;

typedef struct vproc_bytes {
  const uint8_t *_Nullable data;
  size_t count;
} vproc_bytes;

typedef enum vproc_event {
  /// Bytes of its standard output are in the buffer.
  VPROC_OUTPUT = 0,
  /// Bytes from its descriptor 3 are in the buffer.
  VPROC_SIDE_OUTPUT,
  /// It ended by itself; the code is its status.
  VPROC_EXITED,
  /// It ended by a signal; the code is the signal's number.
  VPROC_SIGNALLED,
  /// It used up its processor time.
  VPROC_CPU_LIMIT,
  /// It is past its deadline; destroying it kills it.
  VPROC_WALL_LIMIT,
  /// The system withheld how it ended; the code is its `errno`.
  VPROC_LOST,
  /// Nothing happened but a fiftieth of a second: time to look at how it does.
  VPROC_TICK,
} vproc_event;

typedef struct vproc vproc;

/// Starts a helper; zero, or the `errno` of what failed.
int vproc_start(const vproc_job *job, vproc *_Nullable *_Nonnull result);

/// Feeds and waits until there is output or an end; the same `input` and `side` at each call.
///
/// After an event other than output or a tick, it may only be asked, stopped and destroyed.
vproc_event vproc_next(
    vproc *process, vproc_bytes input, vproc_bytes side, uint8_t *buffer, size_t room,
    size_t *count);

/// The status, signal or `errno` that goes with the last event.
int vproc_code(const vproc *process);

/// The bytes of memory that are its own now, shared libraries aside; zero if the system won't report.
uint64_t vproc_memory(const vproc *process);

/// Kills it with all it started, and collects it.
void vproc_stop(vproc *process);

/// The first bytes of its standard error, at most 4096.
vproc_bytes vproc_message(const vproc *process);

/// Kills what is left of it and forgets it.
void vproc_destroy(vproc *process);

/// The memory that helpers share. Any number of threads may use one at once, until it is freed.
typedef struct __attribute__((swift_attr("@Sendable"))) vproc_budget {
  struct vproc_pool *pool;
} vproc_budget;

/// A budget of so many bytes; ends the program if there is not even room for this.
vproc_budget vproc_budget_make(uint64_t bytes);

/// Waits, in the order of coming, until so many bytes are left, or nobody holds any.
void vproc_budget_take(vproc_budget budget, uint64_t bytes);

/// Takes more on top, if that much is left or nobody else holds any; never waits.
bool vproc_budget_grow(vproc_budget budget, uint64_t more);

/// Gives back all that one holder took.
void vproc_budget_give(vproc_budget budget, uint64_t bytes);

void vproc_budget_free(vproc_budget budget);

#pragma clang assume_nonnull end

#endif
