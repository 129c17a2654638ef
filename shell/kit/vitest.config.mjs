// The unit tests of a remote that has a repository of its own.
import { defineConfig } from 'vitest/config';

const include = (extension) => [`src/**/*.test.${extension}`];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    setupFiles: ['@ofgc/shared/testing/patient-waits.ts'],
    tags: [{ name: 'full', description: 'Runs by hand.' }],
    tagsFilter: ['!full'],
    // Long enough for a machine that stalls.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'rules', include: include('ts') } },
      {
        extends: true,
        test: {
          name: 'dom',
          include: include('tsx'),
          environment: 'happy-dom',
          setupFiles: ['@ofgc/shared/testing/clean-dom.ts'],
        },
      },
    ],
    server: { deps: { inline: [/@ofgc\/shared/] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { NODE_ENV: 'test' },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
