#!/bin/sh
# Takes up the newest version with nobody noticing: sh ops/upgrade.sh
# It ends at the first step that fails; until its last one the version before answers.
set -eu

# In braces the shell reads all of it first: `git pull` may put another version in its place.
{
  cd "$(dirname "$0")/.."
  git pull --ff-only
  IMAGE_TAG=$(git rev-parse --short=12 HEAD)
  export IMAGE_TAG
  docker compose build
  # Only adds to the database, so that the version before goes on with it, and can be gone back to.
  docker compose run --rm migration
  sh ops/switch.sh "$IMAGE_TAG"
  exit
}
