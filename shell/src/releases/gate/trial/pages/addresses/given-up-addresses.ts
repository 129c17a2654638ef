import { isOwn, isPageAddress } from '../../../addresses/page-address.ts';
import { matchAddress } from '../../../declaration/match-address.ts';
import type { PageTrial } from '../page-trial.ts';
import type { Rendered } from '../rendered-page.ts';
import type { TryPage } from '../tried-page.ts';

/**
 * Addresses of the live release that lead to nothing any more: other sections, the shell, search engines and visitors lead there.
 * Things of the content may have been deleted, and whoever answers 410 gave the page up on purpose. @param published of the live release
 */
export async function givenUpProblems(
  published: readonly string[],
  pages: readonly Pick<Rendered, 'address'>[],
  tryPage: TryPage,
  { routes, mounts }: Pick<PageTrial['remote'], 'routes' | 'mounts'>,
): Promise<string[]> {
  const known = new Set(pages.map(({ address }) => address));
  const problems: string[] = [];
  for (const address of published) {
    const isOfThing = Object.keys(matchAddress(routes, address).at(-1)?.params ?? {}).some((name) => name !== '*');
    if (known.has(address) || !isOwn(address, mounts) || !isPageAddress(address) || isOfThing) continue;
    if ((await tryPage(address)).status === 404)
      problems.push(
        `${address} answers 404, and the live release has that page: other sections lead there, so it has to redirect to where it is now, or to answer 410`,
      );
  }
  return problems;
}
