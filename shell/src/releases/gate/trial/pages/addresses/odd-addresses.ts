import type { RemoteModule } from '@ofgc/shared/contract';
import { wholeRoutes } from '../../../declaration/route-tree.ts';
import type { TryPage } from '../tried-page.ts';

/** What people type into an address: capitals, an accent, a space. */
const odd = encodeURIComponent('Música de Otros');
const oddInAnyForm = /m(?:%C3%BA|ú|u)sica/i;

/** An address of each route with a value in its path that nothing has and that is spelled as no address is. */
export function oddAddresses({ routes }: Pick<RemoteModule, 'routes'>): string[] {
  return wholeRoutes(routes)
    .filter(({ path, hasAddress }) => hasAddress && path.includes(':'))
    .map(({ path }) => `/${path.replaceAll(/:\w+\??|\*/g, odd)}`);
}

/** A page whose address nothing has must not fail; one that leads a wrongly spelled address to the right one must not lead that one to itself. */
export async function oddAddressProblems(addresses: readonly string[], tryPage: TryPage): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses) {
    const { location, status, errors, asked } = await tryPage(address);
    // An API that has everything has nothing that a page is made of.
    if (status === 500 && !asked.some((path) => oddInAnyForm.test(path)))
      problems.push(`${address} answers 500, as nothing has that name: ${errors[0]?.text ?? 'no reason'}`);
    const leadsOn = location !== undefined && location !== address ? await tryPage(location) : undefined;
    if (location === address || (leadsOn?.location !== undefined && leadsOn.location === location))
      problems.push(`${location} redirects to itself for ever`);
  }
  return problems;
}
