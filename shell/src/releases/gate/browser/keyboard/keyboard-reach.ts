import type { CDPSession, Page } from '@playwright/test';
import { hasEffect } from '../searching/page-effects.ts';
import { changesByClick } from './changes-by-click.ts';
import { focusOn, isPressedByKeys, pressKeys } from './pressed-by-keys.ts';

/** How long a key may take to do something, in milliseconds. */
const longestAnswer = 500;

/** Elements that the keyboard reaches by themselves. */
const native = new Set(['A', 'BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'SUMMARY', 'LABEL', 'OPTION', 'HTML', 'BODY']);

/**
 * What a click changes, but no keyboard reaches or presses: it is not interactive, nor is anything in, around or beside it. What repeats
 * another way for the pointer alone is hidden from screen readers (`aria-hidden`).
 * @param within selector of the section's own part @returns one line at most; the page may then have changed
 */
export async function reachProblems(page: Page, within: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    for (const objectId of await clickedObjects(session)) {
      const call = async <Result>(work: (clicked: Element, within: string) => Result) => {
        const functionDeclaration = `function (within) { return (${String(work)})(this, within); }`;
        const asked = { objectId, functionDeclaration, arguments: [{ value: within }] };
        const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
          ...asked,
          awaitPromise: true,
          returnByValue: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value as Awaited<Result>;
      };
      const words = await call(outOfReach);
      const reached = words ? null : await call(isPressedByKeys);
      if (!words && !reached) continue;
      const address = page.url();
      if (reached) await call(focusOn);
      const press = () => call(pressKeys).then(() => true);
      if (reached && (await hasEffect(page, press, longestAnswer))) {
        if (page.url() === address) continue;
        return [];
      }
      // A click that loads another document ends the call.
      const changes = await call(changesByClick).catch(() => true);
      if (reached && (changes || page.url() !== address))
        return [`lets no key press ${reached}, which a click does: a <button> or a link hears Enter and the space bar`];
      if (changes || page.url() !== address)
        return [`takes clicks where no keyboard comes: ${words} (what repeats another way has aria-hidden)`];
    }
    return [];
  } finally {
    await session.detach().catch(() => {});
  }
}

/** The objects that listen to clicks, without those that every keyboard reaches. React gives each of its own an empty handler. */
async function clickedObjects(session: CDPSession): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document' });
  const all = { objectId: result.objectId ?? '', depth: -1 };
  const { listeners } = await session.send('DOMDebugger.getEventListeners', all);
  const clicked = listeners.filter(({ type }) => type === 'click').map(({ backendNodeId }) => backendNodeId ?? 0);
  const found = await Promise.all(
    [...new Set(clicked)].map(async (backendNodeId) => {
      const { node } = await session.send('DOM.describeNode', { backendNodeId });
      if (node.nodeType !== 1 || native.has(node.nodeName)) return [];
      const { object } = await session.send('DOM.resolveNode', { backendNodeId });
      return [object.objectId ?? ''];
    }),
  );
  return found.flat();
}

/**
 * An element that is shown, while no keyboard comes to it, to anything in or around it, or to what stands in the same row. Runs in
 * the browser. @returns its words; null where a keyboard comes
 */
function outOfReach(clicked: Element, within: string): string | null {
  const reached =
    'a[href], area[href], button, input, select, textarea, summary, label, option, audio[controls], video[controls], iframe, [contenteditable], [tabindex]:not([tabindex="-1"])';
  // Of these one element has the focus, and arrow keys lead to the others.
  const led = [
    'option',
    'tab',
    'treeitem',
    'gridcell',
    'row',
    'radio',
    'menuitem',
    'menuitemradio',
    'menuitemcheckbox',
  ];
  const isShown = (one: Element) =>
    one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true });
  if (!clicked.closest(within) || !isShown(clicked) || clicked.matches(within)) return null;
  if (clicked.closest('[aria-hidden="true"], [inert]') || clicked.closest(reached)) return null;
  if (clicked.closest(led.map((role) => `[role="${role}"]`).join(', '))) return null;
  const isWhole = (one: Element) => one.matches(`main, section, form, body, ${within}`);
  const around = [clicked, clicked.parentElement, clicked.closest('li, tr, article, figure, dl')];
  const isReached = around.some(
    (one) => one && (one === clicked || !isWhole(one)) && [...one.querySelectorAll(reached)].some(isShown),
  );
  const beside = [clicked.previousElementSibling, clicked.nextElementSibling];
  if (isReached || beside.some((one) => one?.matches(`${reached}, fieldset`) && isShown(one))) return null;
  const words = (clicked.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<${clicked.localName}>${words && ` “${words}”`}`;
}
