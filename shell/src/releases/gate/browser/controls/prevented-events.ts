import type { Page } from '@playwright/test';

/** Keys that type, move the cursor or delete a letter. */
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('');
const cursor = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'Delete', 'Enter'];

/**
 * @param loadAnew loads the page without what was done on it; whether that was possible
 * @returns a line for each kind of input that the page swallows although nothing at this place needs it
 */
export async function preventedProblems(page: Page, loadAnew: () => Promise<boolean>): Promise<string[]> {
  await page.keyboard.press('Escape');
  // A dialog that is still open may keep the keys and touches for itself.
  if ((await page.locator(':modal, [aria-modal=true]:not([inert], [inert] *)').filter({ visible: true }).count()) > 0)
    return [];
  const kinds = await page.evaluate(preventedEvents);
  const typed = await page.evaluate(preventedInFields, letters);
  const readMoving = async () => ({
    scrolling: await page.evaluate(preventedScrolling),
    typed: await page.evaluate(preventedInFields, cursor),
  });
  let moving = await readMoving();
  // Something that was begun on the page may need these keys, so they count only where nobody has touched it.
  if (moving.scrolling.length + moving.typed.length > 0)
    moving = (await loadAnew()) ? await readMoving() : { scrolling: [], typed: [] };
  const inFields = [...typed, ...moving.typed].join(', ');
  const scrolling = moving.scrolling.join(', ');
  return [
    ...(scrolling ? [`swallows ${scrolling} where nothing waits for them: nobody scrolls with the keyboard`] : []),
    ...kinds.map((kind) => `swallows ${kind} where nothing waits for it`),
    ...(inFields ? [`swallows ${inFields} in the text fields of others`] : []),
  ];
}

/** The keys that scroll and that are prevented although nothing has the focus. Runs in the browser. */
function preventedScrolling(): string[] {
  if (document.documentElement.scrollHeight <= innerHeight) return [];
  (document.activeElement as HTMLElement | null)?.blur();
  const isPrevented = (key: string) => {
    const options = { key, code: key === ' ' ? 'Space' : key, bubbles: true, cancelable: true, composed: true };
    return !document.body.dispatchEvent(new KeyboardEvent('keydown', options));
  };
  const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'].filter(isPrevented);
  // A player may take the space bar alone.
  return keys.length > 0 && isPrevented(' ') ? [...keys, 'the space bar'] : keys;
}

/** The events of a visitor at a place without a link, button or field. Runs in the browser. */
function preventedEvents(): string[] {
  const options = { bubbles: true, cancelable: true, composed: true };
  const touch = (type: string, clientY: number) => {
    const one = new Touch({ identifier: 1, target: document.body, clientX: innerWidth / 2, clientY });
    const touches = type === 'touchend' ? [] : [one];
    return new TouchEvent(type, { ...options, touches, targetTouches: touches, changedTouches: [one] });
  };
  const withCtrl = (key: string) =>
    new KeyboardEvent('keydown', { ...options, key, code: `Key${key.toUpperCase()}`, ctrlKey: true });
  const tries: [kind: string, make: () => Event][] = [
    ['clicks', () => new MouseEvent('click', options)],
    ['presses', () => new MouseEvent('mousedown', options)],
    ['letters', () => new KeyboardEvent('keydown', { ...options, key: 'm', code: 'KeyM' })],
    ['the tabulator', () => new KeyboardEvent('keydown', { ...options, key: 'Tab', code: 'Tab' })],
    ['the wheel', () => new WheelEvent('wheel', { ...options, deltaY: 1 })],
    ['touches', () => touch('touchstart', innerHeight / 2)],
    ['swipes', () => touch('touchmove', innerHeight / 2 - 40)],
    ['touches that end', () => touch('touchend', innerHeight / 2 - 40)],
    ['the search of the browser (Ctrl+F)', () => withCtrl('f')],
    ['printing (Ctrl+P)', () => withCtrl('p')],
    ['copying (Ctrl+C)', () => withCtrl('c')],
    ['selecting all (Ctrl+A)', () => withCtrl('a')],
  ];
  const places = [document.body, document.querySelector('main') ?? document.body];
  return tries.filter(([, make]) => places.some((place) => !place.dispatchEvent(make()))).map(([kind]) => kind);
}

/** The keys that do nothing in a field of another part. Runs in the browser. */
function preventedInFields(keys: readonly string[]): string[] {
  const field = document.createElement('input');
  document.body.append(field);
  // Some look at what has the focus, and not at where the key was pressed.
  field.focus({ preventScroll: true });
  const press = (key: string) => {
    const letter = /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
    const code = key.length > 1 ? key : letter;
    return new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, composed: true });
  };
  const prevented = keys.filter((key) => !field.dispatchEvent(press(key)));
  field.remove();
  return prevented;
}
