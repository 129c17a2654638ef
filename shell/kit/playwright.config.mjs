// The journeys of a remote that has a repository of its own, against a running site: SITE=http://localhost:3000 npm run journeys
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: join(process.cwd(), 'journeys'),
  fullyParallel: true,
  use: {
    baseURL: process.env.SITE ?? 'http://localhost:3000',
    locale: 'es-ES',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // As root, in containers.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
