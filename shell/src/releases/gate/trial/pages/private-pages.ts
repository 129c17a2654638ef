import type { OpenApi } from '@ofgc/shared/contract/openapi.ts';
import { uncoveredRoutes } from '../../declaration/addresses.ts';
import { wholeRoutes } from '../../declaration/route-tree.ts';
import { pathShapes } from '../path-shapes.ts';
import type { PageTrial } from './page-trial.ts';
import type { TriedPage, TryPage } from './try-page.ts';

/** Says who is signed in; without a session the answer is nobody. */
const sessionPath = '/api/session';

/** The paths of the API that answer only who is signed in. */
export function pathsOfSessions({ paths }: OpenApi): string[] {
  return Object.entries(paths).flatMap(([path, { get }]) =>
    path === sessionPath || (get?.responses && '401' in get.responses) ? [path] : [],
  );
}

type Asked = Pick<TriedPage, 'called' | 'isPrivate'> & { address: string; calledWithout?: readonly string[] };

/**
 * Pages that ask for what belongs to whoever is signed in, and do not say that they are private: the server would keep them for all.
 * Routes to whose pages no link leads are tried with any value: their first call to the API is enough.
 * @param pages those that were tried @param shown their addresses
 */
export async function privacyProblems(
  pages: readonly Asked[],
  shown: readonly string[],
  withData: TryPage,
  { remote, sessionPaths, onStep }: Pick<PageTrial, 'remote' | 'sessionPaths' | 'onStep'>,
): Promise<string[]> {
  const shapes = pathShapes(sessionPaths);
  const unseen = uncoveredRoutes(remote, shown);
  const routes = wholeRoutes(remote.routes).filter(({ id, hasAddress }) => hasAddress && unseen.includes(id));
  const asked: Asked[] = [...pages];
  for (const { path } of routes) {
    const address = `/${path.replaceAll(/:\w+\??|\*/g, '1')}`;
    onStep(address);
    asked.push({ address, ...(await withData(address)) });
  }
  const found = asked.flatMap(({ address, called = [], isPrivate, calledWithout = [] }) => {
    const own = isPrivate ? [] : called.filter((path) => !calledWithout.includes(path));
    const path = own.find((one) => shapes.some((shape) => shape.test(one)));
    return path
      ? [`${address} asks for ${path}, which the API answers to who is signed in: its handle must say isPrivate`]
      : [];
  });
  return [...new Set(found)];
}
