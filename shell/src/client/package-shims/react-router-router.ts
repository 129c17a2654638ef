/** The exports of React Router's router module that its hooks and components use. */
export const IDLE_BLOCKER = { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined };

export const IDLE_FETCHER = {
  state: 'idle',
  data: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

/** Read only for the `onError` property of `RouterProvider`, which the shell does not set. */
export const clientErrors = new WeakMap<object, unknown>();

const invalidProtocols = [
  'about:',
  'blob:',
  'chrome:',
  'chrome-untrusted:',
  'content:',
  'data:',
  'devtools:',
  'file:',
  'filesystem:',
  'javascript:',
];

/** Whether a redirect leads to a scheme that React Router refuses; false for a path, which has none. */
export function hasInvalidProtocol(location: string): boolean {
  try {
    return invalidProtocols.includes(new URL(location).protocol);
  } catch {
    return false;
  }
}

/** Used only by the package's own `createBrowserRouter` and the like: the shell makes its own (`client/router/start-router.ts`). */
export function createRouter(): never {
  throw new Error('the router is started by client/router/start-router.ts');
}
