// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#ifndef NSIG
#define NSIG 65
#endif

static _Noreturn void fail(const vproc_child *child) {
  const int error = errno;
  // With nobody left to read it, the status alone has to do.
  if (write(child->report, &error, sizeof error) < 0) _exit(126);
  _exit(127);
}

/// Lowers a limit; one that is lower already stays.
static int lower(int resource, uint64_t soft, uint64_t hard) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return -1;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > hard) limit.rlim_max = (rlim_t)hard;
  limit.rlim_cur = limit.rlim_max < soft ? limit.rlim_max : (rlim_t)soft;
  return setrlimit(resource, &limit);
}

static int lower_all(const vproc_limits *limits) {
  // At the soft limit a signal says what happened, at the hard one it is over.
  if (lower(RLIMIT_CPU, limits->cpu_seconds, limits->cpu_seconds + 1) != 0) return -1;
  if (lower(RLIMIT_FSIZE, 0, 0) != 0 || lower(RLIMIT_CORE, 0, 0) != 0) return -1;
  int memory = lower(RLIMIT_AS, limits->memory_bytes, limits->memory_bytes);
  if (memory == 0) memory = lower(RLIMIT_DATA, limits->own_bytes, limits->own_bytes);
#ifdef __APPLE__
  (void)memory;  // Darwin may refuse it, and does not enforce it.
  return 0;
#else
  return memory;
#endif
}

/// Makes every descriptor from `first` on end with this program; the report's must last until then.
static void close_at_exec(int first) {
#ifdef SYS_close_range
  const unsigned mark_only = 4;  // CLOSE_RANGE_CLOEXEC, which old headers lack
  if (syscall(SYS_close_range, (unsigned)first, ~0U, mark_only) == 0) return;
#endif
  const long most = sysconf(_SC_OPEN_MAX);
  const int end = most < 0 || most > 65536 ? 65536 : (int)most;
  for (int descriptor = first; descriptor < end; descriptor++) {
    const int flags = fcntl(descriptor, F_GETFD);
    if (flags >= 0) fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC);
  }
}

/// Undoes what the parent made of signals: handlers have gone, but what it ignores would stay so.
static void reset_signals(void) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  for (int signal = 1; signal < NSIG; signal++) sigaction(signal, &action, NULL);
  // A cache that cannot be written is not a reason to die; the write fails instead.
  action.sa_handler = SIG_IGN;
  sigaction(SIGXFSZ, &action, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

void vproc_become(const vproc_child *child) {
  if (setpgid(0, 0) != 0) fail(child);
#ifdef __linux__
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) fail(child);
  // The parent may have gone before that call.
  if (getppid() != child->parent) _exit(126);
#endif
  int kept = 3;
  for (int number = 0; number < 4; number++) {
    if (child->ends[number] < 0) continue;
    if (dup2(child->ends[number], number) < 0) fail(child);
    if (number == 3) kept = 4;
  }
  close_at_exec(kept);
  if (chdir("/") != 0 || lower_all(&child->limits) != 0) fail(child);
  reset_signals();
  execve(child->path, child->arguments, child->environment);
  fail(child);
}
