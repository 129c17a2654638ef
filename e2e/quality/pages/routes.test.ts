import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { matchAddress } from '../../../shell/src/releases/gate/declaration/match-address.ts';
import { createRoutes } from '../../../shell/src/routing/routes.tsx';
import { offlineBookletPath } from '../../../shared/src/routes/concerts/programme-booklets.ts';
import { readSections, remoteFolders } from '../../../shared/src/testing/read-sections.ts';
import { unknownPages } from './routes.ts';

type Routes = ReturnType<typeof createRoutes>;
const root = join(import.meta.dirname, '../../..');
/** The paths of public routes, without locale. */
let paths: string[];

beforeAll(async () => {
  const remotes = await Promise.all(
    remoteFolders.map(async (folder) => (await import(join(root, folder, 'src/routes.ts'))) as { routes: Routes }),
  );
  const views = { PageOutlet: () => null, RouteErrorPage: () => null };
  paths = await publicPaths(createRoutes({ views, remoteRoutes: remotes.flatMap(({ routes }) => routes) }));
});

async function publicPaths(routes: Routes): Promise<string[]> {
  const found = routes.map(async ({ path, lazy, children = [] }) => {
    const { handle } = (await (typeof lazy === 'function' ? lazy() : {})) as { handle?: { isPrivate?: boolean } };
    return [...(path && !handle?.isPrivate ? [`/${path}`] : []), ...(await publicPaths(children))];
  });
  return (await Promise.all(found)).flat();
}

it('every public route without parameters is declared by its section or is a content page', async () => {
  const fixed = paths.map((path) => path.replace(/\/:\w+\?$/, '')).filter((path) => path && !/[:*?]/.test(path));
  const texts = JSON.parse(readFileSync(join(root, 'api/content/pages.json'), 'utf8')) as { path: string }[];
  // Pages that are not in the site map, such as the forms of the reporting channel, are declared as examples.
  const declared = Object.values(await readSections()).flatMap(({ pages, examples }) => [
    ...pages.map(({ path }) => path),
    ...examples.map(({ es }) => es),
  ]);
  // Devices without a network are sent to the offline page.
  const known = new Set([...declared, ...texts.map(({ path }) => path), offlineBookletPath]);
  expect(fixed.length).toBeGreaterThan(40);
  expect(fixed.filter((path) => !known.has(path))).toEqual([]);
});

it('something that does not exist is opened at each public route that cannot lack its parameter', () => {
  // A link in a message to one person: its page offers a new one.
  const named = paths.filter((path) => /:\w+(?![\w?])/.test(path) && !path.endsWith('/:token'));
  expect(named.length).toBeGreaterThan(5);
  const isOpened = (path: string) => unknownPages.some(({ es }) => matchAddress([{ path }], es).length > 0);
  expect(named.filter((path) => !isOpened(path))).toEqual([]);
});
