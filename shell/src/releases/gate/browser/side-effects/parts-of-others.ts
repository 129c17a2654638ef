/** The global under which a page keeps the words of its parts. Passed as an argument, because the functions run in the browser. */
export const wordsName = 'ofgc-words';

/** Remembers the words of each part as the server sent them. Runs in the browser. */
export function rememberWords(name: string): void {
  const read = () =>
    new Map(
      [...document.querySelectorAll('header, footer, [data-slot]')].map((part) => [
        part.getAttribute('data-slot') ?? `<${part.localName}>`,
        new Set((part.textContent ?? '').split(/\s+/).filter((word) => word.length > 2)),
      ]),
    );
  document.addEventListener(
    'readystatechange',
    () => void Object.defineProperty(globalThis, name, { value: { read, before: read() } }),
    { once: true },
  );
}

/**
 * Parts of others that have lost most of their words, which a part may do to itself when its time is over, but not to others.
 * Runs in the browser.
 */
export function lostWords([name, own]: [name: string, own: string[]]): string[] {
  type Words = Map<string, Set<string>>;
  const kept = (globalThis as unknown as Record<string, { read: () => Words; before: Words } | undefined>)[name];
  if (!kept) return [];
  const now = kept.read();
  return [...kept.before]
    .filter(([part, words]) => {
      const present = now.get(part);
      // A part that is gone is told of with the state of the document.
      if (!present || own.includes(part) || words.size < 5) return false;
      return [...words].filter((word) => present.has(word)).length < words.size / 2;
    })
    .map(([part]) => part);
}

/** Parts of others that a section's own part, or something that no part has, lies over. Runs in the browser. */
export function coveredParts(own: string[]): string[] {
  const isOwn = (part: Element) => own.includes(part.getAttribute('data-slot') ?? '');
  return [...document.querySelectorAll('footer, [data-slot]')]
    .filter((part) => !isOwn(part))
    .filter((part) => {
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = part.getBoundingClientRect();
      const hit = width > 0 && height > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
      if (!hit || part.contains(hit) || hit.contains(part)) return false;
      return (
        own.some((slot) => hit.closest(`[data-slot="${slot}"]`)) || !hit.closest('header, main, footer, [data-slot]')
      );
    })
    .map((part) => part.getAttribute('data-slot') ?? `<${part.localName}>`);
}
