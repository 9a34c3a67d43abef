// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// Preloaded, makes the system's calls fail now and then, by a schedule that a seed decides.
//
//   VIBRANCY_FAULTS="SEED RATE KIND..."   one call in RATE fails, by one of the kinds that it can fail by
//   VIBRANCY_FAULTS_LOG=FILE              a line for each fault: call, kind, path
//
// Only what lies in the working directory is touched: the program's inputs and outputs, but nothing
// that the system opens for itself. Kinds: `eintr` and
// `short`, which a program must not even notice; `enospc`, `eio`, `eacces`, `emfile`, which it must report.
// For Linux, where programs call the C library for everything.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { most_files = 4096, name_bytes = 128 };
enum kind { EINTR_KIND = 1, SHORT_KIND = 2, ENOSPC_KIND = 4, EIO_KIND = 8, EACCES_KIND = 16, EMFILE_KIND = 32 };

static const struct {
  const char *name;
  enum kind kind;
  int code;
} kinds[] = {
  {"eintr", EINTR_KIND, EINTR}, {"short", SHORT_KIND, 0},       {"enospc", ENOSPC_KIND, ENOSPC},
  {"eio", EIO_KIND, EIO},       {"eacces", EACCES_KIND, EACCES}, {"emfile", EMFILE_KIND, EMFILE},
};
enum { kind_count = sizeof kinds / sizeof kinds[0] };

static uint64_t seed, rate;
static unsigned wanted;
static int log_file = -1;
static atomic_ullong turn;
/// The name each open file was opened by; empty for those that are not ours.
static char names[most_files][name_bytes];

/// The working directory with a slash behind it.
static char here[1024];

static int is_ours(const char *path) {
  return path && path[0] != 0 && (path[0] != '/' || strncmp(path, here, strlen(here)) == 0);
}

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
  const char *text = getenv("VIBRANCY_FAULTS");
  if (!text || sscanf(text, "%lu %lu", &seed, &rate) != 2) return;
  for (int i = 0; i < kind_count; i++) {
    if (strstr(text, kinds[i].name)) wanted |= kinds[i].kind;
  }
  if (!getcwd(here, sizeof here - 2)) abort();
  strcat(here, "/");
  const char *log = getenv("VIBRANCY_FAULTS_LOG");
  int (*open_it)(const char *, int, ...) = next("open");
  if (log) log_file = open_it(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
}

static uint64_t mixed(uint64_t value) {
  value += 0x9E3779B97F4A7C15;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
  return value ^ (value >> 31);
}

static void report(const char *call, const char *kind, const char *name) {
  if (log_file < 0) return;
  char line[256];
  const int count = snprintf(line, sizeof line, "%s %s %s\n", call, kind, name);
  ssize_t (*write_it)(int, const void *, size_t) = next("write");
  if (count > 0) (void)!write_it(log_file, line, (size_t)count < sizeof line ? (size_t)count : sizeof line - 1);
}

/// Which fault this call has, of those it can have; -1 for none.
static int fault(const char *call, unsigned possible, const char *name) {
  if (!wanted || !rate || !(possible & wanted)) return -1;
  const uint64_t dice = mixed(seed * 1000003 + atomic_fetch_add(&turn, 1));
  if (dice % rate != 0) return -1;
  int chosen[kind_count], count = 0;
  for (int i = 0; i < kind_count; i++) {
    if (kinds[i].kind & possible & wanted) chosen[count++] = i;
  }
  const int which = chosen[(dice >> 32) % (unsigned)count];
  report(call, kinds[which].name, name);
  return which;
}

static void keep(int file, const char *path) {
  if (file < 0 || file >= most_files) return;
  names[file][0] = 0;
  if (is_ours(path)) snprintf(names[file], name_bytes, "%s", path);
}

static const char *name_of(int file) {
  return file >= 0 && file < most_files && names[file][0] ? names[file] : NULL;
}

#ifndef O_TMPFILE
#define O_TMPFILE 020000000
#endif

