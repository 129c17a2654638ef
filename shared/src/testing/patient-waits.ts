import { afterAll, vi } from 'vitest';

/** In milliseconds, for a machine that stalls: how long something takes is the bench's matter. */
const patience = 20_000;

// Vitest's own is one second, and has no setting.
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (work, options) =>
  waitFor(work, typeof options === 'number' ? { timeout: options } : { timeout: patience, ...options });

// On a server later parts are read while their page's module is (`shared/src/hydration/later-part.tsx`): nobody waits for them there, and
// what is still being read when its test file ends fails the whole run.
afterAll(() => vi.dynamicImportSettled());
