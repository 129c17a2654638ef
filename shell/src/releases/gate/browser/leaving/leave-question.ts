import type { Page } from '@playwright/test';

/** The global that marks the document in which a page was left. Passed as an argument, because the functions run in the browser. */
const markName = 'ofgc-left';

/** Whether the browser would ask visitors whether they really want to go away. */
function asksBeforeLeaving(page: Page): Promise<boolean> {
  return page.evaluate(isAsking);
}

/**
 * Whether a page still asks visitors before they go away when they have left it already: all other pages would then ask, too.
 * @param page into which somebody has typed @param leave to another page by a link inside the site @returns one line at most; then the page has changed
 */
export async function questionProblems(page: Page, leave: () => Promise<unknown>): Promise<string[]> {
  if (!(await asksBeforeLeaving(page))) return [];
  const { pathname } = new URL(page.url());
  await page.evaluate((name) => void Object.assign(globalThis, { [name]: true }), markName);
  await leave();
  if (new URL(page.url()).pathname === pathname) return [];
  // Only within the same document: a newly loaded one may ask for a reason of its own.
  const isSame = await page.evaluate((name) => name in globalThis, markName);
  return isSame && (await asksBeforeLeaving(page))
    ? ['still asks before the site is left when somebody has typed into its fields and left it by a link']
    : [];
}

/** Writes into the first text field of a page, without the keyboard, since the browser asks only those who have pressed something. */
export function writeSomething(page: Page): Promise<void> {
  return page.evaluate(write);
}

/** Runs in the browser. */
function write(): void {
  const texts = 'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel], [type=url])';
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `main :is(${texts}):not(:disabled, :read-only)`,
  );
  if (!field) return;
  // Sets the value through the prototype: React ignores a value that was set on the element itself.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', `${field.value}a`, field);
  for (const type of ['input', 'change'])
    field.dispatchEvent(new InputEvent(type, { data: 'a', inputType: 'insertText', bubbles: true }));
}

/** Runs in the browser. */
function isAsking(): boolean {
  const event = document.createEvent('BeforeUnloadEvent');
  event.initEvent('beforeunload', false, true);
  dispatchEvent(event);
  return event.defaultPrevented || event.returnValue !== '';
}