static int open_by(const char *call, const char *path, int flags, mode_t mode) {
  int (*open_it)(const char *, int, ...) = next(call);
  if (is_ours(path)) {
    unsigned possible = EINTR_KIND | EIO_KIND | EACCES_KIND;
    if (flags & (O_CREAT | O_WRONLY)) possible |= ENOSPC_KIND;
    // A program waits until others close theirs: for reading there are always some.
    if (!(flags & (O_CREAT | O_WRONLY))) possible |= EMFILE_KIND;
    const int which = fault(call, possible, path);
    if (which >= 0) {
      errno = kinds[which].code;
      return -1;
    }
  }
  const int file = open_it(path, flags, mode);
  keep(file, path);
  return file;
}

static mode_t mode_in(int flags, va_list rest) {
  return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(rest, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = mode_in(flags, rest);
  va_end(rest);
  return open_by("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = mode_in(flags, rest);
  va_end(rest);
  return open_by("open64", path, flags, mode);
}

int close(int file) {
  int (*close_it)(int) = next("close");
  const char *name = name_of(file);
  const int which = name ? fault("close", EIO_KIND | ENOSPC_KIND, name) : -1;
  if (file >= 0 && file < most_files) names[file][0] = 0;
  const int result = close_it(file);
  // As of a file on a network: it is closed, and what was written to it is lost.
  if (which < 0) return result;
  errno = kinds[which].code;
  return -1;
}

int dup(int file) {
  int (*dup_it)(int) = next("dup");
  const int other = dup_it(file);
  keep(other, name_of(file) ? name_of(file) : "/");
  return other;
}

ssize_t read(int file, void *buffer, size_t count) {
  ssize_t (*read_it)(int, void *, size_t) = next("read");
  const char *name = name_of(file);
  const int which = name ? fault("read", EINTR_KIND | SHORT_KIND | EIO_KIND, name) : -1;
  if (which >= 0 && kinds[which].kind == SHORT_KIND) return read_it(file, buffer, count / 7 + (count > 0));
  if (which >= 0) {
    errno = kinds[which].code;
    return -1;
  }
  return read_it(file, buffer, count);
}

ssize_t write(int file, const void *buffer, size_t count) {
  ssize_t (*write_it)(int, const void *, size_t) = next("write");
  const char *name = name_of(file);
  const int which =
      name ? fault("write", EINTR_KIND | SHORT_KIND | EIO_KIND | ENOSPC_KIND, name) : -1;
  if (which >= 0 && kinds[which].kind == SHORT_KIND) return write_it(file, buffer, count / 7 + (count > 0));
  if (which >= 0) {
    // What a full disk still had room for is written.
    if (kinds[which].kind == ENOSPC_KIND && count > 1) (void)!write_it(file, buffer, count / 2);
    errno = kinds[which].code;
    return -1;
  }
  return write_it(file, buffer, count);
}

int fsync(int file) {
  int (*fsync_it)(int) = next("fsync");
  const char *name = name_of(file);
  const int which = name ? fault("fsync", EINTR_KIND | EIO_KIND | ENOSPC_KIND, name) : -1;
  if (which < 0) return fsync_it(file);
  errno = kinds[which].code;
  return -1;
}

int rename(const char *old, const char *new) {
  int (*rename_it)(const char *, const char *) = next("rename");
  const int which = is_ours(new) ? fault("rename", EIO_KIND | ENOSPC_KIND | EACCES_KIND, new) : -1;
  if (which < 0) return rename_it(old, new);
  errno = kinds[which].code;
  return -1;
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
  int (*linkat_it)(int, const char *, int, const char *, int) = next("linkat");
  const int which = is_ours(new) ? fault("linkat", EIO_KIND | ENOSPC_KIND | EACCES_KIND, new) : -1;
  if (which < 0) return linkat_it(from, old, to, new, flags);
  errno = kinds[which].code;
  return -1;
}

int mkdir(const char *path, mode_t mode) {
  int (*mkdir_it)(const char *, mode_t) = next("mkdir");
  const int which = is_ours(path) ? fault("mkdir", EIO_KIND | ENOSPC_KIND | EACCES_KIND, path) : -1;
  if (which < 0) return mkdir_it(path, mode);
  errno = kinds[which].code;
  return -1;
}

DIR *opendir(const char *path) {
  DIR *(*opendir_it)(const char *) = next("opendir");
  const int which = is_ours(path) ? fault("opendir", EINTR_KIND | EIO_KIND | EACCES_KIND | EMFILE_KIND, path) : -1;
  if (which < 0) return opendir_it(path);
  errno = kinds[which].code;
  return NULL;
}
