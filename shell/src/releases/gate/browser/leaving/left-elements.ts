import type { CDPSession, Page } from '@playwright/test';
import { isOfOthers } from '../requests/page-watch.ts';

/** From now on the browser knows which scripts have made an element. */
export async function noteMakers(session: CDPSession): Promise<void> {
  await session.send('DOM.enable');
  await session.send('DOM.setNodeStackTracesEnabled', { enable: true });
}

/** The elements of the body that a visitor sees, described one by one: `<p class="note">`. */
export async function elementsOfBody(page: Page): Promise<string[]> {
  const seen = await page.evaluate(seenInBody);
  return seen.map(({ words }) => words);
}

/**
 * Whether others have made the last element of the body with such a description.
 * @param of the section, and whether the page has parts of others: there nobody knows for whom the shell has made an element
 */
export async function isMadeByOthers(
  session: CDPSession,
  words: string,
  { name, isShared }: { name: string; isShared: boolean },
): Promise<boolean> {
  const last = `(${seenInBody.toString()})().findLast((one) => one.words === ${JSON.stringify(words)})?.place`;
  const { result } = await session.send('Runtime.evaluate', { expression: `document.body.children[${last}]` });
  if (result.objectId === undefined) return true;
  await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId });
  const { creation } = await session.send('DOM.getNodeStackTraces', { nodeId });
  const makers = (creation?.callFrames ?? []).map(({ url }) => url).join(' ');
  return isOfOthers(makers, name) || (isShared && makers.includes('/assets/') && !makers.includes(`/assets/${name}/`));
}

/** The elements of the body that take up a place or have something in them that does. Runs in the browser. */
function seenInBody(): { words: string; place: number }[] {
  const isSeen = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  return [...document.body.children].flatMap((element, place) => {
    const kind = element.getAttribute('class');
    const words = `<${element.localName}${kind ? ` class="${kind}"` : ''}>`;
    return [element, ...element.querySelectorAll('*')].some(isSeen) ? { words, place } : [];
  });
}
