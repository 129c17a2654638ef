import { configDefaults, defineConfig } from 'vitest/config';

/** `npm run test:full` also runs what takes minutes. */
const isFull = process.env.OFGC_FULL === '1';

export default defineConfig({
  test: {
    include: ['{shared,api,shell,mfe-*,e2e}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/dist/**', ...(isFull ? [] : ['**/*.full.test.ts'])],
    // One process for many files, on every core: what they import is loaded once, and the API's database is filled once.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { NODE_ENV: 'test' },
  },
});
