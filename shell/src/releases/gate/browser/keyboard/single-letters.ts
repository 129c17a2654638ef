import type { Page } from '@playwright/test';

/** Letters, digits and punctuation, to which WCAG 2.1.4 applies. */
const keys = 'abcdefghijklmnopqrstuvwxyz0123456789/?';

/**
 * Whether a letter or digit moves something although nobody types into a field: who speaks to the browser, or finds by typing, would be
 * thrown about. @returns one line at most; then the page may have changed
 */
export async function letterProblems(page: Page): Promise<string[]> {
  const moved = await page.evaluate(typeLetters, keys).catch(() => 'leads to another document, when somebody types');
  return moved === null ? [] : [moved];
}

/** Types all keys at once, and each alone only where that has moved something. Runs in the browser. @returns what is moved, and by which key */
async function typeLetters(keys: string): Promise<string | null> {
  (document.activeElement as HTMLElement | null)?.blur();
  const type = (key: string) => {
    const letter = /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
    const code = '/?'.includes(key) ? 'Slash' : letter;
    const options = { key, code, bubbles: true, cancelable: true, composed: true };
    for (const kind of ['keydown', 'keypress', 'keyup']) document.body.dispatchEvent(new KeyboardEvent(kind, options));
  };
  const rest = () => new Promise((resolve) => void setTimeout(resolve, 60));
  const look = () => ({ href: location.href, focused: document.activeElement });
  const start = { ...look(), text: document.body.innerText };
  for (const key of keys) type(key);
  await rest();
  const isSame = location.href === start.href && document.activeElement === start.focused;
  if (isSame && document.body.innerText === start.text) return null;
  for (const key of keys) {
    (document.activeElement as HTMLElement | null)?.blur();
    if (location.href !== start.href) history.replaceState(history.state, '', start.href);
    const before = look();
    // Only changes in the same task count: the key made them, and not the page by itself.
    let changes = 0;
    const observer = new MutationObserver(({ length }) => {
      changes += length;
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    type(key);
    // Frameworks render in the microtasks that follow a key.
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    observer.disconnect();
    const named = `when somebody types “${key}” outside of fields`;
    if (changes > 0) return `shows other words ${named}`;
    await rest();
    if (location.href !== before.href) return `changes its address ${named}`;
    if (document.activeElement !== before.focused) return `moves the focus ${named}`;
  }
  return null;
}
