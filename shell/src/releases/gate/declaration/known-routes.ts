import { splitLocale } from '@ofgc/shared/i18n';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';
import { newsletterPath } from '@ofgc/shared/routes/site/newsletter.ts';
import type { LoadedRemote } from '../../../server/worker/loaded-release.ts';
import { wholeRoutes } from './route-tree.ts';

/** Routes of the shell besides those of the content. */
const ofShell = ['', searchPath.slice(1), newsletterPath.slice(1), `${newsletterPath.slice(1)}/:token`];

/**
 * Tells for many paths whether a route of the shell or of a section may show them: the router would rank all routes for each path.
 * Sections that are not served have all pages below their mounts.
 */
export function createRouteLookup(
  remotes: readonly Pick<LoadedRemote, 'mounts' | 'module'>[],
): (path: string) => boolean {
  const paths = remotes.flatMap(
    ({ mounts, module }) =>
      (module?.remote &&
        wholeRoutes(module.remote.routes).flatMap(({ path, hasAddress }) => (hasAddress ? path : []))) ??
      mounts.map((mount) => `${mount.slice(1)}/*`),
  );
  const all = new RegExp(`^(?:${[...ofShell, ...paths].map(pattern).join('|')})/?$`, 'i');
  const known = new Map<string, boolean>();
  return (address) => {
    const { path } = splitLocale(address);
    const found = known.get(path) ?? all.test(path);
    known.set(path, found);
    return found;
  };
}

/** A route's path as a regular expression: `oferta/:id?` matches `/oferta` and `/oferta/7`. */
function pattern(path: string): string {
  return path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '(?:/.*)?';
      const isOptional = part.endsWith('?');
      const name = isOptional ? part.slice(0, -1) : part;
      const one = `/${name.startsWith(':') ? '[^/]+' : name.replaceAll(/[$.+()[\]{}|\\^]/g, String.raw`\$&`)}`;
      return isOptional ? `(?:${one})?` : one;
    })
    .join('');
}
