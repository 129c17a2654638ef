import { originalStack } from '../../../server/worker/origin/original-stack.ts';
import type { ClockRead } from '../../../server/worker/trial/clock-reads.ts';
import type { FailedImport } from '../../../server/worker/trial/watched-modules.ts';
import { errorText } from '../../../server/worker/origin/error-text.ts';

type Named = { name: string; version: string };

/** Modules of a release that fail when they are imported: whoever imports them may catch it, and shows nothing in their place. */
export function importProblems(release: Named, failed: readonly FailedImport[]): string[] {
  const own = failed.filter(({ file }) => isOf(release, file));
  return own.map(({ error }) => `a module fails when the server imports it: ${errorText(error, release)}`);
}

/** Modules of a release that ask for the time while they are imported; packages that it uses may. */
export function clockProblems(release: Named, reads: readonly ClockRead[]): string[] {
  const places = reads
    .filter(({ line }) => isOf(release, line))
    .map(({ line }) =>
      originalStack(/file:[^()]*/.exec(line)?.[0] ?? line).replace(/^file:\/\/\S*?\/(?=server\/)/, ''),
    );
  return [...new Set(places)]
    .filter((place) => !place.includes('node_modules/'))
    .map(
      (place) =>
        `a module asks the machine for the time when the server imports it (${place}), and what it keeps of it never changes: the page’s context has now()`,
    );
}

function isOf({ name, version }: Named, address: string): boolean {
  return address.includes(`/${name}/${version}/`);
}
