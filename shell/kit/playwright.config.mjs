// The journeys of a remote that has a repository of its own, against a running site: SITE=http://localhost:3000 npm run journeys
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from '@playwright/test';

/** Where the kit stands, its files stand as in the repository that it is of. */
const { chromiumFlags, findChromium } = await import(
  pathToFileURL(join(import.meta.dirname, 'e2e/site/page/find-chromium.ts')).href
);

export default defineConfig({
  testDir: join(process.cwd(), 'journeys'),
  // Otherwise they would lie in the kit's folder, which the next installation replaces.
  outputDir: join(process.cwd(), 'test-results'),
  fullyParallel: true,
  use: {
    // Empty where a CI lacks the variable.
    baseURL: process.env.SITE || 'http://localhost:3000',
    locale: 'es-ES',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
});
