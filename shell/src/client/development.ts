import runtime from 'react-refresh/runtime';

// The remotes' hot updates use this one (rspack.browser.ts).
Object.assign(globalThis, { reactRefreshRuntime: runtime });

/** What a page's file exports beside its component: `loader`, `action` (which `formAction` makes, without a name), `handle`. */
function isPagePart(value: unknown): boolean {
  if (typeof value === 'function') return ['loader', 'action', ''].includes(value.name);
  return typeof value === 'object' && value !== null && 'meta' in value;
}
const sourceOf = (part: unknown) =>
  (typeof part === 'object' && part !== null ? Object.values(part) : [part]).map(String).join();

const { isLikelyComponentType, register } = runtime;
const sources = new Map<string, string>();

// A page's file is updated in place like any component's; the router keeps what else it exports, so a change of that
// loads the page anew.
Object.assign(runtime, {
  isLikelyComponentType: (value: unknown) => isLikelyComponentType(value) || isPagePart(value),
  register: (value: unknown, id: string) => {
    if (!isPagePart(value)) {
      register(value, id);
      return;
    }
    const source = sourceOf(value);
    if ((sources.get(id) ?? source) !== source) location.reload();
    sources.set(id, source);
  },
});
