#!/usr/bin/env bash
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0

# The steps of the action, one a call: name, install, lint, comment. What they need comes in
# variables; what they find out goes to $GITHUB_OUTPUT.
set -euo pipefail

fail() {
  printf '::error::%s\n' "$*"
  exit 2
}
output() { printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"; }

# The release and the archive for this machine, and where it is kept.
name() {
  if [ "$VERSION" = installed ]; then
    output key installed
    return
  fi
  local tag system arch
  case $VERSION in
    latest) tag=$(gh api "repos/$REPOSITORY/releases/latest" --jq .tag_name) || fail "$REPOSITORY has no release; name one with 'version'" ;;
    *) tag=v${VERSION#v} ;;
  esac
  case $tag in v[0-9]*) ;; *) fail "'$tag' is not a version; write one such as 0.1.0" ;; esac
  case $tag in *[!A-Za-z0-9.+-]*) fail "the version holds a sign that none has" ;; esac
  case $RUNNER_OS in
    Linux) system=linux ;;
    macOS) system=macos ;;
    *) fail "there is no vibrancy for $RUNNER_OS; use a runner with Linux or macOS" ;;
  esac
  case $RUNNER_ARCH:$system in
    X64:*) arch=x86_64 ;;
    ARM64:linux) arch=aarch64 ;;
    ARM64:macos) arch=arm64 ;;
    *) fail "there is no vibrancy for $RUNNER_ARCH" ;;
  esac
  output tag "$tag"
  output name "vibrancy-${tag#v}-$system-$arch"
  output key "vibrancy-${tag#v}-$system-$arch"
  output folder "$RUNNER_TOOL_CACHE/vibrancy/${tag#v}"
}

# Puts the command on the PATH: from the cache, else from the release, if its checksum is right.
install() {
  if [ -z "${NAME:-}" ]; then
    command -v vibrancy >/dev/null || fail "vibrancy is not on the PATH"
    return
  fi
  if [ ! -x "$FOLDER/$NAME/bin/vibrancy" ]; then
    local fresh
    fresh=$(mktemp -d)
    gh release download "$TAG" --repo "$REPOSITORY" --dir "$fresh" --pattern "$NAME.tar.gz" --pattern SHA256SUMS ||
      fail "release $TAG of $REPOSITORY has no $NAME.tar.gz"
    (
      cd "$fresh"
      grep -F " $NAME.tar.gz" SHA256SUMS >expected || fail "SHA256SUMS does not name $NAME.tar.gz"
      { sha256sum -c expected || shasum -a 256 -c expected; } >/dev/null 2>&1 || fail "$NAME.tar.gz is not what SHA256SUMS says; nothing was installed"
    )
    mkdir -p "$FOLDER"
    tar -xzf "$fresh/$NAME.tar.gz" -C "$FOLDER"
    rm -rf "$fresh"
  fi
  printf '%s\n' "$FOLDER/$NAME/bin" >>"$GITHUB_PATH"
}

# The words of a variable, one line each; empty lines count for nothing.
lines() {
  words=()
  local line
  while IFS= read -r line; do
    if [ -n "$line" ]; then words+=("$line"); fi
  done <<<"$1"
}

lint() {
  local report=$RUNNER_TEMP/vibrancy status=0 words=() options=() paths=()
  # What is published is what this run writes.
  rm -rf "$report"
  mkdir -p "$report"
  lines "$OPTIONS"
  options=(${words[@]+"${words[@]}"})
  lines "$PATHS"
  # A path that begins with a dash is still a path.
  paths=(${words[@]+"${words[@]}"})
  VIBRANCY_CACHE_DIR=$RUNNER_TEMP/vibrancy-results vibrancy lint \
    --reporter github --reporter "markdown:$report/comment.md" --reporter "sarif:$report/lint.sarif" \
    --reporter "html:$report/lint.html" ${options[@]+"${options[@]}"} -- ${paths[@]+"${paths[@]}"} || status=$?
  if [ -f "$report/comment.md" ]; then cat "$report/comment.md" >>"$GITHUB_STEP_SUMMARY"; fi
  output status "$status"
  output report "$report"
}

# Writes the comment, or writes over the one of an earlier run: the first with our mark whose author
# is ours, since anybody may write the mark.
comment() {
  local marker='<!-- vibrancy -->' body=$REPORT/body.md own url
  [ -f "$REPORT/comment.md" ] || return 0
  # GitHub takes 65 536 characters; the report has at most 60 000 bytes.
  { printf '%s\n' "$marker" && cat "$REPORT/comment.md"; } >"$body"
  export AUTHOR="${AUTHOR:-github-actions[bot]}"
  url=repos/$GITHUB_REPOSITORY/issues
  own=$(gh api --paginate "$url/$PULL_REQUEST/comments" --jq "map(select(.user.login == env.AUTHOR and (.body | startswith(\"$marker\")))) | .[].id" | head -n 1) || own=
  if [ -n "$own" ]; then
    gh api --silent --method PATCH "$url/comments/$own" --field "body=@$body"
  else
    gh api --silent --method POST "$url/$PULL_REQUEST/comments" --field "body=@$body"
  fi || printf '::warning::%s\n' "cannot comment; the workflow needs 'permissions: { pull-requests: write }'"
}

case ${1:-} in
  name | install | lint | comment) "$1" ;;
  *) fail "one of name, install, lint, comment is wanted" ;;
esac
