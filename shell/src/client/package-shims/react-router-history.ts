interface Path {
  pathname: string;
  search: string;
  hash: string;
}

/** What React Router's hooks and components take of its module of histories; the browser's own history comes with the router. */
export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  return pathname + marked('?', search) + marked('#', hash);
}

function marked(mark: string, part: string): string {
  if (!part || part === mark) return '';
  return part.startsWith(mark) ? part : mark + part;
}

/** As React Router’s own: parts that are not there are left out, `search` and `hash` keep their signs. */
export function parsePath(path: string): Partial<Path> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { ...(hash && { hash }), ...(search && { search }), ...(pathname && { pathname }) };
}

/** In place of its sentences, which a production build drops (`bundler/drop-sentences.ts`). */
const misuse = 'React Router is used otherwise than it expects: npm run dev says how.';

/** @throws Error where it is false, null or undefined; 0 and an empty text pass */
export function invariant(value: unknown, message = misuse): asserts value {
  if (value === false || value === null || value === undefined) throw new Error(message);
}

/** Says it in the console, each time anew, where the condition does not hold. */
export function warning(condition: unknown, message = misuse): void {
  if (!condition) console.warn(message);
}

/** For the package's own routers: the shell has its own way (`client/router/start-router.ts`). */
function createHistory(): never {
  throw new Error('the history is made by client/router/start-router.ts');
}
export {
  createHistory as createBrowserHistory,
  createHistory as createHashHistory,
  createHistory as createMemoryHistory,
};
