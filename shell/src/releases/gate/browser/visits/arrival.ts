import type { Page } from '@playwright/test';

/**
 * A page whose address names no place in it, but that is scrolled down when it has been loaded, or whose focus waits in a field below
 * the first screen. An element that the address asks for may have the focus.
 * @param page at rest, which nobody has touched @param address with which it was loaded @returns one line at most
 */
export async function arrivalProblems(page: Page, address: string): Promise<string[]> {
  if (new URL(address).hash !== '') return [];
  const { down, field } = await page.evaluate(placeOnArrival);
  if (field) return [`moves the focus into ${field}, below the first screen, before anybody has touched it`];
  return down > 0 ? [`scrolls down by ${down} pixels before anybody has touched it`] : [];
}

/** The share of the window from which on what lies over its middle hides the page, and is no hint. */
const leastHiding = 0.12;

/**
 * A dialog that opens over a page whose address does not ask for it.
 * @param page at rest, whose timers have run @param within selector of the section's part @returns one line at most
 */
export async function openedProblems(page: Page, address: string, within: string): Promise<string[]> {
  const dialog = /[?#]/.test(address)
    ? null
    : await page.evaluate(openedByItself, [within, leastHiding] as [string, number]);
  return dialog === null ? [] : [`opens ${dialog} over the page before anybody has pressed anything`];
}

/** Runs in the browser. @returns the modal dialog that is open, or another or a popover that hides the middle of the page */
function openedByItself([within, leastHiding]: [string, number]): string | null {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      ':modal, [aria-modal=true]:is([role=dialog], [role=alertdialog]):not([inert], [inert] *)',
    ),
  ];
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const over = middle?.closest<HTMLElement>(':popover-open, dialog[open]');
  // A dialog may also be a part of the text, and other sections have theirs.
  if (
    over &&
    (over.matches(':popover-open') || getComputedStyle(over).position === 'fixed') &&
    (over.closest(within) || !over.closest('[data-slot]'))
  ) {
    const { width, height } = over.getBoundingClientRect();
    if (width * height >= leastHiding * innerWidth * innerHeight) all.push(over);
  }
  const dialog = all.find(
    (one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true }),
  );
  if (!dialog) return null;
  const said = dialog.getAttribute('aria-label') ?? dialog.textContent ?? '';
  return `<${dialog.localName}> “${said.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
}

/** How far the page is scrolled, and the field below its first screen that has the focus. Runs in the browser. */
function placeOnArrival(): { down: number; field?: string } {
  const active = document.activeElement as HTMLInputElement | null;
  const isField = active?.matches('input, select, textarea, button, [contenteditable]') ?? false;
  if (active && isField && active.getBoundingClientRect().top + scrollY >= innerHeight)
    return { down: scrollY, field: `<${active.localName}${active.name ? ` name="${active.name}"` : ''}>` };
  const isResult = location.search !== '' && (active?.matches('[tabindex="-1"]') ?? false) && !isField;
  return { down: isResult ? 0 : Math.ceil(scrollY) };
}
