import { setTimeout as wait } from 'node:timers/promises';
import type { JSHandle, Page } from '@playwright/test';
import { until } from '../until.ts';

/** How long a dialog may take to close, since it may move, in milliseconds; and how many of its buttons are tried. */
const longestClosing = 800;
const mostButtons = 12;
/** How long a modal dialog may take until it has the focus, in milliseconds. */
const longestFocusing = 1_000;
/** The global under which a page keeps the dialogs that are known. Passed as an argument, because the functions run in the browser. */
const knownName = 'ofgc-dialogs';

/** Remembers what is open, so that it counts for no button. */
export async function rememberDialogs(page: Page): Promise<void> {
  await page.evaluate(newDialogs, knownName);
}

/**
 * Closes the dialog that a button has opened as a visitor would: with Escape, a button within it, the button that has opened it, or a
 * click beside it; and opens it again.
 * @param press presses that button @returns the dialog that nothing closes, or that is modal and leaves the focus behind it each time
 */
export async function caughtBy(page: Page, press: () => Promise<unknown>): Promise<Caught | undefined> {
  const all = await page.evaluateHandle(newDialogs, knownName);
  if ((await all.evaluate(({ length }) => length)) === 0) return undefined;
  const dialog = await all.evaluateHandle((opened) => opened.at(-1) as HTMLElement);
  const address = page.url();
  const hasLeft = () => page.url() !== address;
  const isClosed = () => until(async () => !(await dialog.evaluate(isOpen)) || hasLeft(), longestClosing);
  const hasFocus = () => until(async () => hasLeft() || dialog.evaluate(isEntered), longestFocusing);
  const words = await dialog.evaluate(describe);
  const isEnteredFirst = await hasFocus();
  // Without another key before it, browsers close a dialog that refuses Escape.
  await page.keyboard.press('Shift');
  await page.keyboard.press('Escape');
  let hasClosed = await isClosed();
  for (let place = 0; !hasClosed && place < mostButtons; place++) {
    if (!(await pressWithin(dialog, place))) break;
    hasClosed = await isClosed();
  }
  if (hasClosed) {
    if (page.url() !== address) return undefined;
    await press();
    const caught = await caughtWithoutKeys(page, press);
    if (caught) return { dialog: words, fault: caught };
    if (isEnteredFirst) return undefined;
    // The dialog may have been replaced by a new element.
    const again = await page.evaluateHandle(openModal);
    const isThere = await again.evaluate((opened) => opened !== null);
    if (!isThere || (await isEnteredLater(again as JSHandle<HTMLElement>))) return undefined;
    return {
      dialog: words,
      fault: 'and leaves the focus behind it: the keyboard stays in what it covers (aria-modal)',
    };
  }
  await press();
  if (await isClosed()) return undefined;
  await page.mouse.click(2, 2);
  return (await isClosed()) ? undefined : { dialog: words, fault: 'which neither Escape nor a button in it closes' };
}

async function isEnteredLater(dialog: JSHandle<HTMLElement>): Promise<boolean> {
  await wait(longestFocusing);
  return dialog.evaluate(isEntered);
}

/** Closes the dialog as somebody without a keyboard does, where no button in it can be pressed. @returns why that is not possible */
async function caughtWithoutKeys(page: Page, press: () => Promise<unknown>): Promise<string | undefined> {
  const address = page.url();
  const isFree = () => page.evaluate(hasReachedButton);
  const rest = () => wait(longestClosing);
  if (await isFree()) return undefined;
  // Waits, because the dialog may still be moving and its content may load later.
  await rest();
  if (await isFree()) return undefined;
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const place of [
    { x: 2, y: 2 },
    { x: width / 2, y: height / 2 },
  ]) {
    await page.mouse.click(place.x, place.y);
    await rest();
    if (page.url() !== address || (await isFree())) return undefined;
  }
  await press();
  await rest();
  if (page.url() !== address || (await isFree())) return undefined;
  return 'which nothing but Escape closes: a phone has no such key, so that it needs a button in view';
}

/** Whether no modal dialog is open, or the uppermost has something in it that can be pressed. Runs in the browser. */
function hasReachedButton(): boolean {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      ':modal, [aria-modal=true]:is([role=dialog], [role=alertdialog]):not([inert], [inert] *)',
    ),
  ];
  const shown = all.filter(
    (one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true }),
  );
  const dialog = shown.at(-1);
  if (!dialog) return true;
  const pressed = 'button, a[href], summary, label, [role=button], input, select, textarea, iframe';
  return [...dialog.querySelectorAll(pressed)].some((one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (one.contains(hit) || dialog.contains(hit.closest(pressed)));
  });
}

/** A dialog in words, and what is wrong with it. */
interface Caught {
  dialog: string;
  fault: string;
}

/** The dialogs that were not open before, and that hold whoever reads the page: they are modal, or lie over its middle. Runs in the browser. */
function newDialogs(name: string): HTMLElement[] {
  const kept = globalThis as unknown as Record<string, WeakSet<Element> | undefined>;
  const known = (kept[name] ??= new WeakSet());
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const opened = [
    ...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog], [role=alertdialog], :popover-open'),
  ]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => one.getClientRects().length > 0 && !known.has(one));
  for (const one of opened) known.add(one);
  return opened.filter((one) => one.matches(':modal, [aria-modal=true]') || one.contains(middle));
}

/** The modal dialog that is shown, as far as it says so itself. Runs in the browser. */
function openModal(): HTMLElement | null {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      '[aria-modal=true]:is([role=dialog], [role=alertdialog]):not([inert], [inert] *)',
    ),
  ];
  return (
    all.findLast((one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true })) ?? null
  );
}

/** Whether the focus is in a dialog, or on what holds it alone; of those that are not modal nobody expects it. Runs in the browser. */
function isEntered(dialog: Element): boolean {
  const active = document.activeElement;
  const isCustom = dialog.matches('[aria-modal=true]:not(dialog)');
  if (!isCustom || !dialog.checkVisibility({ visibilityProperty: true })) return true;
  return active !== null && active !== document.body && (dialog.contains(active) || active.contains(dialog));
}

/** Runs in the browser. */
function isOpen(dialog: Element): boolean {
  const isMeant = dialog.localName !== 'dialog' || dialog.matches('[open]');
  return (
    isMeant &&
    dialog.getClientRects().length > 0 &&
    dialog.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !dialog.closest('[inert], [aria-hidden="true"]')
  );
}

/** @returns whether there is such a button */
function pressWithin(dialog: JSHandle<HTMLElement>, place: number): Promise<boolean> {
  return dialog.evaluate((opened, at) => {
    const buttons = 'button, a[href], summary, [role=button], input:is([type=button], [type=submit], [type=image])';
    const button = [...opened.querySelectorAll<HTMLElement>(buttons)][at];
    button?.click();
    return button !== undefined;
  }, place);
}

/** Runs in the browser. */
function describe(dialog: Element): string {
  const said = dialog.getAttribute('aria-label') ?? dialog.textContent ?? '';
  const words = said.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<${dialog.localName}>${words && ` “${words}”`}`;
}
