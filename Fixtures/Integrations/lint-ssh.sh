#!/bin/sh
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0

# Lints a project in PARTS parts on the machines of HOSTS (a line each, as GNU parallel's --sshloginfile
# has it), and makes one report of them here. Each machine has the command and, in the same folder
# as here, the project. A part whose machine goes away is done again on another one.
# usage: lint-ssh.sh HOSTS PARTS OUTPUT-FOLDER INPUT...
set -eu
hosts=$1 parts=$2 out=$3
shift 3
mkdir -p "$out"
rm -rf "$out"/part-*
# A part's report is what it prints; nothing but ssh is needed to bring it here.
seq "$parts" | parallel --will-cite -q --sshloginfile "$hosts" --workdir "$PWD" --retries 3 \
  --results "$out/part-{}.jsonl" \
  "${VIBRANCY:-vibrancy}" lint --shard "{}/$parts" --reporter jsonl --fail-on never "$@" >/dev/null || true
exec "${VIBRANCY:-vibrancy}" merge "$out"/part-*.jsonl --reporter text --reporter "html:$out/lint.html"
