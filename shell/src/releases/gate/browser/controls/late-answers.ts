import type { Page } from '@playwright/test';
import type { HeldRequests } from '../requests/held-requests.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { firstDifference, quoted, type ShownWords, wordsUntil } from '../leaving/shown-words.ts';

/** How long a choice may take until it asks for something, in milliseconds: at first, at first where somebody may go on typing, and where it is known to ask. */
const shortPause = 300;
const typingPause = 1_000;
const longestPause = 5_000;
/** The most lists, and the most fields, that are tried. */
const mostOfAKind = 2;
/** The fewest letters of a word that is typed: short words may find everything. */
const fewestLetters = 5;

const kinds = {
  select: 'select',
  // Fields of posted forms are left out: typing into them requests nothing.
  input: 'input:is([type=search], [type=text], :not([type]))',
} as const;

/** A field in which somebody can choose twice. */
interface Choice {
  kind: keyof typeof kinds;
  name: string;
  /** Its place among the part's fields of this kind. */
  place: number;
  /** Two values that it does not have. */
  values: readonly [string, string];
}
interface Visit {
  /** Selector of the part. */
  within: string;
  requests: HeldRequests;
  /** The page's address, from which it is loaded anew. */
  address: string;
}

/**
 * Chooses twice in the first list whose choice asks for data, or else types twice into such a field, and lets the first answer come last,
 * as on a slow network. The page then has to show the same as when the answers come in order. @returns one line at most
 */
export async function lateAnswerProblems(page: Page, watch: PageWatch, visit: Visit): Promise<string[]> {
  const { within, requests } = visit;
  const all = await page.evaluate(choices, { within, kinds, most: mostOfAKind, letters: fewestLetters });
  for (const choice of all) {
    const chosen = { ...visit, choice };
    const late = await chooseTwice(page, watch, { ...chosen, isLate: true });
    if (!late) continue;
    const shown = await chooseTwice(page, watch, chosen);
    const place = shown ? firstDifference(shown, late) : undefined;
    if (!shown || place === undefined) return [];
    // A slow page shows the answer later, and some pages show something else each time.
    const lateAgain = await chooseTwice(page, watch, { ...chosen, isLate: true, wanted: shown });
    const shownAgain = lateAgain && (await chooseTwice(page, watch, { ...chosen, wanted: lateAgain }));
    watch.take();
    const isSteady = shownAgain && firstDifference(shown, shownAgain) === undefined;
    if (!isSteady || firstDifference(shownAgain, lateAgain) === undefined) return [];
    const words = `${quoted(late, place)} in place of ${quoted(shown, place)}`;
    const doesSo = choice.kind === 'select' ? 'chooses twice in' : 'types twice into';
    return [
      `shows ${words} when somebody ${doesSo} <${choice.kind} name="${choice.name}"> and the first answer comes last`,
    ];
  }
  watch.take();
  await requests.release();
  return [];
}

/** @returns what is shown then, as soon as it is what is wanted; null where a choice asks for nothing */
async function chooseTwice(
  page: Page,
  watch: PageWatch,
  {
    within,
    requests,
    address,
    choice,
    isLate = false,
    wanted,
  }: Visit & { choice: Choice; isLate?: boolean; wanted?: ShownWords },
): Promise<ShownWords | null> {
  const { kind, place } = choice;
  const asksFor = (value: string, longest: number) =>
    requests.asks(() => page.evaluate(choose, { within, fields: kinds[kind], place, value }), longest);
  const [first, second] = choice.values;
  const pause = kind === 'select' ? shortPause : typingPause;
  if (!(await requests.load(address))) return null;
  await watch.settle();
  requests.makeWait(isLate);
  const asks = await asksFor(first, isLate ? pause : longestPause);
  requests.makeWait(false);
  if (!asks) return null;
  if (!isLate) await watch.settle();
  const asksAgain = await asksFor(second, longestPause);
  await watch.untilAnswered(requests.waiting);
  await requests.release();
  await watch.settle();
  return asksAgain ? wordsUntil(page, within, wanted) : null;
}

/** An input, or a list with its options. */
type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>;

/** The lists with two more options, and the fields for which the part has two words. Runs in the browser. */
function choices(options: { within: string; kinds: Record<string, string>; most: number; letters: number }): Choice[] {
  const parts = [...document.querySelectorAll<HTMLElement>(options.within)];
  const text = parts.map(({ innerText }) => innerText).join(' ');
  const words = [...new Set(text.toLowerCase().match(/\p{L}+/gu))].filter(({ length }) => length >= options.letters);
  return Object.entries(options.kinds).flatMap(([kind, fields]) =>
    parts
      .flatMap((part) => [...part.querySelectorAll<Field>(fields)])
      .flatMap((field, place) => {
        const isFree =
          !field.matches(':disabled') && !field.readOnly && (field.options || field.form?.method !== 'post');
        const offered = field.options ? [...field.options].flatMap((one) => (one.disabled ? [] : one.value)) : words;
        const [first, second] = offered.filter((value) => value !== field.value);
        return !isFree || first === undefined || second === undefined
          ? []
          : [{ kind: kind as Choice['kind'], name: field.name, place, values: [first, second] as const }];
      })
      .slice(0, options.most),
  );
}

/** Runs in the browser. */
function choose({ within, fields, place, value }: { within: string; fields: string; place: number; value: string }) {
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll(fields)]);
  const field = all[place];
  if (!field) return;
  // React replaces the property of the element, to know what it has set itself.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
