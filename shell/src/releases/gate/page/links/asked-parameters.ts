import type { RemoteModule } from '@ofgc/shared/contract';
import { parametersOf } from '../../../../server/rendering/request/page-query.ts';
import { matchAddress } from '../../declaration/match-address.ts';
import { isApiText } from '../is-api-text.ts';
import type { Lead } from './page-links.ts';

/**
 * Parameters that links and forms write into addresses of the section's pages, and that those pages do not declare: the server leaves
 * them out, so that the page shows something else there than after a navigation in the browser.
 * @param leads of all pages @param answersOf what the API answered to a page: addresses in it are not the section's fault
 */
export async function parameterProblems(
  leads: readonly Lead[],
  { remote, answersOf }: { remote: Pick<RemoteModule, 'routes'>; answersOf: (address: string) => readonly unknown[] },
): Promise<string[]> {
  const found = new Map<string, string>();
  for (const { from, path, isPosted, parameters } of leads) {
    const route = parameters.length > 0 && !isPosted ? matchAddress(remote.routes, path).at(-1)?.route : undefined;
    if (!route) continue;
    const { page, visitor } = await parametersOf(route);
    for (const name of parameters) {
      if (page.includes(name) || visitor.includes(name) || isApiText(`${name}=`, answersOf(from))) continue;
      found.set(
        `${route.id} ${name}`,
        `${from} asks ${path} for “${name}”, which the handle of that page does not have in its parameters: the server leaves it out`,
      );
    }
  }
  return [...found.values()].slice(0, 3);
}
