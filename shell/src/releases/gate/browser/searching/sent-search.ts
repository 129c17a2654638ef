import type { JSHandle, Page } from '@playwright/test';
import type { HeldRequests } from '../requests/held-requests.ts';
import { firstDifference, shownWords } from '../leaving/shown-words.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { hasEffect, untilAddressChanges } from './page-effects.ts';
import { hearChoice } from './kept-choice.ts';
import { chooseOther, closeFolds, enterTextField, findSearchForms, isFocusedValid, sendForm } from './search-form.ts';
import { staleWords } from './stale-words.ts';
import { backProblem, placeInHistory } from './way-back.ts';

/** The most search forms of a page that are sent, and the most text fields of one. */
const mostForms = 2;
const mostFields = 4;
/** How long a sent search may take until something happens, in milliseconds: where what was typed has changed something, and else. */
const [shortAnswer, longestAnswer] = [200, 3_000];
/** Search terms that are tried: a word, a year, a number, a postcode, an email address. */
const searched = ['zarabanda', '2026', '7', '35001', 'zarabanda@ejemplo.es'];

/** How the sentence begins that says where a form has led without what was chosen in it. */
const forgets = 'leads to';

interface Visit {
  /** Selector of the section's own part. */
  within: string;
  requests: HeldRequests;
}

/**
 * Fills the forms of a part that search, and sends them: the browser has to take what is typed, and then something has to happen; if
 * only the query of the address changes, the page has to show what it shows when it is loaded with it, and what it showed before where
 * somebody goes back.
 * @param page at the address with which it was loaded @returns one line at most
 */
export async function searchProblems(page: Page, watch: PageWatch, visit: Visit): Promise<string[]> {
  const address = page.url();
  for (let place = 0; place < mostForms; place++) {
    const problem = await sendSearch(page, watch, { ...visit, place });
    if (problem === 'no form') break;
    // On a busy machine an answer may be late: only a problem that is there again after a new load counts.
    const again =
      problem &&
      (await visit.requests.load(address)) &&
      (await sendSearch(page, watch, { ...visit, place, isAgain: true }));
    // An address may name what was chosen in other words: then another choice leads elsewhere.
    if (again && again !== 'no form' && (again === problem || !again.startsWith(forgets))) return [again];
  }
  return [];
}

/** @returns what goes wrong, or that there is no form at this place */
async function sendSearch(
  page: Page,
  watch: PageWatch,
  { within, requests, place, isAgain = false }: Visit & { place: number; isAgain?: boolean },
): Promise<string | undefined> {
  const { held } = requests;
  const forms = await page.evaluateHandle(findSearchForms, within);
  if ((await forms.evaluate(({ length }) => length)) <= place) return 'no form';
  const form = await forms.evaluateHandle((all, at) => all[at] as HTMLFormElement, place);
  const now = { address: page.url(), asked: watch.asked, words: await shownWords(page, within) };
  const before = { ...now, place: await placeInHistory(page) };
  const leadsWithout = hearChoice(page);
  const filled = await typeQuery(page, form, isAgain);
  if (typeof filled === 'string') return filled;
  if (!filled) return undefined;
  let isSent = false;
  const send = async () => {
    isSent = await form.evaluate(sendForm);
    return isSent;
  };
  const hasChanged = async () =>
    page.url() !== before.address ||
    watch.asked > before.asked ||
    firstDifference(before.words, await shownWords(page, within)) !== undefined;
  // A form may apply at once what is typed or chosen.
  const isApplied = await hasChanged();
  const isAnswered = await hasEffect(page, send, isApplied ? shortAnswer : longestAnswer);
  if (!isSent) return undefined;
  if (!isAnswered && !(await hasChanged())) return `does nothing when somebody fills ${filled.words} and sends it`;
  await untilAddressChanges(page, before.address, () => requests.held > held);
  const other = leadsWithout(filled.chosen);
  if (other) return `${forgets} ${other} without what was chosen, when somebody sends ${filled.words}`;
  await form.evaluate(closeFolds);
  const stale = await staleWords(page, { within, before, how: `somebody sends ${filled.words}` });
  return stale ?? backProblem(page, { within, before, how: `sending ${filled.words}` });
}

/** @returns which form it is; what goes wrong; undefined where there is nothing to fill, or nothing known that it takes */
async function typeQuery(
  page: Page,
  form: JSHandle<HTMLFormElement>,
  isAgain: boolean,
): Promise<{ words: string; chosen: string[] } | string | undefined> {
  const typed: string[] = [];
  let words: string | undefined;
  for (let place = 0; place < mostFields; place++) {
    const field = await form.evaluate(enterTextField, place);
    if (!field) break;
    const word = await typeWord(page, form);
    const named = `the field${field.name && ` “${field.name}”`}`;
    if (!word && field.isForWords) return `takes no word in ${named} of its search: the browser does not send it`;
    if (!word) return undefined;
    typed.push(word);
    words ??= `${named} of a search form`;
  }
  if (words) return { words, chosen: typed };
  const chosen = await form.evaluate(chooseOther, isAgain);
  return chosen === null ? undefined : { words: 'a form with choices', chosen: [chosen] };
}

/** Types what somebody may look for into the field with the focus. @returns the word that the browser takes, if there is one */
async function typeWord(page: Page, form: JSHandle<HTMLFormElement>): Promise<string | undefined> {
  for (const word of searched) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(word);
    if (await form.evaluate(isFocusedValid)) return word;
  }
  return undefined;
}
