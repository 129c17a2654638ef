import { foreignHost } from '../../../page/foreign-origin.ts';
import { readElements } from '../../../page/elements.ts';
import { askedFor } from '../../../page/document-isolation.ts';
import { leading } from './open-redirects.ts';
import { isOwnPart } from '../../../page/page-problems.ts';
import type { TriedPage } from '../tried-page.ts';

/** Reading a page takes long, and few lead to a site that no page names now. */
const hosts = /["'(](?:https?:)?\/\/([^/"'?#\s]+)/g;

interface HostOptions {
  siteUrl: string;
  slots: readonly string[];
}

/**
 * Other sites to which a page without data leads a year later, and neither it nor any page of the section now: what nobody could check
 * before it goes live. Sites in the API's answers are content.
 * @param later the page then, without data @param now pages of the section @param emptyToday renders a page without data now
 */
export async function delayedLinkProblems(
  address: string,
  later: Pick<TriedPage, 'html' | 'answers'>,
  now: readonly Pick<TriedPage, 'html'>[],
  { emptyToday, ...options }: HostOptions & { emptyToday: (address: string) => Promise<Pick<TriedPage, 'html'>> },
): Promise<string[]> {
  const found = foreignHosts(address, later, now, options);
  const today = found.length > 0 ? await emptyToday(address) : undefined;
  return found
    .filter((host) => !today?.html.includes(host))
    .map(
      (host) =>
        `${address} leads to ${host} a year from now, and no page does today: a page that already leads there must be among the examples of section.ts`,
    );
}

/** Other sites to which the section's own parts of a page lead, and that no page of the section names now. */
function foreignHosts(
  address: string,
  later: Pick<TriedPage, 'html' | 'answers'>,
  now: readonly Pick<TriedPage, 'html'>[],
  { siteUrl, slots }: HostOptions,
): string[] {
  const named = new Set([...later.html.matchAll(hosts)].map(([, host = '']) => host));
  const unknown = [...named].filter((host) => !now.some(({ html }) => html.includes(host)));
  if (unknown.length === 0) return [];
  const answers = JSON.stringify(later.answers);
  const own = readElements(later.html).filter(isOwnPart(address, slots));
  const led = own.flatMap(({ attributes }) => [
    ...leading.flatMap((name) => attributes[name] ?? []),
    ...askedFor(attributes),
  ]);
  const found = new Set(led.flatMap((one) => foreignHost(one, siteUrl) ?? []));
  return [...found].filter((host) => unknown.includes(host) && !answers.includes(host));
}
