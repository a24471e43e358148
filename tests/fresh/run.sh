#!/usr/bin/env bash
# The first run on a new machine: clones the commit that is checked out into an empty Debian 12, calls `./upkeep build` and
# tries what came of it; once with nothing installed, once with a Node of another vendor in the path. Needs root,
# debootstrap, and apt configured for Debian 12: archives and network settings are this machine's own. Everything is below
# build/fresh/; the base system and the packages that were downloaded are kept there for the next time.
#   run.sh            both
#   run.sh bare|node  one of them, and its root stays to be looked at
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
FRESH=$ROOT/build/fresh
RING=/usr/share/keyrings/debian-archive-keyring.gpg
SMOKE=(tests/scenarios/combat tests/scenarios/damage)
PORT=8137

die() { echo "fresh: $*" >&2; exit 1; }
[ "$(id -u)" = 0 ] || die "a root of its own can be made by root only"
command -v debootstrap >/dev/null || apt-get -q install -y --no-install-recommends debootstrap >&2
mkdir -p "$FRESH/debs/partial"

# The archives of Debian 12 that apt knows on this machine.
archives() {
  apt-get indextargets --format '$(CREATED_BY)|$(ORIGIN)|$(REPO_URI)|$(RELEASE)|$(COMPONENT)' |
    awk -F'|' -v ring="$RING" '$1 == "Packages" && $2 == "Debian" && $4 ~ /^bookworm/ && !seen[$3 $4 $5]++ {
      print "deb [signed-by=" ring "] " $3 " " $4 " " $5 }'
}

base() {
  [ -e "$FRESH/base/.done" ] && return 0
  local mirror include=()
  mirror=$(archives | awk '$4 == "bookworm" && $5 == "main" { print $3; exit }')
  [ -n "$mirror" ] || die "apt knows no archive of Debian 12 here"
  case $mirror in https:*) include=(--include=ca-certificates) ;; esac
  echo "== the base system"
  rm -rf --one-file-system "$FRESH/base"
  debootstrap --variant=minbase --keyring="$RING" "${include[@]}" bookworm "$FRESH/base" "$mirror" \
    > "$FRESH/debootstrap.log" 2>&1 || { tail -20 "$FRESH/debootstrap.log"; die "debootstrap failed"; }
  touch "$FRESH/base/.done"
}

