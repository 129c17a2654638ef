import { nameOfLanguage } from '../../page/language/name-of-language.ts';
import { isOwn, isPageAddress } from '../../page/links/link-targets.ts';
import { matchAddress } from '../../declaration/match-address.ts';
import { parametersOf } from '../../../../server/rendering/request/page-query.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import type { PageTrial } from '../pages/page-trial.ts';
import type { TriedForm } from './try-form.ts';

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
  const leftOut = await leftOutOf(remote, to);
  if (leftOut !== undefined)
    return [
      `leads to ${to.pathname} with “${leftOut}”, which the handle of that page has neither in its parameters nor in its visitorParameters: the server leaves it out`,
    ];
  if (!isPublic) return [];
  const { status } = await withExamples(to.pathname + to.search);
  return status === 404 || status === 410 ? [`leads to ${to.pathname}, which answers ${status}`] : [];
}

/** A parameter of an address that its page does not declare. */
async function leftOutOf({ routes }: Trial['remote'], { pathname, searchParams }: URL): Promise<string | undefined> {
  const route = matchAddress(routes, pathname).at(-1)?.route;
  const names = [...searchParams.keys()];
  if (!route || names.length === 0) return undefined;
  const { page, visitor } = await parametersOf(route);
  return names.find((name) => !page.includes(name) && !visitor.includes(name));
}
