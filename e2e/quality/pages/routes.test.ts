import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createRoutes } from '../../../shell/src/routing/routes.tsx';
import { offlineBookletPath } from '../../../shared/src/routes/concerts/programme-booklets.ts';
import { readSections, remoteFolders } from '../../../shared/src/testing/read-sections.ts';

type Routes = ReturnType<typeof createRoutes>;
const root = join(import.meta.dirname, '../../..');

/** The paths of public routes without required parameters, without locale. */
async function fixedPaths(routes: Routes): Promise<string[]> {
  const paths = routes.map(async ({ path, lazy, children = [] }) => {
    const fixed = path?.replace(/\/:\w+\?$/, '');
    const { handle } = (await (typeof lazy === 'function' ? lazy() : {})) as { handle?: { isPrivate?: boolean } };
    const isOne = fixed && !/[:*?]/.test(fixed) && !handle?.isPrivate;
    return [...(isOne ? [`/${fixed}`] : []), ...(await fixedPaths(children))];
  });
  return (await Promise.all(paths)).flat();
}

it('every public route without parameters is declared by its section or is a content page', async () => {
  const remotes = await Promise.all(
    remoteFolders.map(async (folder) => (await import(join(root, folder, 'src/routes.ts'))) as { routes: Routes }),
  );
  const views = { PageOutlet: () => null, RouteErrorPage: () => null };
  const paths = await fixedPaths(createRoutes({ views, remoteRoutes: remotes.flatMap(({ routes }) => routes) }));
  const texts = JSON.parse(readFileSync(join(root, 'api/content/pages.json'), 'utf8')) as { path: string }[];
  // Pages that are not in the site map, such as the forms of the reporting channel, are declared as examples.
  const declared = Object.values(await readSections()).flatMap(({ pages, examples }) => [
    ...pages.map(({ path }) => path),
    ...examples.map(({ es }) => es),
  ]);
  // Devices without a network are sent to the offline page.
  const known = new Set([...declared, ...texts.map(({ path }) => path), offlineBookletPath]);
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});
