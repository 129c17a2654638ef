import { splitPage } from '../../../page/weight/page-data.ts';
import { withValue } from '../../../addresses/with-value.ts';
import type { PageTrial } from '../page-trial.ts';
import { dataDifference, markupDifference } from '../text-difference.ts';
import { mark } from './match-all-search.ts';
import type { TriedPage, TryPage } from '../tried-page.ts';

/** As markup it would be an element. */
const asMarkup = `//${mark}.example/<b>`;
/** Parameters that people also type: a lone percent sign, quotes, brackets that would end a regular expression. */
const typed = `${asMarkup}%"'([*+?\\{`;
/** How many renderings in a row have more data before a page counts as growing. */
const growth = 5;
/** How often data are the same here, and others abroad, before they depend on the time zone: chance may give the same some times. */
const sureTimes = 4;

/** What `crypto.randomUUID()` draws. */
const keys = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

type Machine = Pick<PageTrial, 'elsewhere' | 'abroad' | 'withMatchAllSearch'>;

/** A page with its data and its markup apart. */
interface ReadPage extends TriedPage {
  data: string;
  markup: string;
}
type ReadAnew = (address: string) => Promise<ReadPage>;

/**
 * With the same data a page must be the same each time it is rendered, because the browser does not know values that one rendering
 * keeps for the next, or makes up. It must need the same API responses each time, and show nothing of another visitor's request.
 * The trial's clock stands still, but the machine's is another one when the page is rendered again.
 * @param rendered the earlier rendering
 */
export async function determinismProblems(
  address: string,
  rendered: TriedPage,
  tryPage: TryPage,
  { elsewhere, abroad, withMatchAllSearch }: Machine,
): Promise<string[]> {
  const first = readPage(rendered);
  const readAnew: ReadAnew = async (asked) => readPage(await tryPage(asked));
  const tryMarked = first.isPrivate ? tryPage : withMatchAllSearch;
  const marked = first.parameters.length > 0 ? await tryMarked(withValue(address, first.parameters, typed)) : undefined;
  const failure = marked?.errors.find(({ kind }) => kind === 'render' || marked.status === 500);
  if (failure || marked?.status === 500)
    return [`${address} fails where somebody types ${typed} in its address: ${failure?.text}`];
  if (marked && splitPage(marked.html).markup.includes(asMarkup))
    return [`${address} shows what a visitor asks for as markup`];
  const again = await elsewhere(() => readAnew(address));
  const third = isOther(first, again) ? await readAnew(address) : undefined;
  if (third && !isOther(first, third)) {
    const [error] = again.errors;
    const how = error ? `: ${error.text}` : markupDifference(first.markup, again.markup);
    return [
      `${address} shows the machine’s clock, time zone, language or chance: on another machine it is another page${how}`,
    ];
  }
  let before = first;
  // The content may change once in between.
  for (const now of third ? [again, third] : [again]) {
    if (now.errors.length > 0) return [`${address}, rendered again: ${now.errors[0]?.text}`];
    // A section may write what it was asked for in capitals.
    if (now.html.toLowerCase().includes(mark)) return [`${address} shows what the visitor before asked for`];
    if (before.data !== now.data)
      return [
        ...(await zoneProblems(address, first, readAnew, abroad)),
        ...(await growingProblems(address, [before, now], readAnew)),
      ];
    if (before.markup === now.markup) return keptProblems(address, first, now);
    before = now;
  }
  const how = markupDifference(first.markup, again.markup);
  return [`${address} is another page each time that it is rendered, with the same data${how}`];
}

/** Whether a page with the same data is another one, or fails. */
function isOther(one: ReadPage, other: ReadPage): boolean {
  return other.errors.length > one.errors.length || (one.data === other.data && one.markup !== other.markup);
}

/** Data that depend on the machine’s time zone: browsers of visitors elsewhere would get others. Those of chance or of the time may differ. */
async function zoneProblems(
  address: string,
  first: ReadPage,
  readAnew: ReadAnew,
  abroad: PageTrial['abroad'],
): Promise<string[]> {
  let there: string | undefined;
  let data = '';
  for (let time = 0; time < sureTimes; time++) {
    const page = await abroad(() => readAnew(address));
    const now = outcomeOf(page);
    data = page.data;
    there ??= now;
    if (now !== there || now === outcomeOf(first)) return [];
    if (outcomeOf(await readAnew(address)) !== outcomeOf(first)) return [];
  }
  const how = dataDifference(first.data, data);
  return [`${address} has other data in another time zone: its hours and days are to be those of the islands${how}`];
}

function outcomeOf({ status, location, data }: ReadPage): string {
  return `${status} ${location} ${data}`;
}

/** Data that grow with every rendering are kept from one visitor to the next. */
async function growingProblems(address: string, known: readonly ReadPage[], readAnew: ReadAnew): Promise<string[]> {
  const lengths = known.map(({ data }) => data.length);
  const how = dataDifference(known[0]?.data ?? '', known[1]?.data ?? '');
  while (lengths.length < growth + 1) {
    if ((lengths.at(-1) ?? 0) <= (lengths.at(-2) ?? 0)) return [];
    lengths.push((await readAnew(address)).data.length);
  }
  const isGrowing = lengths.every((length, place) => place === 0 || length > (lengths[place - 1] ?? 0));
  return isGrowing ? [`${address} has more data each time that it is rendered${how}`] : [];
}

/** Data that a page does not request again would stay out of date after the content changes. */
function keptProblems(address: string, { asked: first }: TriedPage, { asked: now }: TriedPage): string[] {
  const kept = [...new Set(first)].filter((path) => !now.includes(path));
  return kept.length > 0 ? [`${address} asks for ${kept.join(', ')} once, and keeps it for all who come later`] : [];
}

/** In place of a key that its data have a page has the key's place: otherwise no two renderings had the same data. */
function readPage(page: TriedPage): ReadPage {
  const { data, markup } = splitPage(page.html);
  const places = new Map([...new Set(data.match(keys))].map((key, place) => [key, `key ${place}`]));
  const read = (text: string) => (places.size > 0 ? text.replaceAll(keys, (key) => places.get(key) ?? key) : text);
  return { ...page, data: read(data), markup: read(markup) };
}
