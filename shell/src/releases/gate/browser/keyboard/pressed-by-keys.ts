/**
 * Whether a click does something on an element to which the tabulator comes, but that no key may press: it is no link, button or field, and
 * holds none. Elements that arrow keys reach do not count. Runs in the browser. @returns its words; null where that is not so
 */
export function isPressedByKeys(clicked: Element, within: string): string | null {
  const controls = 'a[href], button, input, select, textarea, summary, label, [contenteditable], [tabindex]';
  const role = clicked.getAttribute('role') ?? '';
  const isButton = ['button', 'link', 'checkbox', 'switch', 'menuitem'].includes(role);
  // A region that scrolls may be clicked beside what it holds.
  const isPlain = role === '' && clicked.querySelector(controls) === null;
  if ((clicked as HTMLElement).tabIndex < 0 || !clicked.hasAttribute('tabindex') || !(isButton || isPlain)) return null;
  if (!clicked.closest(within) || clicked.matches(`${within}, svg *, [aria-disabled="true"]`)) return null;
  if (clicked.closest('[aria-hidden="true"], [inert], a[href], button, label, summary')) return null;
  if (clicked.getClientRects().length === 0 || !clicked.checkVisibility({ visibilityProperty: true })) return null;
  const said = clicked.getAttribute('aria-label') ?? clicked.textContent ?? '';
  const words = said.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<${clicked.localName}${role && ` role="${role}"`}>${words && ` “${words}”`}`;
}

/** Runs in the browser. */
export function focusOn(clicked: Element): void {
  (clicked as HTMLElement).focus({ preventScroll: true });
}

/** Presses Enter and the space bar, without what browsers do then. Runs in the browser. */
export function pressKeys(clicked: Element): void {
  for (const [key, code] of [
    ['Enter', 'Enter'],
    [' ', 'Space'],
  ])
    for (const type of ['keydown', 'keypress', 'keyup'])
      clicked.dispatchEvent(
        new KeyboardEvent(type, { key: key ?? '', code: code ?? '', bubbles: true, cancelable: true, composed: true }),
      );
}
