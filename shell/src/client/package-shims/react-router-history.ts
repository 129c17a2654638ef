interface Path {
  pathname: string;
  search: string;
  hash: string;
}

/** The exports of React Router's history module that its hooks and components use; the browser's history is loaded with the router. */
export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  return pathname + marked('?', search) + marked('#', hash);
}

function marked(mark: string, part: string): string {
  if (!part || part === mark) return '';
  return part.startsWith(mark) ? part : mark + part;
}

/** Same as React Router’s own: absent parts are left out, `search` and `hash` keep their `?` and `#`. */
export function parsePath(path: string): Partial<Path> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { ...(hash && { hash }), ...(search && { search }), ...(pathname && { pathname }) };
}

/** Replaces React Router's own messages, which a production build drops (`bundler/drop-sentences.ts`). */
const misuse = 'React Router is used otherwise than it expects: npm run dev says how.';

/** @throws Error where the value is false, null or undefined; 0 and an empty text pass */
export function invariant(value: unknown, message = misuse): asserts value {
  if (value === false || value === null || value === undefined) throw new Error(message);
}

/** Logs the message to the console each time that the condition does not hold. */
export function warning(condition: unknown, message = misuse): void {
  if (!condition) console.warn(message);
}

/** Used only by the package's own routers: the shell makes its own (`client/router/start-router.ts`). */
function createHistory(): never {
  throw new Error('the history is made by client/router/start-router.ts');
}
export {
  createHistory as createBrowserHistory,
  createHistory as createHashHistory,
  createHistory as createMemoryHistory,
};
