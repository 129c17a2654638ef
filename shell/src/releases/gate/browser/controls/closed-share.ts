import type { Page } from '@playwright/test';

/** Under this name a page keeps the control that opened the sheet for sharing. Passed as an argument, because the functions run in the browser. */
const sharedName = 'ofgc-closed-share';

/** Gives the page the sheet with which phones share a page, which this browser lacks. Its visitor closes it without sharing, and shares when a control opens it again. */
export async function shareLikePhones(page: Page): Promise<void> {
  await page.addInitScript(addShare, sharedName);
}

/** A control that cannot be pressed again once somebody has closed the sheet for sharing. @returns one line at most */
export async function closedShareProblems(page: Page): Promise<string[]> {
  const words = await page.evaluate(stuckControl, sharedName);
  return words === null
    ? []
    : [`lets nobody press ${words} again once the sheet for sharing was closed without sharing`];
}

/** Runs in the browser. */
function addShare(name: string): void {
  let pressed: Element | null = null;
  const closed = new WeakSet();
  const hear = ({ target }: MouseEvent) =>
    (pressed = target instanceof Element ? target.closest('button, [role=button], a') : null);
  addEventListener('click', hear, true);
  const share = async () => {
    if (!pressed || closed.has(pressed)) return;
    closed.add(pressed);
    Object.assign(globalThis, { [name]: pressed });
    throw new DOMException('Share canceled', 'AbortError');
  };
  Object.assign(Navigator.prototype, { share, canShare: () => true });
}

/** Runs in the browser. @returns the words of the control */
function stuckControl(name: string): string | null {
  const control = (globalThis as unknown as Record<string, Element | null | undefined>)[name];
  Reflect.deleteProperty(globalThis, name);
  if (!control?.isConnected || !control.matches(':disabled, [aria-disabled=true], [aria-busy=true]')) return null;
  return `<${control.localName}> “${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}”`;
}
