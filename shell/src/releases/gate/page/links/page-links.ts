import type { RemoteModule } from '@ofgc/shared/contract';
import { splitLocale } from '@ofgc/shared/i18n';
import type { RouteObject } from 'react-router';
import { matchAddress } from '../../declaration/match-address.ts';
import { isApiText } from '../is-api-text.ts';
import { type PageElement, relationsOf } from '../elements.ts';
import { elementsWithin } from '../element-tree.ts';
import { addressesInData } from '../values/structured-data.ts';
import { kindOfForm } from '../forms/form-kinds.ts';
import { isOwn, isPageAddress } from '../../addresses/page-address.ts';
import type { TriedPage, TryPage } from '../../trial/pages/tried-page.ts';

/** An address to which a section's own part of a page leads. */
export interface Lead {
  /** The page that has it. */
  from: string;
  /** With its language. */
  path: string;
  /** A form is posted to it. */
  isPosted: boolean;
  /** The parameters of its query, also those that a form writes into it. */
  parameters: readonly string[];
  /** It stands in the page's data for search engines. */
  isInData?: boolean;
}

const fields = /^(?:input|select|textarea|button)$/;
/** Types of buttons that are not sent. */
const unsent = /^(?:button|reset)$/i;
const twiceEnglish = /^\/en\/en(?:\/|$)/;

/** The pages to which links, forms and data for search engines of a section's own parts lead. Addresses of files and of other sites are left out. */
export function leadsOf(address: string, own: readonly PageElement[], siteUrl: string): Lead[] {
  const page = new URL(address, siteUrl);
  const found = new Map<string, Lead>();
  for (const element of own) {
    const { name, attributes } = element;
    const isForm = name === 'form' && /^(?:posted|asked)$/.test(kindOfForm(element, own));
    const isLink = name === 'a' || (name === 'link' && relationsOf(attributes).includes('canonical'));
    const to = isLink ? attributes['href'] : isForm ? (attributes['action'] ?? '') : undefined;
    const url = to === undefined ? null : URL.parse(to, page);
    if (url?.origin !== page.origin || !(isPageAddress(url.pathname) || twiceEnglish.test(url.pathname))) continue;
    const isPosted = isForm && attributes['method']?.toLowerCase() === 'post';
    const key = `${isPosted} ${url.pathname}`;
    const asked = isForm && !isPosted ? fieldNames(element, own) : [...url.searchParams.keys()];
    const parameters = [...new Set([...(found.get(key)?.parameters ?? []), ...asked])];
    found.set(key, { from: address, path: url.pathname, isPosted, parameters });
  }
  for (const told of addressesInData(own)) {
    const url = URL.parse(told);
    if (url?.origin !== page.origin || !isPageAddress(url.pathname) || found.has(`false ${url.pathname}`)) continue;
    found.set(`data ${url.pathname}`, {
      from: address,
      path: url.pathname,
      isPosted: false,
      parameters: [],
      isInData: true,
    });
  }
  return [...found.values()];
}

export interface LeadOptions {
  remote: Pick<RemoteModule, 'routes' | 'mounts'>;
  /** Whether some section or the shell has a route for this path; pages of the content have none of their own. */
  hasRoute: (path: string) => boolean;
  /** Whether the path is below the addresses of a live section, or begins with the language twice. */
  isOfSection: (path: string) => boolean;
  /** Whether the content has a page at this path, in any language. */
  hasContent: (path: string) => Promise<boolean>;
  tryPage: TryPage;
  /** What the API answered to the page that leads there: addresses in it are not the section's fault. */
  answersOf: (address: string) => readonly unknown[];
}

/** Links that lead to no page, and forms that nobody answers. @param leads of all pages */
export async function leadProblems(leads: readonly Lead[], options: LeadOptions): Promise<string[]> {
  const { remote, hasRoute, isOfSection, hasContent, tryPage, answersOf } = options;
  const problems: string[] = [];
  const tried = new Map<string, Promise<TriedPage>>();
  const first = new Map(leads.toReversed().map((lead) => [`${lead.isPosted} ${lead.path}`, lead]));
  for (const { from, path, isPosted, isInData = false } of [...first.values()].toReversed()) {
    if (isPosted && isOwn(path, remote.mounts)) {
      const route = routeOf(remote.routes, path);
      if (route && !(await answersForms(route)))
        problems.push(`${from} has a form that is posted to ${path}, whose route has no action`);
      if (route) continue;
    }
    const { path: plain } = splitLocale(path);
    if (hasRoute(path) || (!isOfSection(plain) && (await hasContent(plain)))) continue;
    if (isApiText(plain, answersOf(from))) continue;
    const page = tried.get(plain) ?? tryPage(path);
    tried.set(plain, page);
    const { status } = await page;
    if (status === 404 || status === 410)
      problems.push(`${from} ${isInData ? 'names for search engines' : 'leads to'} ${path}, which answers ${status}`);
  }
  return problems;
}

/** The names of a form's fields, which a form that is not posted writes into the address. @param own the elements around the form */
function fieldNames(form: PageElement, own: readonly PageElement[]): string[] {
  return [...elementsWithin(own, (one) => one === form)].flatMap(({ name, attributes }) =>
    fields.test(name) && attributes['name'] && !('disabled' in attributes) && !unsent.test(attributes['type'] ?? '')
      ? [attributes['name']]
      : [],
  );
}

function routeOf(routes: RouteObject[], path: string): RouteObject | undefined {
  return matchAddress(routes, path).at(-1)?.route;
}

async function answersForms({ action, lazy }: RouteObject): Promise<boolean> {
  return Boolean(action ?? (typeof lazy === 'function' ? (await lazy()).action : undefined));
}
