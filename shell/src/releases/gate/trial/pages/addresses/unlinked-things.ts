import { splitLocale } from '@ofgc/shared/i18n';
import { addressKind } from '../../../addresses/address-kind.ts';
import { isOwn } from '../../../addresses/page-address.ts';
import type { PageTrial } from '../page-trial.ts';
import type { Rendered } from '../rendered-page.ts';

/** So many things of a list are no exception. */
const fewest = 3;

/**
 * Things of which the site map has pages, that the API answers to a page above them, and to which no page of the section leads: the page
 * shows none of what it asked for.
 */
export async function unlinkedThingProblems(
  pages: readonly Pick<Rendered, 'address' | 'status' | 'answers' | 'html'>[],
  { remote, siteMap }: { remote: Pick<PageTrial['remote'], 'mounts'>; siteMap: PageTrial['siteMap'] },
): Promise<string[]> {
  const kinds = Map.groupBy(
    (await siteMap).filter((path) => isOwn(path, remote.mounts)),
    addressKind,
  );
  const led = new Set(pages.flatMap(({ html }) => pathsIn(html)));
  const problems: string[] = [];
  for (const [kind, paths] of kinds) {
    if (paths.length < fewest || paths.some((path) => led.has(path))) continue;
    const above = pages.find(({ address, status, answers }) => {
      const { path } = splitLocale(address.split('?')[0] ?? '');
      if (status !== 200 || !kind.startsWith(`${path}/`)) return false;
      const known = new Set(answers.flatMap((answer) => namesIn(answer)));
      return paths.filter((one) => known.has(one.split('/').at(-1) ?? '')).length >= fewest;
    });
    if (above)
      problems.push(
        `${above.address} asks the API for what ${paths.slice(0, fewest).join(', ')} are about, and neither it nor another page of the section leads there`,
      );
  }
  return problems;
}

function pathsIn(html: string): string[] {
  return [...html.matchAll(/\shref="([^"#?]*)/g)].flatMap(([, href = '']) => {
    const path = URL.parse(href, 'https://site.invalid')?.pathname;
    return path === undefined ? [] : splitLocale(path).path;
  });
}

/** The names and numbers of the entries of an answered list. */
function namesIn(answer: unknown): string[] {
  const { data } = (answer ?? {}) as { data?: unknown };
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry) => {
    const { id, slug } = (entry ?? {}) as { id?: unknown; slug?: unknown };
    return [id, slug].flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? String(one) : []));
  });
}
