import type { Remembered } from './remember-state.ts';

/** The global under which a page keeps the words of its parts. Passed as an argument, because the functions run in the browser. */
export const wordsName = 'ofgc-words';

/** The words of each part. Runs in the browser. */
export function readWords(): Map<string, Set<string>> {
  return new Map(
    [...document.querySelectorAll('header, footer, [data-slot]')].map((part) => [
      part.getAttribute('data-slot') ?? `<${part.localName}>`,
      new Set((part.textContent ?? '').split(/\s+/).filter((word) => word.length > 2)),
    ]),
  );
}

/**
 * Parts of others that have lost most of their words, which a part may do to itself when its time is over, but not to others.
 * Runs in the browser.
 */
export function lostWords([name, own]: [name: string, own: string[]]): string[] {
  const words = (globalThis as unknown as Record<string, Remembered<Map<string, Set<string>>> | undefined>)[name];
  if (!words) return [];
  const now = words.read();
  return [...words.before]
    .filter(([part, before]) => {
      const present = now.get(part);
      // `changedDocument` reports a part that is gone.
      if (!present || own.includes(part) || before.size < 5) return false;
      return [...before].filter((word) => present.has(word)).length < before.size / 2;
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
