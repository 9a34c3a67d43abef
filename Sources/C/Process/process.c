// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "child.h"
#include "memory.h"
#include "pipes.h"
#include "words.h"

struct vproc {
  pid_t pid;
  /// Our ends of its descriptors 0 to 3; negative once closed.
  int ends[4];
  vproc_side side;
  /// How much of its input and of its side input it was given.
  size_t fed[2];
  double deadline;
  /// When somebody should look at it next.
  double tick;
  /// What it may use, and what it had used when it was reaped.
  double cpu_limit;
  /// It has ended, but its number is still its own until it is reaped.
  bool over;
  bool reaped;
  int code;
  size_t message_count;
  uint8_t message[4096];
};

static const double tick_seconds = 0.02;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void shut(int *descriptor) {
  if (*descriptor >= 0) close(*descriptor);
  *descriptor = -1;
}

/// Starts the child with every signal held back, so that no handler of ours runs in it.
static pid_t fork_quietly(const vproc_child *child) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t pid = fork();
  if (pid == 0) vproc_become(child);
  const int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return pid;
}

/// Waits for the child to become the helper; else collects it, and returns its `errno`.
static int started(pid_t pid, int report) {
  int error = 0;
  ssize_t got;
  do got = read(report, &error, sizeof error);
  while (got < 0 && errno == EINTR);
  if (got == 0) return 0;
  while (waitpid(pid, NULL, 0) < 0 && errno == EINTR) continue;
  return got == sizeof error ? error : EIO;
}

static int start(const vproc_job *job, char **arguments, char **environment, vproc *process) {
  int theirs[4] = {-1, -1, -1, -1}, report[2] = {-1, -1};
  int error = 0;
  for (int number = 0; number < 4 && !error; number++) {
    const bool reads = number == 0 || (number == 3 && job->side == VPROC_SIDE_IN);
    if (number == 3 && job->side == VPROC_SIDE_CLOSED) continue;
    int ends[2];
    error = vproc_pipe(ends);
    if (error) break;
    theirs[number] = ends[reads ? 0 : 1];
    process->ends[number] = ends[reads ? 1 : 0];
    error = vproc_prepare(process->ends[number], reads);
  }
  if (!error) error = vproc_pipe(report);
  if (!error) {
    vproc_child child = {job->path, arguments, environment, job->limits, {0}, report[1], getpid()};
    memcpy(child.ends, theirs, sizeof theirs);
    process->pid = fork_quietly(&child);
    error = process->pid < 0 ? errno : 0;
  }
  for (int number = 0; number < 4; number++) shut(&theirs[number]);
  shut(&report[1]);
  if (!error) {
    error = started(process->pid, report[0]);
    if (error) process->reaped = true;
  }
  shut(&report[0]);
  return error;
}

int vproc_start(const vproc_job *job, vproc **result) {
  *result = NULL;
  vproc *process = calloc(1, sizeof *process);
  char **arguments = vproc_words(job->arguments, job->argument_bytes);
  char **environment = vproc_words(job->environment, job->environment_bytes);
  int error = ENOMEM;
  if (process && arguments && environment) {
    process->pid = -1;
    process->side = job->side;
    process->deadline = now() + job->limits.wall_seconds;
    process->tick = now() + tick_seconds;
    process->cpu_limit = (double)job->limits.cpu_seconds;
    for (int number = 0; number < 4; number++) process->ends[number] = -1;
    error = start(job, arguments, environment, process);
  }
  free(arguments);
  free(environment);
  if (error) {
    if (process) vproc_destroy(process);
  } else {
    *result = process;
  }
  return error;
}

/// Gives what fits of what is left, and closes the pipe behind the last of it.
static void feed(vproc *process, int number, vproc_bytes bytes) {
  size_t *fed = &process->fed[number == 3];
  while (process->ends[number] >= 0) {
    if (*fed == bytes.count) {
      shut(&process->ends[number]);
      return;
    }
    const ssize_t given = vproc_write(process->ends[number], bytes.data + *fed, bytes.count - *fed);
    if (given >= 0) {
      *fed += (size_t)given;
    } else if (errno == EAGAIN) {
      return;
    } else if (errno != EINTR) {
      shut(&process->ends[number]);  // it wants no more, which is its own affair
    }
  }
}

/// Reads once; zero when there is nothing now or ever again.
static size_t take(vproc *process, int number, uint8_t *buffer, size_t room) {
  int *end = &process->ends[number];
  if (*end < 0) return 0;
  const ssize_t got = read(*end, buffer, room);
  if (got > 0) return (size_t)got;
  if (got < 0 && errno == EINTR) return 0;
  // Whoever still holds the pipe when the helper is gone has nothing to say to us.
  if (got == 0 || errno != EAGAIN || process->over) shut(end);
  return 0;
}

