import type { RemoteModule } from '@ofgc/shared/contract';
import { decoded } from '@ofgc/shared/routes/plain-path.ts';
import type { ErrorPageCheck } from '../../../page/error-pages.ts';
import { matchAddress } from '../../../declaration/match-address.ts';
import type { Rendered } from '../rendered-page.ts';
import type { TryPage } from '../tried-page.ts';
import { splitAddress } from '../../../addresses/split-address.ts';

/** Parts of addresses that nothing has: a number, and words. */
const noNumber = '999999999';
const noWords = 'no-hay-nada-con-este-nombre';
const noSuffix = 'abc';

/**
 * Addresses of things that do not exist, one for each route that ends with a value by which its page asks the API or, on public pages
 * that search engines list, may look for the thing elsewhere (a parameter of the API, a table of its own), and one for each route that
 * takes all addresses of a mount.
 * @param shown pages by their addresses
 */
export function unknownAddresses(
  { routes, mounts }: Pick<RemoteModule, 'routes' | 'mounts'>,
  shown: ReadonlyMap<string, Pick<Rendered, 'status' | 'asked' | 'isPrivate' | 'isHidden'>>,
): Map<string, string> {
  const found = new Map<string, string>();
  const known = new Set<unknown>();
  for (const [address, { status, asked, isPrivate, isHidden }] of shown) {
    const { locale, path } = splitAddress(address);
    const matched = locale === 'es' && status === 200 ? matchAddress(routes, path).at(-1) : undefined;
    if (!matched || known.has(matched.route)) continue;
    const { '*': _, ...params } = matched.params;
    const values = Object.values(params).filter((one) => one !== undefined);
    const isAsked = (value: string) => asked.some((call) => parts(call).includes(value));
    const value = values.findLast(isAsked) ?? (isPrivate || isHidden ? undefined : values.at(-1));
    if (!value || !path.endsWith(`/${value}`)) continue;
    known.add(matched.route);
    const isNumber = /^\d+$/.test(value);
    const above = path.slice(0, -value.length);
    // A number with letters behind it is another name, also where a script would read the number alone.
    for (const none of isNumber ? [noNumber, `${value}${noSuffix}`] : [noWords]) found.set(above + none, none);
  }
  for (const mount of mounts) {
    const path = `${mount}/${noWords}/${noWords}`;
    const matched = matchAddress(routes, path).at(-1);
    if (matched && matched.params['*'] === `${noWords}/${noWords}`) found.set(path, noWords);
  }
  return found;
}

/**
 * A thing that does not exist must answer 404: with 200 search engines keep it, with 500 the log fills up. And what an address names stays
 * one part of the API's paths: with a slash in it, anybody could have a page ask for anything, with the session of whoever opens it.
 * @param checkErrorPage finds the problems of what is shown in its place
 */
export async function unknownProblems(
  unknown: ReadonlyMap<string, string>,
  tryPage: TryPage,
  checkErrorPage: ErrorPageCheck,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [address, none] of unknown) {
    const page = await tryPage(address);
    const { status, location, asked, called, errors } = page;
    problems.push(
      ...(await checkErrorPage(address, page)).map((problem) => `${address}, which does not exist, ${problem}`),
    );
    if (status === 500) problems.push(`${address}, which does not exist, answers 500: ${errors[0]?.text ?? ''}`);
    if (status === 200 && !asked.some((call) => parts(call).includes(none)))
      problems.push(`${address}, which does not exist, answers 200 in place of 404`);
    // A spelling of something that is there may lead to it.
    if (location !== undefined && !leadsTo(location, none))
      problems.push(`${address}, which does not exist, leads to ${location} in place of answering 404`);
    const [last = ''] = address.split('/').slice(-1);
    const { called: calls = [] } = called.some((call) => parts(call).includes(none))
      ? await tryPage(`${address.slice(0, -last.length)}${none}%2F${none}`)
      : {};
    const open = calls.find((call) => call.includes(`/${none}/${none}`));
    if (open)
      problems.push(`${address} puts a part of its address into the API’s path as it is, slashes too (${open})`);
  }
  return problems;
}

/** Whether an address names a thing: as it is, or its number without the letters behind it. */
function leadsTo(location: string, none: string): boolean {
  const thing = none.endsWith(noSuffix) ? none.slice(0, -noSuffix.length) : none;
  return new RegExp(String.raw`(?<!\d)${thing}(?!\d)`).test(decoded(location));
}

function parts(call: string): string[] {
  return splitAddress(call).pathname.split('/').map(decoded);
}
