import type { FailedImport } from '../../../server/worker/trial/watched-modules.ts';
import { errorText } from './pages/try-page.ts';

/** Modules of a release that fail when they are imported: whoever imports them may catch it, and shows nothing in their place. */
export function importProblems(release: { name: string; version: string }, failed: readonly FailedImport[]): string[] {
  const own = failed.filter(({ file }) => file.includes(`/${release.name}/${release.version}/`));
  return own.map(({ error }) => `a module fails when the server imports it: ${errorText(error, release)}`);
}
