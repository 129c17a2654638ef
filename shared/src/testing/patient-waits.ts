import { afterAll, vi } from 'vitest';

/** In milliseconds; long, as a machine may stall: durations are measured by the benches, not by tests. */
const patience = 20_000;

// Vitest's default timeout is one second, and there is no setting for it.
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (work, options) =>
  waitFor(work, typeof options === 'number' ? { timeout: options } : { timeout: patience, ...options });

// The next file runs in this process, too: a test that failed while time stood still would make all later ones wait for ever.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// On the server, importing a page starts the imports of its later parts (`shared/src/hydration/later-part.tsx`) without waiting for
// them; an import that is unfinished when its test file ends fails the whole run.
afterAll(() => vi.dynamicImportSettled());
