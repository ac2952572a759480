#!/bin/sh
# Takes up the newest version with nobody noticing: sh ops/upgrade.sh
# It ends at the first step that fails; until processes are changed the version before answers.
set -eu

# In braces the shell reads all of it first: `git pull` may put another version in its place.
{
  cd "$(dirname "$0")/.."
  # The sources that the proxy runs: kept until it has been made anew, also where a step between fails.
  git rev-parse -q --verify refs/deployed/proxy > /dev/null || git update-ref refs/deployed/proxy HEAD

  if git rev-parse -q --verify MERGE_HEAD > /dev/null; then
    echo 'A merge is under way here: end it before.' >&2
    exit 1
  fi
  # What was committed here, such as the records of contracts, is merged, by somebody where nobody is named.
  git var GIT_COMMITTER_IDENT > /dev/null 2>&1 || set -- -c user.name=upgrade -c user.email=upgrade@localhost
  git "$@" pull --no-rebase --ff --no-edit || {
    git merge --abort 2> /dev/null || true
    echo 'The newest sources could not be taken up, and nothing was changed.' >&2
    exit 1
  }

  IMAGE_TAG=$(git rev-parse --short=12 HEAD)
  # A build that is here is one that somebody may go back to.
  if docker image inspect "future-change-makers:$IMAGE_TAG" > /dev/null 2>&1; then
    IMAGE_TAG=$IMAGE_TAG-$(date -u +%Y%m%d%H%M%S)
  fi
  export IMAGE_TAG
  docker compose build migration backup
  # Only adds to the database, so that the version before goes on with it, and can be gone back to. Leaves the database's container alone.
  docker compose run --rm --no-deps migration
  sh ops/switch.sh "$IMAGE_TAG"

  if ! git diff --quiet refs/deployed/proxy HEAD -- ops/caddy; then
    echo 'The proxy has changed: the site is away for a moment.'
    docker compose build proxy
    docker compose up -d --no-deps --no-build proxy
  fi
  git update-ref refs/deployed/proxy HEAD

  # They read their rules when they start.
  watching=$(docker compose ps --services | grep -xE 'prometheus|alertmanager' || true)
  if [ -n "$watching" ]; then docker compose restart $watching; fi
  exit
}
