import type { Page } from '@playwright/test';
import { namedConsent, wordedConsent } from '../../page/forms/ticked-consents.ts';

/** The global under which a page keeps which boxes were ticked by themselves. Passed as an argument, because the functions run in the browser. */
const tickedName = 'ofgc-ticked';
/** Boxes that may say that somebody agrees to something: those of a search only choose what is shown. */
const boxes =
  'form:not([role=search], [method=get], [action]:not([method], [action^="javascript:"])) input[type=checkbox]:not(search *, [role=search] *)';
/** How long after another field is used a script may tick a box because of it, in milliseconds; the check leaves each field alone for longer. */
const moment = 40;

/** Names the boxes of a part that were ticked since it was asked last. */
type Kept = (within: string) => string[];

/** Remembers consent boxes that a script ticks when the visitor uses another field; other boxes may follow what is typed. @param page that is loaded after this */
export async function rememberTicks(page: Page): Promise<void> {
  const [named, worded] = [namedConsent.source, wordedConsent.source];
  await page.addInitScript(hearTicks, { name: tickedName, boxes, moment, named, worded });
}

/** @param page that began with `rememberTicks` @returns one line at most: the first box that was ticked without a press since the last call */
export async function tickedProblems(page: Page, within: string): Promise<string[]> {
  const [ticked] = await page.evaluate(
    ([name, of]) => (globalThis as unknown as Record<string, Kept>)[name]?.(of) ?? [],
    [tickedName, within] as [string, string],
  );
  return ticked === undefined ? [] : [`ticks ${ticked}, which nobody has pressed`];
}

/** Compares the boxes of a page that nobody has touched with the server's document. @returns one line at most */
export async function tickedFromStart(page: Page, within: string): Promise<string[]> {
  const isTicked = `:is(${within}) :is(${boxes}):checked`;
  if ((await page.locator(isTicked).count()) === 0) return [];
  const answer = await page.request.get(page.url());
  if (!answer.ok()) return [];
  const ticked = await page.evaluate(findTicked, { isTicked, boxes, served: await answer.text() });
  return ticked === null ? [] : [`ticks ${ticked}, which nobody has pressed and which the server leaves empty`];
}

/** Runs in the browser. */
function hearTicks(of: { name: string; boxes: string; moment: number; named: string; worded: string }): void {
  const ticked = new Set<HTMLInputElement>();
  let empty: HTMLInputElement[] = [];
  const look = () => {
    for (const box of empty) if (box.checked && box.isConnected) ticked.add(box);
  };
  const use = () => {
    look();
    empty = [...document.querySelectorAll<HTMLInputElement>(of.boxes)].filter(({ checked }) => !checked);
    setTimeout(look, of.moment);
  };
  const hear = ({ target }: Event) => {
    if (
      (target as Partial<Element> | null)?.matches?.(
        'select, textarea, input:not([type=checkbox], [type=button], [type=submit])',
      )
    )
      use();
    // A press on a box or a button may tick several boxes.
    else empty = [];
  };
  // Frameworks hear the click on a round button, too, before it is a change.
  for (const type of ['click', 'input', 'change']) addEventListener(type, hear, true);
  const take: Kept = (within) => {
    look();
    const wordsOf = ({ labels }: HTMLInputElement) =>
      [...(labels ?? [])].map(({ textContent }) => textContent ?? '').join(' ');
    const isConsent = (box: HTMLInputElement) =>
      box.required || new RegExp(of.named, 'i').test(box.name) || new RegExp(of.worded, 'i').test(wordsOf(box));
    const own = [...ticked].filter((box) => box.closest(within) && isConsent(box));
    ticked.clear();
    return own.map((box) => {
      const [name, label] = [box.name, wordsOf(box)];
      return `the box “${label.trim().replaceAll(/\s+/g, ' ').slice(0, 60) || name}”`;
    });
  };
  Object.defineProperty(globalThis, of.name, { value: take });
}

/** Runs in the browser. @returns the first box that is ticked here, and there is not */
function findTicked(of: { isTicked: string; boxes: string; served: string }): string | null {
  const served = [
    ...new DOMParser().parseFromString(of.served, 'text/html').querySelectorAll<HTMLInputElement>(of.boxes),
  ];
  for (const { name, value, labels } of document.querySelectorAll<HTMLInputElement>(of.isTicked)) {
    const same = served.filter((box) => box.name === name && box.value === value);
    if (name === '' || same.length === 0 || same.some(({ checked }) => checked)) continue;
    const label = [...(labels ?? [])].map(({ textContent }) => textContent ?? '').join(' ');
    return `the box “${label.trim().replaceAll(/\s+/g, ' ').slice(0, 60) || name}”`;
  }
  return null;
}
