import { afterAll, vi } from 'vitest';

/** In milliseconds, for a machine that stalls: how long something takes is the bench's matter. */
const patience = 20_000;

// Vitest's own is one second, and has no setting.
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (work, options) =>
  waitFor(work, typeof options === 'number' ? { timeout: options } : { timeout: patience, ...options });

// On the server the import of a page begins the imports of its later parts (`shared/src/hydration/later-part.tsx`) and does not wait for them;
// an import that is under way when its test file ends fails the whole run.
afterAll(() => vi.dynamicImportSettled());
