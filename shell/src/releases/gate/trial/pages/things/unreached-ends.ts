import { type PageElement, readElements, relationsOf } from '../../../page/elements.ts';
import type { Rendered } from '../rendered-page.ts';
import type { TryPage } from '../tried-page.ts';

/** What pages call the parameter with the number of a list's part. */
const ofPart = /^(?:pagina|page)$/;

type Listing = Pick<Rendered, 'address' | 'status' | 'answers' | 'html' | 'isPrivate' | 'parameters'>;

/**
 * Lists in parts of which nobody reaches the last one: the page before it leads no further.
 * @param tryPage renders the part before the last, where no link of the first part leads to the last
 */
export async function unreachedEndProblems(pages: readonly Listing[], tryPage: TryPage): Promise<string[]> {
  const problems: string[] = [];
  for (const { address, status, answers, html, isPrivate, parameters } of pages) {
    const lasts = new Set(answers.flatMap((answer) => partsOf(answer)?.last ?? []));
    const name = parameters.find((one) => ofPart.test(one));
    const [last = 0] = lasts;
    if (status !== 200 || isPrivate || address.includes('?') || !name || lasts.size !== 1 || last < 2) continue;
    const own = readElements(html).filter(({ part }) => part === 'main');
    if (leadsTo(address, own, name, last) || own.some(({ attributes }) => attributes['name'] === name)) continue;
    const hasNext = own.some(({ attributes }) => relationsOf(attributes).includes('next'));
    const part = hasNext ? last - 1 : last;
    if (part < 2) continue;
    const asked = `${address}?${name}=${part}`;
    const page = await tryPage(asked);
    const isOfList = page.answers.some((answer) => {
      const { part: answered, last: end } = partsOf(answer) ?? {};
      return answered === part && end === last;
    });
    const shown = readElements(page.html).filter((element) => element.part === 'main');
    if (page.status === 200 && isOfList && !(hasNext && leadsTo(address, shown, name, last)))
      problems.push(
        `${address} leads nobody to the last part of its list (${name}=${last}), in which the API has more`,
      );
  }
  return problems;
}

/** Which part of a list the API answered, and which is the last. */
function partsOf(answer: unknown): { part: unknown; last: number } | undefined {
  const { meta } = (answer ?? {}) as { meta?: { total?: unknown; perPage?: unknown; page?: unknown } | null };
  const { total, perPage, page } = meta ?? {};
  return typeof total === 'number' && typeof perPage === 'number' && perPage > 1 && total > perPage
    ? { part: page, last: Math.ceil(total / perPage) }
    : undefined;
}

function leadsTo(address: string, own: readonly PageElement[], name: string, part: number): boolean {
  const page = new URL(address, 'https://site.invalid');
  return own.some(
    ({ attributes: { href } }) => href !== undefined && URL.parse(href, page)?.searchParams.get(name) === String(part),
  );
}
