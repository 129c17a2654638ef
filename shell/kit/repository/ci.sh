#!/usr/bin/env bash
# What CI runs: the tests, the release; with SITE (the address of a site) also the journeys there.
set -euo pipefail
cd "$(dirname "$0")"
npm ci
npm test
npm run build
if [ -n "${SITE:-}" ]; then npm run journeys; fi
