import type { RemoteModule } from '@ofgc/shared/contract';
import { decoded } from '@ofgc/shared/routes/plain-path.ts';
import { splitAddress } from '../../../addresses/split-address.ts';
import { matchAddress } from '../../../declaration/match-address.ts';
import { redirectLanguageProblems } from '../../../page/links/redirects.ts';
import type { TriedPage, TryPage } from '../tried-page.ts';

/** The name that a thing once had. */
const oldName = 'un-nombre-de-antes';

/** English addresses of things under another name than theirs, one for each route with a name and then a number in its path. @param shown pages by their addresses */
export function renamedThings(
  { routes }: Pick<RemoteModule, 'routes'>,
  shown: ReadonlyMap<string, Pick<TriedPage, 'status'>>,
): string[] {
  const found = new Map<unknown, string>();
  for (const [address, { status }] of shown) {
    const { locale, path, pathname } = splitAddress(address);
    const [name = '', id = ''] = pathname.split('/').slice(-2);
    const matched = locale === 'en' && status === 200 ? matchAddress(routes, path).at(-1) : undefined;
    const values = Object.values(matched?.params ?? {});
    if (!matched || !/^\d+$/.test(id) || !values.includes(decoded(name)) || !values.includes(id)) continue;
    if (!found.has(matched.route))
      found.set(matched.route, `${pathname.slice(0, -`${name}/${id}`.length)}${oldName}/${id}`);
  }
  return [...found.values()];
}

/** Old links to a thing that has another name now lead to its page in their language. */
export async function renamedThingProblems(
  addresses: readonly string[],
  tryPage: TryPage,
  siteUrl: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses)
    problems.push(...redirectLanguageProblems(address, (await tryPage(address)).location, siteUrl));
  return problems;
}
