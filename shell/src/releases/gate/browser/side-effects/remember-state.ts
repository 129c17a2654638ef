/** A state of the page at its beginning, and the function that reads it again. */
export interface Remembered<State> {
  read: () => State;
  before: State;
}

/** Remembers a state of the page as the server sent it, before any script of the site runs. Runs in the browser. */
export function rememberState(name: string, read: () => unknown): void {
  document.addEventListener(
    'readystatechange',
    () => void Object.defineProperty(globalThis, name, { value: { read, before: read() } }),
    { once: true },
  );
}
