import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { SlowestFirst } from './e2e/run/slowest-first.ts';

/** `npm run test:full` also runs the tests that take minutes. */
const isFull = process.env.OFGC_FULL === '1';
// The kit is only a template of a remote: its tests run in the folder that it is written to.
const exclude = [...configDefaults.exclude, '**/dist/**', 'shell/kit/**', ...(isFull ? [] : ['**/*.full.test.ts'])];

/** These test a module's state or mock a module that others load, so that each file needs its own module registry. */
const isolated = [
  '**/load-blocks.test.ts',
  '**/entrance.test.ts',
  '**/watch-store.test.ts',
  '**/time-limited.test.ts',
  '**/find-chromium.test.ts',
];

/** `npm test` runs the API's tests on a PostgreSQL, where one is installed. */
const postgres = process.env.OFGC_API_POSTGRES;

/** Runs in the project that has the API's modules and its filled database loaded. */
const overTheApi = 'e2e/quality/resilience/content-changes.test.ts';

export default defineConfig({
  test: {
    exclude,
    tags: [{ name: 'full', description: 'Runs in test:full alone (shared/src/testing/full.ts).' }],
    ...(isFull ? {} : { tagsFilter: ['!full'] }),
    // More than cores, because some files wait for processes and deadlines. On two cores: 150 s in place of 167.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // One process runs many files, so that modules are loaded once, and the API's database is filled once and copied.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', overTheApi],
          env: postgres ? { DATABASE_URL: postgres } : {},
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['{shared,shell,mfe-*,e2e}/**/*.test.ts', 'shell/src/server/**/*.test.tsx'],
          exclude: [...exclude, ...isolated, overTheApi],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['{shared,shell,mfe-*}/**/*.test.tsx'],
          exclude: [...exclude, 'shell/src/server/**'],
          environment: 'happy-dom',
          setupFiles: ['shared/src/testing/clean-dom.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated, isolate: true } },
    ],
    setupFiles: ['shared/src/testing/patient-waits.ts'],
    // Long enough for a machine that stalls: speed is measured by the benchmarks.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { NODE_ENV: 'test' },
  },
});
