import { nameOfLanguage } from '../../page/language/name-of-language.ts';
import { isOwn, isPageAddress } from '../../addresses/page-address.ts';
import { matchAddress } from '../../declaration/match-address.ts';
import { parametersOf } from '../../../../server/rendering/request/page-query.ts';
import { withValue } from '../../addresses/with-value.ts';
import { readElements } from '../../page/elements.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import type { PageTrial } from '../pages/page-trial.ts';
import type { TryPage } from '../pages/tried-page.ts';
import type { TriedForm } from './try-form.ts';

/** What nobody sent: no receipt and no word of a page looks like it. */
const madeUp = 'llame hoy mismo al 800 11 22 33';

type Trial = Pick<PageTrial, 'remote' | 'siteUrl' | 'leads' | 'withExamples'>;

/**
 * Where a form leads that was taken: to a page that is there, in the language of whoever sent it, which knows what its address says.
 * @param action that the form is posted to @param isPublic whether nobody has to be signed in
 */
export async function takenFormProblems(
  { posted, location }: Pick<TriedForm, 'posted' | 'location'>,
  { action, isPublic }: { action: string; isPublic: boolean },
  { remote, siteUrl, leads, withExamples }: Trial,
): Promise<string[]> {
  const from = new URL(action, siteUrl);
  const to = location === undefined ? null : URL.parse(location, from);
  if (posted.length === 0 || to?.origin !== from.origin || !isPageAddress(to.pathname)) return [];
  const { locale, path } = splitLocale(to.pathname);
  if (locale !== splitLocale(from.pathname).locale)
    return [`leads to ${to.pathname}, which is in ${nameOfLanguage[locale]}, unlike the page that it was sent from`];
  if (!leads.hasRoute(to.pathname) && !(await leads.hasContent(path)))
    return [`leads to ${to.pathname}, and there is no such page`];
  if (!isOwn(to.pathname, remote.mounts)) return [];
  const added = [...to.searchParams].filter(([name]) => !from.searchParams.has(name));
  const known = added.length > 0 ? await knownParameters(remote, to) : undefined;
  const leftOut = known && added.find(([name]) => !known.page.includes(name) && !known.visitor.includes(name));
  if (leftOut)
    return [
      `leads to ${to.pathname} with “${leftOut[0]}”, which the handle of that page has neither in its parameters nor in its visitorParameters: the server leaves it out`,
    ];
  if (!isPublic) return [];
  const references = posted.flatMap((call) => call.references);
  const shared = added.find(
    ([name, value]) =>
      known?.page.includes(name) && references.some((reference) => reference !== '' && value.includes(reference)),
  );
  if (shared)
    return [
      `leads to ${to.pathname} with “${shared[0]}”, which belongs to who sent it: the handle of that page has it in its parameters, in place of its visitorParameters`,
    ];
  const { status } = await withExamples(to.pathname + to.search);
  if (status === 404 || status === 410) return [`leads to ${to.pathname}, which answers ${status}`];
  return added.length > 0 ? madeUpProblems(to, added, withExamples) : [];
}

/** A page that says of what was sent whatever its address says: anybody may send others a link to it. */
async function madeUpProblems(
  { pathname, search }: URL,
  added: readonly (readonly [name: string, value: string])[],
  tryPage: TryPage,
): Promise<string[]> {
  const { html } = await tryPage(
    withValue(
      pathname + search,
      added.map(([name]) => name),
      madeUp,
    ),
  );
  // In a field it is what somebody would send.
  return readElements(html).some(({ name, text }) => name !== 'script' && text.toLowerCase().includes(madeUp))
    ? [
        `leads to ${pathname}, which shows any text that stands in its address (${added.map(([name]) => `“${name}”`).join(', ')}) as what became of the form`,
      ]
    : [];
}

/** The parameters that the page at an address declares; undefined where it has no route. */
async function knownParameters({ routes }: Trial['remote'], { pathname }: URL) {
  const route = matchAddress(routes, pathname).at(-1)?.route;
  return route && parametersOf(route);
}
