#!/bin/sh
# Runs a build that is here, one process after the other: sh ops/switch.sh <tag>. So an upgrade ends, and so one goes back.
set -eu
cd "$(dirname "$0")/.."

tag=${1:?name the tag: docker image ls future-change-makers}
# Where there was no room to write `.env` again, the whole of it is here alone.
if [ -e .env.new ]; then
  echo '.env could not be written the last time: compare it with .env.new, keep the whole one, and remove the other.' >&2
  exit 1
fi
before=$(sed -n 's/^IMAGE_TAG=//p' .env)
before=${before:-first}

docker image inspect "future-change-makers:$tag" > /dev/null || {
  echo "There is no image future-change-makers:$tag here, and nothing was changed." >&2
  exit 1
}

export IMAGE_TAG="$tag"
trap 'echo "Not all of it runs $tag. To go back: sh ops/switch.sh $before" >&2' EXIT
for process in worker api-1 api-2; do docker compose up -d --no-deps --no-build --wait "$process"; done
# A build of before there were such images leaves what makes backups as it is.
if docker image inspect "future-change-makers-backup:$tag" > /dev/null 2>&1; then
  docker compose up -d --no-deps --no-build backup
fi

# Last, so that whatever starts meanwhile starts what ran before. Written into the file that is there, whosever it is.
(
  umask 077
  { grep -v '^IMAGE_TAG=' .env || [ $? -eq 1 ]; } > .env.new
  echo "IMAGE_TAG=$tag" >> .env.new
)
cat .env.new > .env
rm .env.new
trap - EXIT
echo "$tag runs. Before: $before (to go back: sh ops/switch.sh $before)"
