import type { Page } from '@playwright/test';

/** The most links, buttons and fields of a part on which keys are pressed. */
const mostControls = 400;

/** What keeps the keyboard's focus in a part, or its links from being followed. @param within selector of the part @returns one line at most */
export async function preventedKeys(page: Page, within: string): Promise<string[]> {
  const prevented = await page.evaluate(pressKeys, [within, mostControls] as [string, number]);
  return prevented === null ? [] : [`swallows ${prevented}`];
}

/**
 * Presses the tabulator, which leads on, on each control, and Enter, which follows it, on each link. A dialog may lead the focus
 * round; what is more than a link may answer Enter in its own way. Runs in the browser. @returns the first key that is prevented, and where
 */
async function pressKeys([within, most]: [string, number]): Promise<string | null> {
  type Control = HTMLElement & { disabled?: boolean };
  const controls =
    'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
  const isUsable = (one: Control) =>
    !one.disabled &&
    one.getClientRects().length > 0 &&
    one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest('[inert], dialog, [role=dialog], [role=alertdialog], [aria-modal=true]');
  const isPrevented = (one: Element, key: string, shiftKey = false) => {
    const options = { key, code: key, shiftKey, bubbles: true, cancelable: true, composed: true };
    return document.activeElement === one && !one.dispatchEvent(new KeyboardEvent('keydown', options));
  };
  /** A link may be followed by its own script, or unfold something. */
  const isIgnored = async (link: Element) => {
    let hasAnswered = false;
    const { href } = location;
    const observer = new MutationObserver(() => {
      hasAnswered = true;
    });
    observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
    const prevented = isPrevented(link, 'Enter');
    if (prevented) await new Promise((resolve) => void setTimeout(resolve, 300));
    observer.disconnect();
    return prevented && !hasAnswered && location.href === href;
  };
  const wordsOf = (one: Element) => {
    const said = (one.textContent ?? '').trim() || (one.getAttribute('aria-label') ?? '');
    const words = said.replaceAll(/\s+/g, ' ').slice(0, 40);
    return `<${one.localName}>${words && ` “${words}”`}`;
  };
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll<Control>(controls)]);
  for (const one of all.filter(isUsable).slice(0, most)) {
    one.focus({ preventScroll: true });
    for (const shiftKey of [false, true])
      if (isPrevented(one, 'Tab', shiftKey))
        return `the tabulator${shiftKey ? ' with the shift key' : ''} on ${wordsOf(one)}, which the focus does not leave`;
    if (one.matches('a[href]:not([role])') && (await isIgnored(one)))
      return `Enter on ${wordsOf(one)}, which is not followed`;
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return null;
}
