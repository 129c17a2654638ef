import { splitLocale } from '@ofgc/shared/i18n';
import { addressKind } from '../../../addresses/address-kind.ts';
import { isOwn } from '../../../addresses/page-address.ts';
import type { PageTrial } from '../page-trial.ts';
import type { Rendered } from '../rendered-page.ts';
import type { ApiCall, TryPage } from '../tried-page.ts';

/** So many entries of a list make its page the one that lists them; longer lists may be divided. */
const fewest = 3;
const most = 60;
/** How many other views of the lists are looked at before an entry counts as left out: it may stand in a further part. */
const mostViews = 8;

type Listing = Pick<Rendered, 'address' | 'status' | 'answers' | 'html' | 'asked' | 'calls' | 'isPrivate'>;
type Entry = Record<string, unknown>;

/**
 * Entries that a page’s whole list of the API has, of which the site map has pages, and to which nothing in the section leads, though it
 * leads to the others. Entries that differ from all others in a choice or by being over are left out on purpose.
 */
export async function leftOutProblems(
  pages: readonly Listing[],
  tryPage: TryPage,
  {
    remote,
    siteMap,
    instant,
  }: Pick<PageTrial, 'siteMap' | 'instant'> & { remote: Pick<PageTrial['remote'], 'mounts'> },
): Promise<string[]> {
  const kinds = Map.groupBy(
    (await siteMap).filter((path) => isOwn(path, remote.mounts)),
    addressKind,
  );
  const led = new Set(pages.flatMap(({ html }) => addressesIn(html).map(({ path }) => path)));
  const problems: string[] = [];
  for (const page of pages) {
    const { path: own, locale } = splitLocale(page.address.split('?')[0] ?? '');
    if (page.status !== 200 || page.isPrivate || locale !== 'es') continue;
    const below = [...kinds.keys()].filter((kind) => kind.startsWith(`${own}/`));
    for (const list of wholeLists(page)) {
      for (const [kind, paths] of kinds) {
        if (!below.includes(kind)) continue;
        const known = new Map(paths.map((path) => [path.split('/').at(-1) ?? '', path]));
        // Things of several kinds may have the same numbers.
        const isOf = (entry: Entry, path: string) =>
          below.length === 1 || path === `${own}/${String(entry['id'])}` || path.includes(`/${String(entry['slug'])}/`);
        const pathOf = (entry: Entry) =>
          known.get(String(entry['slug'])) ??
          [known.get(String(entry['id']))].find((path) => path !== undefined && isOf(entry, path));
        const here = new Set(addressesIn(page.html).map(({ path }) => path));
        const shown = list.filter((entry) => here.has(pathOf(entry) ?? ''));
        const missing = () => list.filter((entry) => pathOf(entry) !== undefined && !led.has(pathOf(entry) ?? ''));
        if (
          shown.length < fewest ||
          missing().length === 0 ||
          missing().every((entry) => isOnPurpose(shown, entry, instant))
        )
          continue;
        const views = viewsOf(pages, kind).slice(0, mostViews);
        for (const view of views) for (const { path } of addressesIn((await tryPage(view)).html)) led.add(path);
        const [first] = missing();
        if (first && views.length < mostViews)
          problems.push(
            `${page.address} leaves out ${missing().length} of the ${list.length} that the API answers: nothing leads to ${pathOf(first)}`,
          );
      }
    }
  }
  return [...new Set(problems)];
}

/** The lists that the API answered whole to a page, without a filter. */
function wholeLists({ answers, asked, calls }: Listing): Entry[][] {
  return answers.flatMap((answer, at) => {
    const { data, meta } = (answer ?? {}) as { data?: unknown; meta?: { total?: unknown } | null };
    if (!Array.isArray(data) || data.length > most || meta?.total !== data.length) return [];
    const ofPath = calls.filter(({ path }) => path === asked[at]);
    return ofPath.length > 0 && ofPath.every(isWithoutFilter) ? [data as Entry[]] : [];
  });
}

function isWithoutFilter({ parameters }: ApiCall): boolean {
  return Object.keys(parameters).every((name) => /^(?:lang|page|perPage|sort|facets)$/.test(name));
}

/** Whether an entry that is missing has a choice that none of the shown has, or is over, unlike those. */
function isOnPurpose(shown: readonly Entry[], missing: Entry, instant: Date): boolean {
  const fields = [...shown, missing].flatMap((entry) => Object.entries(flat(entry)));
  return [...new Set(fields.map(([name]) => name))].some((name) => {
    const valuesOf = (entries: readonly Entry[]) => entries.map((entry) => flat(entry)[name] ?? null);
    const [own, others] = [new Set(valuesOf(shown)), valuesOf([missing])];
    const isChoice = own.size <= shown.length / 2 && [...own, ...others].every((one) => isChoiceValue(one));
    const isNothing = others.every((one) => !one) && [...own].every(Boolean);
    const isOver = (one: unknown) =>
      typeof one === 'string' && /^\d{4}-\d\d-\d\d/.test(one) && Date.parse(one) < instant.getTime();
    return (
      isNothing ||
      (isChoice && others.every((one) => !own.has(one))) ||
      (others.every(isOver) && ![...own].some(isOver))
    );
  });
}

function isChoiceValue(value: unknown): boolean {
  return (
    value === null ||
    typeof value === 'boolean' ||
    typeof value === 'number' ||
    (typeof value === 'string' && !/\s/.test(value))
  );
}

/** The fields of an entry, also those of objects in it. */
function flat(entry: Entry): Entry {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one] as const)
        : [[name, Array.isArray(value) ? value.length : value] as const],
    ),
  );
}

/** Other views of the pages above a kind of addresses, to which they lead themselves: filters, further parts. */
function viewsOf(pages: readonly Listing[], kind: string): string[] {
  const above = pages.filter(({ address }) => kind.startsWith(`${splitLocale(address.split('?')[0] ?? '').path}/`));
  const known = new Set(pages.map(({ address }) => address));
  const found = above.flatMap(({ address, html }) =>
    addressesIn(html, address).flatMap(({ address: to, query }) =>
      query !== '' && to.split('?')[0] === address.split('?')[0] && !known.has(to) ? to : [],
    ),
  );
  return [...new Set(found)];
}

function addressesIn(html: string, from = '/') {
  return [...html.matchAll(/\shref="([^"#]*)/g)].flatMap(([, href = '']) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), `https://site.invalid${from}`);
    return url ? [{ path: splitLocale(url.pathname).path, address: url.pathname + url.search, query: url.search }] : [];
  });
}
