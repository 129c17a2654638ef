/**
 * Freezes the lists, plain objects and functions that a shared package exports, so that no remote can change them for others.
 * Instances of classes are not frozen, nor are React's contexts and internals, which every rendering writes to; but the
 * functions of React's internals cannot be replaced.
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
