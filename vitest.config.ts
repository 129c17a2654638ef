import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,api,shell,mfe-*,e2e}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { NODE_ENV: 'test' },
  },
});
