import type { BrowserContextOptions, Page } from '@playwright/test';
import { hydrationTimeout } from '../../../../timeouts.ts';
import type { Release } from '../../../release.schema.ts';
import { formsOf } from '../forms/server-forms.ts';
import { ownPartSelector } from '../own-part-selector.ts';
import { PageWatch } from '../requests/page-watch.ts';
import { type Content, scriptedFolds, scriptlessContent } from '../readable/scripted-content.ts';
import { shownText, unseenTexts } from '../readable/unseen-texts.ts';
import { restOnPage } from './rest-on-page.ts';
import { timeLimited } from './time-limited.ts';

/** The device of a visitor whose browser runs no scripts, or gets none. */
export const scriptlessDevice: BrowserContextOptions = { javaScriptEnabled: false };

/** What was seen of a page without scripts. */
export interface SeenWithoutScripts {
  /** Texts that are laid out, but that nobody sees. */
  unseen: string[];
  /** Where its forms lead; undefined where the page did not come. */
  forms: string[] | undefined;
  /** What stands in its part; undefined where the page did not come. */
  content: Content | undefined;
  /** What is wrong without scripts, a line each. */
  problems: string[];
}

/** Looks at a page as it is without scripts. It never throws. @param page of a context with `scriptlessDevice` */
export async function visitWithoutScripts(page: Page, address: string, release: Release): Promise<SeenWithoutScripts> {
  const within = ownPartSelector(release, address);
  const seen: SeenWithoutScripts = { unseen: [], forms: undefined, content: undefined, problems: [] };
  if (within === '') return seen;
  // The visit with scripts has reported already what does not load or answer.
  await timeLimited(new PageWatch(page, release), async () => {
    const answer = await page.goto(address, { timeout: hydrationTimeout }).catch(() => null);
    if (!answer?.ok()) throw new Error('does not come');
    seen.forms = await formsOf(page, within);
    seen.content = await scriptlessContent(page, within);
    seen.problems.push(...(await scriptedFolds(page, within)));
    seen.unseen = await unseenTexts(page, within);
  });
  return seen;
}

/** Looks whether scripts show a text that nobody sees without them. It never throws. @param texts that `visitWithoutScripts` has found @returns one line at most */
export async function visitForTexts(
  page: Page,
  address: string,
  release: Release,
  texts: readonly string[],
): Promise<string[]> {
  const watch = new PageWatch(page, release);
  const within = ownPartSelector(release, address);
  const found: string[] = [];
  await timeLimited(watch, async () => {
    if (!(await restOnPage(page, address, release, watch))) return;
    const text = await shownText(page, within, texts);
    if (text) found.push(`shows “${text.slice(0, 60)}” to nobody whose browser runs no scripts`);
  });
  return found;
}
