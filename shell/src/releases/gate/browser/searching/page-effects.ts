import type { Page } from '@playwright/test';
import { until } from '../until.ts';

/** The global under which a page keeps whether it has changed. Passed as an argument, because the functions run in the browser. */
const changedName = 'ofgc-changed';
/** How long a page may take to change its address, in milliseconds. */
const longestNavigation = 1_500;

/**
 * Does something, and waits until the page answers it: with a request, a window, a question, another address, a message of the browser at a field, or
 * a change of the document, of its place or of its focus. @param work whether it was possible @param longest how long that may take, in milliseconds @returns whether it has
 */
export async function hasEffect(page: Page, work: () => Promise<boolean>, longest: number): Promise<boolean> {
  const asked = new Set<object>();
  const hear = (one: object) => void asked.add(one);
  page.on('request', hear);
  page.on('popup', hear);
  page.on('dialog', hear);
  try {
    const address = page.url();
    await page.evaluate(watchChanges, changedName);
    if (!(await work())) return false;
    const isAnswered = async () => asked.size > 0 || page.url() !== address || page.evaluate(hasChanged, changedName);
    return await until(isAnswered, longest);
  } finally {
    page.off('request', hear);
    page.off('popup', hear);
    page.off('dialog', hear);
  }
}

/** Waits until the address is another, for a moment. @param isHeld ends the waiting, because a document was asked for in place of it */
export async function untilAddressChanges(page: Page, before: string, isHeld: () => boolean): Promise<void> {
  await until(() => page.url() !== before || isHeld(), longestNavigation);
}

type Changes = Record<string, () => boolean>;

/** Runs in the browser. */
function watchChanges(name: string): void {
  const top = scrollY;
  let isChanged = false;
  // A script may write a field's typed text into its attribute.
  const isMeant = ({ target, attributeName }: MutationRecord, changes: readonly MutationRecord[]) => {
    if (attributeName === null || attributeName === 'value') return attributeName === null;
    // Ignores attributes that a framework sets again to the same value.
    const first = changes.find((one) => one.target === target && one.attributeName === attributeName);
    return first?.oldValue !== (target as Element).getAttribute(attributeName);
  };
  const observer = new MutationObserver((changes) => {
    isChanged ||= changes.some((change) => isMeant(change, changes));
  });
  const all = { attributes: true, attributeOldValue: true, childList: true, characterData: true, subtree: true };
  observer.observe(document, all);
  // Counts `setCustomValidity`, whose message the browser shows outside of the document.
  addEventListener('invalid', () => (isChanged = true), { capture: true, once: true });
  const focused = document.activeElement;
  const hasMoved = () =>
    scrollY !== top ||
    (document.activeElement !== focused && document.activeElement?.matches('body, form *') === false);
  (globalThis as unknown as Changes)[name] = () => isChanged || hasMoved();
}

/** Runs in the browser. */
function hasChanged(name: string): boolean {
  return (globalThis as unknown as Changes)[name]?.() ?? true;
}
