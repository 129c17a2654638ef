import { defineConfig } from '@playwright/test';
import { keyboardProject } from './site/page/errand.ts';
import { chromiumFlags, findChromium } from './site/page/find-chromium.ts';

/** Files that start a site of their own or fetch all pages: they wait long, and would be alone at the end of the run. */
const first = /\/(?:consent|api-down|remote-down|documents)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  testMatch: process.env.OFGC_FULL ? '**/*.{spec,full}.ts' : '**/*.spec.ts',
  ...(process.env.OFGC_FULL ? {} : { grepInvert: /@full/ }),
  // `test:full` runs the errands once more, by keyboard alone.
  projects: [
    { name: 'first', testMatch: first },
    { name: 'pages', testIgnore: first },
    ...(process.env.OFGC_FULL
      ? [{ name: keyboardProject, testMatch: 'journeys/errands/*.spec.ts', grepInvert: /without JavaScript/ }]
      : []),
  ],
  // A folder of its own, because Playwright empties it and the unit tests' report is beside it.
  outputDir: 'test-results/browser',
  globalSetup: './site/process/global-setup.ts',
  fullyParallel: true,
  // More workers than cores, because journeys often wait: for a page, for an email, for a site that restarts.
  workers: 3,
  retries: 0,
  // The timeouts allow for a machine that stalls; speed is measured by the bench.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    locale: 'es-ES',
    timezoneId: 'Atlantic/Canary',
    trace: 'off',
    // Only the tests about the service worker allow it, so that its caches do not affect the others.
    serviceWorkers: 'block',
    // Drawing motion takes a fifth of the browser's processor time: `npm test` shows it in the tests about it alone (`withMotion`).
    contextOptions: { reducedMotion: process.env.OFGC_FULL ? 'no-preference' : 'reduce' },
    // One renderer process for all pages of a test worker: starting a process for each test took a seventh of the browser's time.
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--renderer-process-limit=1'] },
  },
});
