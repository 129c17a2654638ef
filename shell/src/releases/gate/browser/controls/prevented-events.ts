import type { Page } from '@playwright/test';

/** @returns a line for each kind of input that the page swallows although nothing at this place needs it */
export async function preventedProblems(page: Page): Promise<string[]> {
  await page.keyboard.press('Escape');
  // A dialog that is still open may keep the keys and touches for itself.
  if ((await page.locator(':modal, [aria-modal=true]').filter({ visible: true }).count()) > 0) return [];
  const kinds = await page.evaluate(preventedEvents);
  const letters = await page.evaluate(preventedLetters);
  return [
    ...kinds.map((kind) => `swallows ${kind} where nothing waits for it`),
    ...(letters ? [`swallows ${letters} in the text fields of others`] : []),
  ];
}

/** What a visitor does at a place without a link, button or field. Runs in the browser. */
function preventedEvents(): string[] {
  interface Kind {
    new (type: string, options: object): object;
  }
  const { document, MouseEvent, KeyboardEvent, WheelEvent, Event } = globalThis as unknown as {
    document: {
      body: { dispatchEvent: (event: object) => boolean };
      querySelector: (selector: string) => { dispatchEvent: (event: object) => boolean } | null;
    };
    MouseEvent: Kind;
    KeyboardEvent: Kind;
    WheelEvent: Kind;
    Event: Kind;
  };
  const options = { bubbles: true, cancelable: true, composed: true };
  const tries: [kind: string, make: () => object][] = [
    ['clicks', () => new MouseEvent('click', options)],
    ['presses', () => new MouseEvent('mousedown', options)],
    ['letters', () => new KeyboardEvent('keydown', { ...options, key: 'm', code: 'KeyM' })],
    ['the tabulator', () => new KeyboardEvent('keydown', { ...options, key: 'Tab', code: 'Tab' })],
    ['the wheel', () => new WheelEvent('wheel', { ...options, deltaY: 1 })],
    ['touches', () => new Event('touchstart', options)],
    ['swipes', () => new Event('touchmove', options)],
  ];
  const places = [document.body, document.querySelector('main') ?? document.body];
  return tries.filter(([, make]) => places.some((place) => !place.dispatchEvent(make()))).map(([kind]) => kind);
}

/** The letters and digits that nobody could type into a field of another part. Runs in the browser. */
function preventedLetters(): string {
  const { document, KeyboardEvent } = globalThis as unknown as {
    document: {
      body: { append: (field: object) => void };
      createElement: (name: string) => { dispatchEvent: (event: object) => boolean; remove: () => void };
    };
    KeyboardEvent: new (type: string, options: object) => object;
  };
  const field = document.createElement('input');
  document.body.append(field);
  const press = (key: string) => {
    const code = /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
    return new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, composed: true });
  };
  const prevented = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('').filter((key) => !field.dispatchEvent(press(key)));
  field.remove();
  return prevented.join(', ');
}
