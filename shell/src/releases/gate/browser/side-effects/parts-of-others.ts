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

/** Parts of others that a section's own part, or something that no part has, lies over: their middle, or one of their texts. Runs in the browser. */
export function coveredParts(own: string[]): string[] {
  const mine = own.map((slot) => `[data-slot="${slot}"]`).join(', ');
  const isOwn = (one: Element) => mine !== '' && one.closest(mine) !== null;
  const boxes = (mine === '' ? [] : [...document.querySelectorAll(mine)])
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .map((one) => one.getBoundingClientRect());
  const hitOf = ({ x, y, width, height }: DOMRect) =>
    width > 0 && height > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
  const isMiddleCovered = (part: Element) => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const hit = hitOf(part.getBoundingClientRect());
    if (!hit || part.contains(hit) || hit.contains(part)) return false;
    return isOwn(hit) || !hit.closest('header, main, footer, [data-slot]');
  };
  const isOver = (text: DOMRect) =>
    boxes.some((box) => {
      const height = Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top);
      return height > text.height / 2 && box.left < text.right && box.right > text.left;
    });
  const textsOf = (part: Element) => {
    const found: Range[] = [];
    const walker = document.createTreeWalker(part, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (node.nodeValue?.trim() && node.parentElement?.checkVisibility({ visibilityProperty: true }))
        found.push(range);
    }
    return found;
  };
  const isCovered = (text: Range) => {
    text.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const hit = hitOf(text.getBoundingClientRect());
    return hit !== null && isOwn(hit) && !hit.contains(text.startContainer);
  };
  return (
    [...document.querySelectorAll('footer, [data-slot]')]
      .filter((part) => !isOwn(part))
      // Measures all parts before scrolling moves them.
      .map((part) => ({ part, doubted: textsOf(part).filter((text) => isOver(text.getBoundingClientRect())) }))
      .filter(({ part, doubted }) => doubted.some(isCovered) || isMiddleCovered(part))
      .map(({ part }) => part.getAttribute('data-slot') ?? `<${part.localName}>`)
  );
}
