/**
 * What a shared package offers is as it was for all who import it: its lists, plain objects and functions. Instances of classes go on to
 * change by themselves, and so do React's contexts and internals, which are written to in each rendering: of internals nobody replaces how.
 * @param module a module's namespace
 */
export function freezeExports(module: object): void {
  const seen = new Set<unknown>();
  for (const [name, value] of Object.entries(module)) freezePlain(name, value, seen);
}

function freezePlain(name: string, value: unknown, seen: Set<unknown>): void {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) return;
  seen.add(value);
  if (name.includes('INTERNALS')) return void Object.seal(value);
  if (typeof value === 'function') return void Object.freeze(value);
  if (!isPlain(value) || '$$typeof' in value) return;
  for (const [part, one] of Object.entries(value)) freezePlain(part, one, seen);
  Object.freeze(value);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Array.isArray(value);
}
