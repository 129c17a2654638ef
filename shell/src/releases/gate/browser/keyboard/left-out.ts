import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How long a movement may last before the page is checked again, in milliseconds. */
const moving = 500;

/**
 * Visible links, buttons and fields that the Tab key skips. Elements that arrow keys reach, those whose action another control has, too,
 * and those that are not in view (as in a carousel) do not count. @param within selector of the section's own part @returns one line at most
 */
export async function leftOutProblems(page: Page, within: string): Promise<string[]> {
  if ((await page.evaluate(leftOut, within)) === null) return [];
  await wait(moving);
  const words = await page.evaluate(leftOut, within);
  return words === null
    ? []
    : [`leaves ${words} out for the keyboard: its tabindex is below 0, and no other link or button does the same`];
}

/** A link, button or field. */
type Control = HTMLElement & { href?: string; disabled?: boolean };

/** Runs in the browser. @returns the first that is left out, in words */
function leftOut(within: string): string | null {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea';
  // In elements with these roles the focus is on one element, and arrow keys reach the others.
  const led =
    'tablist tab radiogroup radio toolbar menu menubar menuitem menuitemradio menuitemcheckbox listbox option grid gridcell row treegrid tree treeitem combobox slider spinbutton application'.split(
      ' ',
    );
  const ledBy = `${led.map((role) => `[role="${role}"]`).join(', ')}, [aria-activedescendant], [tabindex="0"]`;
  /** Smaller elements are for scripts or screen readers alone, in pixels. */
  const smallest = 4;
  const isInView = (one: Element) => {
    const box = one.getBoundingClientRect();
    if (box.width < smallest || box.height < smallest) return false;
    if (box.right <= 0 || box.left >= innerWidth || box.bottom + scrollY <= 0) return false;
    for (let around = one.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around);
      if (clipPath !== 'none') return false;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      if (around.matches('html, body')) continue;
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      if (middle.x < left || middle.x > right || middle.y < top || middle.y > bottom) return false;
    }
    return getComputedStyle(one).clipPath === 'none';
  };
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const wordsOf = (one: Element) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const pageOf = (address: string) => address.split('#')[0];
  const parts = [...document.querySelectorAll(within)];
  const all = parts.flatMap((part) => [...part.querySelectorAll<Control>(controls)]).filter(isShown);
  const reached = all.filter((one) => one.tabIndex >= 0 && !one.disabled);
  /** In a group without a role one element has the focus, too; buttons of a field or of what scrolls do what its keys do. */
  const isOfGroup = (one: Control) => {
    const isAlike = (other: HTMLElement) =>
      other.localName === one.localName &&
      (other.getAttribute('tabindex') === '0' ||
        (other.tabIndex >= 0 && other.getAttribute('class') === one.getAttribute('class')));
    let around = one.parentElement;
    for (let step = 0; around && step < 3 && !around.matches('main, form, body'); step++) {
      const inside = [...around.querySelectorAll<HTMLElement>('*')];
      if (inside.some(isAlike)) return true;
      const isField = (other: HTMLElement) => other.matches('input, select, textarea') && other.tabIndex >= 0;
      const scrolls = (other: Element) =>
        other.scrollWidth > other.clientWidth + 8 && /auto|scroll/.test(getComputedStyle(other).overflowX);
      if (one.localName === 'button' && inside.some((other) => isField(other) || scrolls(other))) return true;
      around = around.parentElement;
    }
    return false;
  };
  const isRepeated = (one: Control) =>
    reached.some((other) =>
      one.href
        ? other.href === one.href
        : other.localName === one.localName && wordsOf(one) !== '' && wordsOf(other) === wordsOf(one),
    );
  const found = all.find((one) => {
    if (Number(one.getAttribute('tabindex') ?? 0) >= 0 || one.disabled) return false;
    if (one.matches('[aria-disabled="true"], [aria-current]') || one.closest('[aria-hidden="true"], [inert]'))
      return false;
    // Slots of other sections are also in the section's pages.
    if (one.closest(ledBy) || (within === 'main' && one.closest('[data-slot]'))) return false;
    if (one.href && pageOf(one.href) === pageOf(location.href)) return false;
    return isInView(one) && !isRepeated(one) && !isOfGroup(one);
  });
  if (!found) return null;
  const words = wordsOf(found);
  const name = found.getAttribute('name');
  return `<${found.localName}${name ? ` name="${name}"` : ''}>${words && ` “${words}”`}`;
}
