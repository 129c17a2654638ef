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

/** A dialog that opens over a page whose address does not ask for it. @param page at rest, whose timers have run @returns one line at most */
export async function openedProblems(page: Page, address: string): Promise<string[]> {
  const dialog = /[?#]/.test(address) ? null : await page.evaluate(openedByItself);
  return dialog === null ? [] : [`opens ${dialog} over the page before anybody has pressed anything`];
}

/** Runs in the browser. @returns the modal dialog that is open */
function openedByItself(): string | null {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      ':modal, [aria-modal=true]:is([role=dialog], [role=alertdialog]):not([inert], [inert] *)',
    ),
  ];
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
