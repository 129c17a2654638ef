import { configDefaults, defineConfig } from 'vitest/config';

/** `npm run test:full` also runs what takes minutes. */
const isFull = process.env.OFGC_FULL === '1';

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, '**/dist/**', ...(isFull ? [] : ['**/*.full.test.ts'])],
    maxWorkers: '100%',
    projects: [
      // One process for many files: the API's database is filled once in each, and copied.
      { extends: true, test: { name: 'api', include: ['api/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'site', include: ['{shared,shell,mfe-*,e2e}/**/*.test.{ts,tsx}'] } },
    ],
    // For a machine that stalls; speed is the bench's matter.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { NODE_ENV: 'test' },
  },
});
