// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "pipes.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

/// Moves a descriptor out of the way of 0 to 3, where the child puts what it keeps.
static int lifted(int descriptor) {
  const int above = fcntl(descriptor, F_DUPFD_CLOEXEC, 10);
  const int error = errno;
  close(descriptor);
  errno = error;
  return above;
}

int vproc_pipe(int ends[2]) {
#ifdef __linux__
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
#else
  if (pipe(ends) != 0) return errno;
#endif
  const int reader = lifted(ends[0]);
  if (reader < 0) {
    const int error = errno;
    close(ends[1]);
    return error;
  }
  const int writer = lifted(ends[1]);
  if (writer < 0) {
    const int error = errno;
    close(reader);
    return error;
  }
  ends[0] = reader;
  ends[1] = writer;
  return 0;
}

int vproc_prepare(int end, bool writes) {
#ifdef F_SETNOSIGPIPE
  if (writes && fcntl(end, F_SETNOSIGPIPE, 1) != 0) return errno;
#else
  (void)writes;
#endif
  const int flags = fcntl(end, F_GETFL);
  return flags < 0 || fcntl(end, F_SETFL, flags | O_NONBLOCK) != 0 ? errno : 0;
}

ssize_t vproc_write(int end, const uint8_t *bytes, size_t count) {
#ifdef F_SETNOSIGPIPE
  return write(end, bytes, count);
#else
  // The signal goes to this thread: held back here, it is taken away unseen, unless one waited.
  sigset_t pipe_only, before, waiting;
  sigemptyset(&pipe_only);
  sigaddset(&pipe_only, SIGPIPE);
  sigpending(&waiting);
  const bool waited = sigismember(&waiting, SIGPIPE) == 1;
  pthread_sigmask(SIG_BLOCK, &pipe_only, &before);
  const ssize_t written = write(end, bytes, count);
  const int error = errno;
  if (written < 0 && error == EPIPE && !waited) {
    const struct timespec at_once = {0, 0};
    while (sigtimedwait(&pipe_only, NULL, &at_once) < 0 && errno == EINTR) continue;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return written;
#endif
}