# What this machine needs to reach its archives: of apt, of npm, certificates, proxies.
carry() {
  local root=$1 file
  archives > "$root/etc/apt/sources.list"
  apt-config dump | grep -E '^Acquire::' | grep -vE '"";$' > "$root/etc/apt/apt.conf.d/50network" || true
  for file in /etc/resolv.conf /etc/hosts /etc/npmrc /usr/etc/npmrc ~/.npmrc; do
    if [ -e "$file" ]; then
      mkdir -p "$root/$(dirname "${file/#$HOME//root}")"
      cp -L "$file" "$root/${file/#$HOME//root}"
    fi
  done
  for file in /etc/apt/auth.conf /etc/apt/auth.conf.d /usr/local/share/ca-certificates; do
    if [ -e "$file" ]; then
      mkdir -p "$root/$(dirname "$file")"
      cp -rL "$file" "$root/$(dirname "$file")"
    fi
  done
}
carried_environment() {
  env | grep -iE '^(https?_proxy|ftp_proxy|no_proxy|npm_config_[a-z_]*|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR)=' || true
}

# A Node that brings what it needs with it, and its npm.
foreign_node() {
  local root=$1 node npm
  node=$(realpath "$(command -v "${UPKEEP_FOREIGN_NODE:-node}" || die "there is no node here")")
  if ldd "$node" | grep -q libnode; then
    die "$node is Debian's own: name one of another vendor with UPKEEP_FOREIGN_NODE"
  fi
  cp "$node" "$root/usr/local/bin/node"
  npm=$(dirname "$node")/../lib/node_modules/npm
  if [ -d "$npm" ]; then
    mkdir -p "$root/usr/local/lib/node_modules"
    cp -rL "$npm" "$root/usr/local/lib/node_modules/npm"
    ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  fi
}

MOUNTED=()
leave() {
  local place
  for place in "${MOUNTED[@]}"; do umount "$place" || true; done
  MOUNTED=()
}
trap leave EXIT
enter() {
  local root=$1
  mount --bind "$FRESH/debs" "$root/var/cache/apt/archives"
  MOUNTED=("$root/var/cache/apt/archives")
  mount -t proc proc "$root/proc"
  MOUNTED=("$root/proc" "${MOUNTED[@]}")
}

inside() {  # inside ROOT COMMAND…: a shell in the clone, with nothing of this machine's environment but its network settings
  local root=$1 settings=()
  shift
  mapfile -t settings < <(carried_environment)
  chroot "$root" /usr/bin/env -i HOME=/root USER=root LANG=C.UTF-8 "${settings[@]}" \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin /bin/sh -ec "cd /home/upkeep; $*"
}

fresh() {  # fresh KIND
  local kind=$1 root=$FRESH/$1 begun=$SECONDS
  echo "== $kind: an empty Debian 12$([ "$kind" = node ] && echo ', and a Node of another vendor')"
  rm -rf --one-file-system "$root"
  cp -a "$FRESH/base" "$root"
  carry "$root"
  if [ "$kind" = node ]; then foreign_node "$root"; fi
  git clone -q --no-hardlinks "$ROOT" "$root/home/upkeep"
  git -C "$root/home/upkeep" checkout -q --detach "$(git -C "$ROOT" rev-parse HEAD)"
  enter "$root"
  inside "$root" 'command -v node emcc cmake c++ || true'
  inside "$root" './upkeep build'
  echo "-- built after $((SECONDS - begun)) s, by node $(inside "$root" 'node --version') from $(inside "$root" 'command -v node')"
  inside "$root" 'cd build/site; ls -l index.html upkeep.js upkeep.wasm upkeep-rest.wasm files.json; find . -type f | wc -l'
  echo "-- the same scenarios natively and as wasm"
  inside "$root" "./upkeep duel test ${SMOKE[*]}; ./upkeep duel-wasm test ${SMOKE[*]}"
  echo "-- served"
  inside "$root" "
    ./upkeep play --port $PORT > /tmp/play.log 2>&1 &
    player=\$!
    node -e '
      (async () => {
        for (let i = 0; i < 600; i++) {
          try {
            for (const path of [\"\", \"files.json\", \"upkeep.js\", \"upkeep.wasm\"]) {
              const answer = await fetch(\"http://127.0.0.1:$PORT/\" + path);
              if (!answer.ok) throw new Error(path + \": \" + answer.status);
              console.log(\"/\" + path, answer.status, answer.headers.get(\"content-type\"), (await answer.arrayBuffer()).byteLength);
            }
            return;
          } catch (error) {
            if (error.cause?.code !== \"ECONNREFUSED\") throw error;
            await new Promise((done) => { setTimeout(done, 1000); });
          }
        }
        throw new Error(\"nobody answers\");
      })().catch((error) => { console.log(error); process.exitCode = 1; });' || failed=1
    kill \$player
    [ -z \"\${failed:-}\" ] || { cat /tmp/play.log; exit 1; }"
  leave
  echo "== $kind: works, $((SECONDS - begun)) s"
}

case ${1:-} in
  bare | node)
    base
    fresh "$1"
    ;;
  '')
    passed=0
    failed=0
    for kind in bare node; do
      if "${BASH_SOURCE[0]}" $kind; then
        passed=$((passed + 1))
        rm -rf --one-file-system "${FRESH:?}/$kind"
      else
        failed=$((failed + 1))
        echo "== $kind: FAILED (its root is $FRESH/$kind)"
      fi
    done
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
    ;;
  *) die "bare or node" ;;
esac
