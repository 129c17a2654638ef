import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Keys that may undo each other are not pressed together. */
const pressed = [
  ['ArrowLeft', 'ArrowUp', 'Home'],
  ['ArrowRight', 'ArrowDown', 'End'],
];
/** How long a page that asks for something may take until it leads elsewhere, and one that asks for nothing, in milliseconds. */
const longestLeading = 3_000;
const shortest = 40;

/**
 * Whether the keys that move the cursor, or that scroll, lead to another page: what somebody has typed would be lost.
 * @param within selector of the section's own part @returns one line at most; then the page has changed
 */
export async function arrowProblems(page: Page, within: string): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const hasLeft = () => new URL(page.url()).pathname !== pathname;
  const asked: object[] = [];
  const hear = (request: object) => void asked.push(request);
  page.on('request', hear);
  try {
    for (const where of ['in a text field', 'outside of fields'] as const)
      for (const keys of pressed) {
        asked.length = 0;
        const isField = where === 'in a text field';
        // A key that loads another document ends the call.
        const isLost = await page.evaluate(pressKeys, { within, keys, isField }).then(
          () => false,
          () => true,
        );
        await wait(shortest);
        const end = performance.now() + longestLeading;
        while (asked.length > 0 && !hasLeft() && performance.now() < end) await wait(shortest);
        if (isLost || hasLeft()) return [`is left when somebody presses ${keys.join(', ')} ${where}`];
      }
    return [];
  } finally {
    page.off('request', hear);
  }
}

/** Presses keys in a field of its own in the part, or outside of all fields. Runs in the browser. */
function pressKeys({ within, keys, isField }: { within: string; keys: string[]; isField: boolean }): void {
  (document.activeElement as HTMLElement | null)?.blur();
  const field = isField ? document.createElement('input') : null;
  if (field) (document.querySelector(within) ?? document.body).append(field);
  field?.focus({ preventScroll: true });
  for (const key of keys)
    for (const type of ['keydown', 'keyup'])
      (field ?? document.body).dispatchEvent(
        new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true, composed: true }),
      );
  field?.remove();
}
