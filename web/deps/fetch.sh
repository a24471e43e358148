#!/usr/bin/env bash
# fetch.sh imgui|sdl2: prints the folder with the sources of Dear ImGui or SDL2. The first time they are fetched from the
# source packages of Debian or Ubuntu into build/deps/ and unpacked there.
set -euo pipefail
name=${1:?imgui or sdl2}
case $name in
  imgui) package=imgui ;;
  sdl2) package=libsdl2 ;;
  *) echo "no such sources: $name" >&2; exit 2 ;;
esac
deps=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)/build/deps
apt=$deps/apt
mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"

unpacked() {
  local dir
  for dir in "$deps/$name-"[0-9]*; do
    if [ -d "$dir" ]; then printf '%s\n' "$dir"; return 0; fi
  done
  return 1
}
unpacked && exit 0

if ! command -v apt-get >/dev/null 2>&1; then
  echo "There is no apt-get here to fetch the sources of $name with." >&2
  exit 1
fi

# apt-get with lists of its own, so that the machine's configuration stays as it is: the same archives as
# configured, but their source packages.
apt_sources() {
  apt-get -qq -o Dir::Etc::sourcelist="$apt/sources.list" -o Dir::Etc::sourceparts=/dev/null \
    -o Dir::State::lists="$apt/lists" -o Dir::Cache="$apt/cache" -o APT::Sandbox::User="$(id -un)" "$@"
}
source_lines() {
  apt-get indextargets --format '$(CREATED_BY)|$(ORIGIN)|$(REPO_URI)|$(RELEASE)|$(COMPONENT)' 2>/dev/null |
    awk -F'|' '
      $1 == "Packages" && ($2 == "Debian" || $2 == "Ubuntu") && !seen[$3 $4 $5]++ {
        ring = "/usr/share/keyrings/" tolower($2) "-archive-keyring.gpg"
        signed = (getline line < ring) >= 0 ? "[signed-by=" ring "] " : ""
        print "deb-src " signed $3 " " $4 " " $5
      }'
}

{
  if [ ! -e "$apt/ready" ]; then
    source_lines > "$apt/sources.list"
    if [ ! -s "$apt/sources.list" ]; then
      echo "apt-get knows no archives yet: run apt-get update (as ./upkeep install does)."
      exit 1
    fi
    apt_sources update
    touch "$apt/ready"
  fi
  rm -rf "${apt:?}/$package" "$deps/$name.new"
  mkdir -p "$apt/$package" "$deps/$name.new"
  (cd "$apt/$package" && apt_sources source --download-only "$package")
  for file in "$apt/$package/"*.orig.tar.*; do
    case $file in *.asc) ;; *) tarball=$file ;; esac
  done
  version=$(basename "$tarball")
  version=${version#*_}
  version=${version%%[+-]*}
  version=${version%.orig.*}
  tar xf "$tarball" -C "$deps/$name.new" --strip-components=1
  mv "$deps/$name.new" "$deps/$name-$version"
} >&2
unpacked
