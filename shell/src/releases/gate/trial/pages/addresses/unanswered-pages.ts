import type { RemoteModule } from '@ofgc/shared/contract';
import { decoded } from '@ofgc/shared/routes/plain-path.ts';
import { matchAddress } from '../../../declaration/match-address.ts';
import { wholeRoutes } from '../../../declaration/route-tree.ts';
import type { Rendered } from '../rendered-page.ts';
import type { TryPage } from '../tried-page.ts';

/** Stands in an address for what only a message to one person has in it. */
const anyValue = '1';

/**
 * An address of each route with a required value in its path by which no page that was shown got an answer of the API: nobody but its
 * owner knows the value. Routes with a page that failed are known to be refused. @param pages those that were tried
 */
export function unansweredAddresses(
  { routes }: Pick<RemoteModule, 'routes'>,
  pages: readonly Pick<Rendered, 'address' | 'status' | 'asked'>[],
): string[] {
  const answered = new Set(
    pages.flatMap(({ address, status, asked }) => {
      const { route, params } = matchAddress(routes, address).at(-1) ?? {};
      const values = new Set(Object.values(params ?? {}));
      const isAsked = asked.some((call) => call.split(/[/?&=]/).some((part) => values.has(decoded(part))));
      return status === 500 || (status === 200 && isAsked) ? [route?.id] : [];
    }),
  );
  return wholeRoutes(routes)
    .filter(({ id, path, hasAddress }) => hasAddress && /:\w+(?:\/|$)/.test(path) && !answered.has(id))
    .map(({ path }) => `/${path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+|\*/g, anyValue)}`);
}

/** Such pages may not fail where the API answers what its description says. @param withExamples renders with such answers */
export async function unansweredProblems(
  addresses: readonly string[],
  withExamples: TryPage,
  onStep: (address: string) => void,
): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses) {
    onStep(`${address} with examples`);
    const { status, errors } = await withExamples(address);
    if (status === 500)
      problems.push(`${address} fails where the API has what it is asked for: ${errors[0]?.text ?? 'it answers 500'}`);
  }
  return problems;
}
