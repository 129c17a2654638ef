#!/usr/bin/env bash
# What CI runs: the tests, the release; with SITE (the address of a site) also the journeys there.
set -euo pipefail
cd "$(dirname "$0")"
npm ci
npm test
npm run build
if [ -n "${SITE:-}" ]; then npm run journeys; fi
# With the team's key, too: every page of this release in a browser, inside the site, before anybody else sees it.
if [ -n "${SITE:-}" ] && [ -n "${TEAM_KEY:-}" ]; then npx ofgc check --to "$SITE"; fi
