import { setTimeout as wait } from 'node:timers/promises';
import type { JSHandle, Page } from '@playwright/test';

/** How long a dialog may take to close, since it may move, in milliseconds; and how many of its buttons are tried. */
const longestClosing = 800;
const mostButtons = 12;
/** The global under which a page keeps the dialogs that are known. Passed as an argument, because the functions run in the browser. */
const knownName = 'ofgc-dialogs';

/** Remembers what is open, so that it counts for no button. */
export async function rememberDialogs(page: Page): Promise<void> {
  await page.evaluate(newDialogs, knownName);
}

/**
 * Closes the dialog that a button has opened as a visitor would: with Escape, a button within it, the button that has opened it, or a
 * click beside it; and opens it again.
 * @param press presses that button @returns the dialog that nothing closes
 */
export async function caughtBy(page: Page, press: () => Promise<unknown>): Promise<string | undefined> {
  const all = await page.evaluateHandle(newDialogs, knownName);
  if ((await all.evaluate(({ length }) => length)) === 0) return undefined;
  const dialog = await all.evaluateHandle((opened) => opened.at(-1) as Dialog);
  const address = page.url();
  const isClosed = async () => {
    const end = performance.now() + longestClosing;
    while ((await dialog.evaluate(isOpen)) && page.url() === address) {
      if (performance.now() > end) return false;
      await wait(20);
    }
    return true;
  };
  // Without another key before it, browsers close a dialog that refuses Escape.
  await page.keyboard.press('Shift');
  await page.keyboard.press('Escape');
  let hasClosed = await isClosed();
  for (let place = 0; !hasClosed && place < mostButtons; place++) {
    if (!(await pressWithin(dialog, place))) break;
    hasClosed = await isClosed();
  }
  if (hasClosed) {
    if (page.url() === address) await press();
    return undefined;
  }
  await press();
  if (await isClosed()) return undefined;
  await page.mouse.click(2, 2);
  return (await isClosed()) ? undefined : dialog.evaluate(describe);
}

interface Dialog {
  localName: string;
  textContent: string | null;
  click: () => void;
  getAttribute: (name: string) => string | null;
  checkVisibility: (how: object) => boolean;
  closest: (selector: string) => unknown;
  contains: (other: unknown) => boolean;
  matches: (selector: string) => boolean;
  getClientRects: () => { length: number };
  querySelectorAll: (selector: string) => Iterable<Dialog>;
}

/** The dialogs that were not open before, and that hold whoever reads the page: they are modal, or lie over its middle. Runs in the browser. */
function newDialogs(name: string): Dialog[] {
  const browser = globalThis as unknown as {
    document: {
      querySelectorAll: (selector: string) => Iterable<Dialog>;
      elementFromPoint: (x: number, y: number) => unknown;
    };
    innerWidth: number;
    innerHeight: number;
  } & Record<string, WeakSet<Dialog> | undefined>;
  const { document, innerWidth, innerHeight } = browser;
  const known = (browser[name] ??= new WeakSet());
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const opened = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog], :popover-open')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => one.getClientRects().length > 0 && !known.has(one));
  for (const one of opened) known.add(one);
  return opened.filter((one) => one.matches(':modal, [aria-modal=true]') || one.contains(middle));
}

/** Runs in the browser. */
function isOpen(dialog: Dialog): boolean {
  const isMeant = dialog.localName !== 'dialog' || dialog.matches('[open]');
  return (
    isMeant &&
    dialog.getClientRects().length > 0 &&
    dialog.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !dialog.closest('[inert], [aria-hidden="true"]')
  );
}

/** @returns whether there is such a button */
function pressWithin(dialog: JSHandle<Dialog>, place: number): Promise<boolean> {
  return dialog.evaluate((opened, at) => {
    const buttons = 'button, a[href], summary, [role=button], input:is([type=button], [type=submit], [type=image])';
    const button = [...opened.querySelectorAll(buttons)][at];
    button?.click();
    return button !== undefined;
  }, place);
}

/** Runs in the browser. */
function describe(dialog: Dialog): string {
  const said = dialog.getAttribute('aria-label') ?? dialog.textContent ?? '';
  const words = said.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<${dialog.localName}>${words && ` “${words}”`}`;
}
