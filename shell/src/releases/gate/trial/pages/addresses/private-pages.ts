import type { RemoteModule } from '@ofgc/shared/contract';
import type { OpenApi } from '@ofgc/shared/contract/openapi.ts';
import { uncoveredRoutes } from '../../../declaration/declared-addresses.ts';
import { wholeRoutes } from '../../../declaration/route-tree.ts';
import { isSession, sessionPath } from '../../examples/signed-in-api.ts';
import { pathShapes } from '../../path-shapes.ts';
import type { PageTrial } from '../page-trial.ts';
import type { Rendered } from '../rendered-page.ts';
import type { TriedPage } from '../tried-page.ts';

/** The paths of the API that answer only who is signed in. */
export function pathsOfSessions({ paths }: OpenApi): string[] {
  return Object.entries(paths).flatMap(([path, { get }]) =>
    path === sessionPath || (get?.responses && '401' in get.responses) ? [path] : [],
  );
}

type Asked = Pick<Rendered, 'address' | 'called' | 'calledWithout' | 'isPrivate'>;

/** An address of each route to whose pages no link leads, with any value: a page that is asked for by who is signed in can be tried. */
export function unlinkedAddresses(remote: Pick<RemoteModule, 'routes'>, shown: readonly string[]): string[] {
  const unseen = uncoveredRoutes(remote, shown);
  const routes = wholeRoutes(remote.routes).filter(({ id, hasAddress }) => hasAddress && unseen.includes(id));
  return routes.map(({ path }) => `/${path.replaceAll(/:\w+\??|\*/g, '1')}`);
}

/** Pages that ask for what belongs to whoever is signed in, and do not say that they are private: the server would keep them for all. */
export function privacyProblems(pages: readonly Asked[], sessionPaths: readonly string[]): string[] {
  const shapes = pathShapes(sessionPaths);
  const found = pages.flatMap(({ address, called, isPrivate, calledWithout }) => {
    const own = isPrivate ? [] : called.filter((path) => !calledWithout.includes(path));
    const path = own.find((one) => shapes.some((shape) => shape.test(one)));
    return path
      ? [`${address} asks for ${path}, which the API answers to who is signed in: its handle must say isPrivate`]
      : [];
  });
  return [...new Set(found)];
}

/**
 * Pages of signing in show something else while the second factor is set up: its key. They ask for the session, and for nothing else
 * that needs one. @param render for somebody who is at that stage
 */
export async function signingInProblems(
  pages: readonly Pick<Rendered, 'address' | 'called' | 'isPrivate' | 'status'>[],
  render: (address: string) => Promise<Pick<Rendered, 'found'>>,
  { sessionPaths, onStep }: Pick<PageTrial, 'sessionPaths' | 'onStep'>,
): Promise<string[]> {
  const shapes = pathShapes(sessionPaths);
  const problems: string[] = [];
  for (const { address, called, isPrivate, status } of pages) {
    const own = called.filter((path) => shapes.some((shape) => shape.test(path)));
    if (!isPrivate || status !== 200 || own.length === 0 || !own.every(isSession)) continue;
    onStep(`${address} while somebody signs in`);
    problems.push(...(await render(address)).found);
  }
  return problems;
}

/** A private page that somebody else asks for once more. */
export async function otherPersonProblems(
  { address, isPrivate }: Pick<Asked, 'address' | 'isPrivate'>,
  asOther: (address: string) => Promise<TriedPage>,
): Promise<string[]> {
  const { tellsOfOther } = isPrivate ? await asOther(address) : {};
  return tellsOfOther ? [`${address} names who was signed in before to whoever comes later`] : [];
}
