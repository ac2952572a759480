#!/bin/sh
# Runs a build that is here, one process after the other: sh ops/switch.sh <tag>. So an upgrade ends, and so one goes back.
set -eu
cd "$(dirname "$0")/.."

tag=${1:?name the tag: docker image ls future-change-makers}
before=$(sed -n 's/^IMAGE_TAG=//p' .env)
before=${before:-first}
images='future-change-makers future-change-makers-proxy future-change-makers-backup'

for image in $images; do
  docker image inspect "$image:$tag" > /dev/null || {
    echo "There is no image $image:$tag here, and nothing was changed." >&2
    exit 1
  }
done

export IMAGE_TAG="$tag"
trap 'echo "Not all of it runs $tag. To go back: sh ops/switch.sh $before" >&2' EXIT
for process in worker api-1 api-2; do docker compose up -d --no-deps --no-build --wait "$process"; done
docker compose up -d --no-deps --no-build proxy backup

# Last, so that whatever starts meanwhile starts what ran before.
umask 077
{
  grep -v '^IMAGE_TAG=' .env || true
  echo "IMAGE_TAG=$tag"
} > .env.new
mv .env.new .env
trap - EXIT
echo "$tag runs. Before: $before (to go back: sh ops/switch.sh $before)"
