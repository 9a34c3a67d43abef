// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#include "CVibrancyWatch.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/inotify.h>

int vwatch_notices(void) {
  const int notices = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  return notices < 0 ? -errno : notices;
}

int vwatch_add(int notices, const char *folder) {
  // Not each write: a file counts once it is closed. A link is never written to.
  const uint32_t events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO |
                          IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR;
  const int number = inotify_add_watch(notices, folder, events);
  return number < 0 ? -errno : number;
}
#else
int vwatch_notices(void) { return -ENOSYS; }
int vwatch_add(int notices, const char *folder) { return -ENOSYS; }
#endif

static int prepared(int descriptor) {
  if (fcntl(descriptor, F_SETFD, FD_CLOEXEC) < 0 || fcntl(descriptor, F_SETFL, O_NONBLOCK) < 0) {
    const int error = errno;
    close(descriptor);
    return -error;
  }
  return descriptor;
}

int vwatch_listen(uint16_t port, uint16_t *bound) {
  const int made = socket(AF_INET, SOCK_STREAM, 0);
  if (made < 0) return -errno;
  const int listener = prepared(made);
  if (listener < 0) return listener;
  const int yes = 1;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, size) < 0 || listen(listener, 128) < 0 ||
      getsockname(listener, (struct sockaddr *)&address, &size) < 0) {
    const int error = errno;
    close(listener);
    return -error;
  }
  *bound = ntohs(address.sin_port);
  return listener;
}

int vwatch_accept(int listener) {
  const int connection = accept(listener, NULL, NULL);
  if (connection < 0) return -errno;
#ifdef SO_NOSIGPIPE
  const int yes = 1;
  setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
  return prepared(connection);
}

ssize_t vwatch_send(int connection, const uint8_t *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
  const ssize_t sent = send(connection, bytes, count, MSG_NOSIGNAL);
#else
  const ssize_t sent = send(connection, bytes, count, 0);
#endif
  return sent < 0 ? -errno : sent;
}

ssize_t vwatch_read(int descriptor, uint8_t *bytes, size_t room) {
  const ssize_t got = read(descriptor, bytes, room);
  return got < 0 ? -errno : got;
}

static int end_pipe[2] = {-1, -1};

// Only what a handler may do: one byte, and the next signal ends the process.
static void asked_to_end(int number) {
  const int error = errno;
  const uint8_t byte = (uint8_t)number;
  const ssize_t written = write(end_pipe[1], &byte, 1);
  (void)written;
  errno = error;
}

int vwatch_end(void) {
  if (pipe(end_pipe) < 0) return -errno;
  for (int side = 0; side < 2; side++) {
    const int error = prepared(end_pipe[side]);
    if (error < 0) return error;
  }
  struct sigaction action = {.sa_handler = asked_to_end, .sa_flags = (int)SA_RESETHAND};
  const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    struct sigaction before;
    // What started us may want it ignored, as `nohup` does.
    if (sigaction(signals[index], NULL, &before) == 0 && before.sa_handler == SIG_IGN) continue;
    if (sigaction(signals[index], &action, NULL) < 0) return -errno;
  }
  return end_pipe[0];
}

int vwatch_wait_for(vwatch_wait *waits, size_t count, int milliseconds) {
  struct pollfd *polled = calloc(count ? count : 1, sizeof *polled);
  if (!polled) return -ENOMEM;
  for (size_t index = 0; index < count; index++) {
    polled[index].fd = waits[index].descriptor;
    polled[index].events =
        (short)((waits[index].wants_read ? POLLIN : 0) | (waits[index].wants_write ? POLLOUT : 0));
  }
  const int ready = poll(polled, (nfds_t)count, milliseconds);
  const int error = errno;
  for (size_t index = 0; index < count; index++)
    waits[index].is_ready = ready > 0 && polled[index].revents != 0;
  free(polled);
  return ready >= 0 ? ready : error == EINTR ? 0 : -error;
}

void vwatch_close(int descriptor) { close(descriptor); }
