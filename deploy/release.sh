#!/bin/sh
# Builds a commit into a release folder of its own, and switches between releases:
#
#   release.sh build COMMIT          prints the name of the release; changes nothing else, whether it succeeds or fails
#   release.sh use RELEASE PORT…     makes it the current release and restarts the instances, one after the other;
#                                    the release `previous` is the one before
#
# The clone that contains this script is next to the folder `releases` and the link `current`, from which the units start.
set -eu
umask 022
home=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)

build() {
  name=$(git -C "$home/source" rev-parse --short=12 --verify "$1^{commit}")
  release=$home/releases/$name
  if [ ! -e "$release" ]; then
    mkdir -p "$home/releases"
    new=$(mktemp -d "$home/releases/.new-XXXXXX")
    trap 'rm -rf "$new"' EXIT
    chmod 755 "$new"
    git -C "$home/source" archive "$name" | tar -x -C "$new"
    cd "$new"
    { npm ci --include=dev && npm run build && npm ci --omit=dev --omit=optional --omit=peer; } >&2 || exit 1
    ls build/client/assets >build/own-assets
    mv -T "$new" "$release"
  fi
  echo "$name"
}

# Pages that are open during the switch request files of their own release later.
keep_assets() {
  [ -d "$1/build/client/assets" ] || return 0
  if [ -e "$1/build/own-assets" ]; then cat "$1/build/own-assets"; else ls "$1/build/client/assets"; fi |
    while read -r file; do
      target=$2/build/client/assets/$file
      [ -e "$target" ] || { cp -p "$1/build/client/assets/$file" "$target.part" && mv "$target.part" "$target"; }
    done
}

# A rename is atomic; replacing a link isn't.
point() {
  ln -sfn "$2" "$home/$1.new"
  mv -T "$home/$1.new" "$home/$1"
}

restart() {
  for port in "$@"; do
    systemctl restart "receptionist-web@$port" || return 1
    attempts=${READY_SECONDS:-60}
    until curl -fso /dev/null "http://127.0.0.1:$port/readyz"; do
      attempts=$((attempts - 1))
      [ "$attempts" -gt 0 ] || return 1
      sleep 1
    done
  done
}

use() {
  if [ "$1" = previous ]; then release=$(readlink -f "$home/previous"); else release=$home/releases/$1; fi
  [ -d "$release/build/client/assets" ] || { echo "there is no release '$1'" >&2; exit 1; }
  last=$(readlink -f "$home/current" || true)
  shift
  keep_assets "$last" "$release"
  point current "$release"
  if restart "$@"; then
    [ -z "$last" ] || point previous "$last"
    return
  fi
  echo "$release doesn't start; going back to $last" >&2
  [ -z "$last" ] || { point current "$last"; restart "$@"; }
  exit 1
}

case ${1-} in
  build) build "$2" ;;
  use) shift; use "$@" ;;
  *) sed -n 's/^# \{0,1\}//p' "$0" | head -8; exit 2 ;;
esac
