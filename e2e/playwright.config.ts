import { defineConfig } from '@playwright/test';
import { keyboardProject } from './site/errand.ts';
import { chromiumFlags, findChromium } from './site/find-chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: process.env.OFGC_FULL ? '**/*.{spec,full}.ts' : '**/*.spec.ts',
  ...(process.env.OFGC_FULL ? {} : { grepInvert: /@full/ }),
  // Errands once more, by keyboard alone.
  projects: [
    { name: 'pages' },
    ...(process.env.OFGC_FULL
      ? [{ name: keyboardProject, testMatch: 'journeys/errands/*.spec.ts', grepInvert: /without JavaScript/ }]
      : []),
  ],
  globalSetup: './site/global-setup.ts',
  fullyParallel: true,
  // More than cores: a journey waits for the page, for a message, for a site that starts again.
  workers: 3,
  retries: 0,
  // Deadlines for a machine that stalls, not measures of speed: that is the bench's matter.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    locale: 'es-ES',
    timezoneId: 'Atlantic/Canary',
    trace: 'off',
    // What a worker keeps is the concern of the tests about it, which allow it.
    serviceWorkers: 'block',
    // One process draws the pages of a worker one after the other: a process for each test took a seventh of the browser's time.
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--renderer-process-limit=1'] },
  },
});
