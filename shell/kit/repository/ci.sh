#!/usr/bin/env bash
# What CI runs before a release: the tests, the build; with SITE (the address of a site) and TEAM_KEY also every page of this release in a
# browser, inside that site, before anybody else sees it. Journeys are walked after the deploy: before it the site has another release, or none.
set -euo pipefail
cd "$(dirname "$0")"
npm ci
npm test
npm run build
if [ -n "${SITE:-}" ] && [ -n "${TEAM_KEY:-}" ]; then
  [ -n "${CHROMIUM_PATH:-}" ] || [ -x /usr/bin/chromium-headless-shell ] || npx playwright install --with-deps chromium
  npx ofgc check --to "$SITE"
else
  echo 'Not looked at in a browser: SITE and TEAM_KEY are not both set.'
fi