static void take_message(vproc *process, uint8_t *buffer, size_t room) {
  const size_t got = take(process, 2, buffer, room);
  const size_t free_room = sizeof process->message - process->message_count;
  const size_t kept = got < free_room ? got : free_room;
  memcpy(process->message + process->message_count, buffer, kept);
  process->message_count += kept;
}

/// Sees whether it has ended, and if so kills what it started.
static bool look(vproc *process) {
  siginfo_t info = {0};
  const int flags = WEXITED | WNOHANG | WNOWAIT;
  if (waitid(P_PID, (id_t)process->pid, &info, flags) != 0) {
    if (errno == EINTR) return true;
    process->code = errno;
    process->reaped = true;  // by someone else: the number may be another's already
    return false;
  }
  if (info.si_pid == process->pid) {
    process->over = true;
    kill(-process->pid, SIGKILL);
  }
  return true;
}

static double in_seconds(struct timeval time) {
  return (double)time.tv_sec + (double)time.tv_usec * 1e-6;
}

static vproc_event reap(vproc *process) {
  int status = 0;
  struct rusage used = {0};
  pid_t found;
  do found = wait4(process->pid, &status, 0, &used);
  while (found < 0 && errno == EINTR);
  process->reaped = true;
  if (found < 0) {
    process->code = errno;
    return VPROC_LOST;
  }
  const double cpu_seconds = in_seconds(used.ru_utime) + in_seconds(used.ru_stime);
  process->code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  if (!WIFSIGNALED(status)) return VPROC_EXITED;
  // Who does not listen to the first signal gets the other one a second later.
  const bool killed = process->code == SIGKILL && cpu_seconds >= process->cpu_limit;
  return process->code == SIGXCPU || killed ? VPROC_CPU_LIMIT : VPROC_SIGNALLED;
}

/// Waits until a pipe moves; for its end we have to ask again and again.
static void pause_until(const vproc *process, double seconds) {
  struct pollfd polled[4];
  for (int number = 0; number < 4; number++) {
    const bool feeds = number == 0 || (number == 3 && process->side == VPROC_SIDE_IN);
    polled[number] = (struct pollfd){process->ends[number], feeds ? POLLOUT : POLLIN, 0};
  }
  const bool is_silent = process->ends[1] < 0 && process->ends[2] < 0;
  const double longest = is_silent ? 0.001 : tick_seconds;
  poll(polled, 4, (int)((seconds < longest ? seconds : longest) * 1000) + (seconds < 0.001));
}

vproc_event vproc_next(
    vproc *process, vproc_bytes input, vproc_bytes side, uint8_t *buffer, size_t room,
    size_t *count) {
  while (true) {
    const double left = process->deadline - now();
    if (left <= 0) return VPROC_WALL_LIMIT;
    if (now() >= process->tick) {
      process->tick = now() + tick_seconds;
      return VPROC_TICK;
    }
    if (!process->over && !look(process)) return VPROC_LOST;
    take_message(process, buffer, room);
    *count = take(process, 1, buffer, room);
    if (*count > 0) return VPROC_OUTPUT;
    if (process->side == VPROC_SIDE_OUT) {
      *count = take(process, 3, buffer, room);
      if (*count > 0) return VPROC_SIDE_OUTPUT;
    }
    if (process->over) {
      // Nothing is closed behind us before it was read empty.
      const bool side_open = process->side == VPROC_SIDE_OUT && process->ends[3] >= 0;
      if (process->ends[1] < 0 && process->ends[2] < 0 && !side_open) return reap(process);
      continue;
    }
    feed(process, 0, input);
    if (process->side == VPROC_SIDE_IN) feed(process, 3, side);
    pause_until(process, left);
  }
}

int vproc_code(const vproc *process) { return process->code; }

vproc_bytes vproc_message(const vproc *process) {
  return (vproc_bytes){process->message, process->message_count};
}

uint64_t vproc_memory(const vproc *process) {
  return process->over || process->reaped ? 0 : vproc_memory_of(process->pid);
}

void vproc_stop(vproc *process) {
  if (process->pid <= 0 || process->reaped) return;
  kill(-process->pid, SIGKILL);
  reap(process);
}

void vproc_destroy(vproc *process) {
  for (int number = 0; number < 4; number++) shut(&process->ends[number]);
  vproc_stop(process);
  free(process);
}
