import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { hasEffect } from '../searching/page-effects.ts';

/** The most links, buttons and fields of a part that are looked at. */
const mostControls = 80;
/** How long something that moves may take until it is looked at again, and how long a press may take to do something, in milliseconds. */
const moving = 500;
const longestAnswer = 1_000;

/**
 * Links, buttons and fields that nobody can press with a mouse or a finger, because something of the section lies over them or because
 * their style lets presses through. A control that reacts to the press is no problem.
 * @param page whose requests are held @param within selector of the section's own part @param loadAnew loads the page again @returns one line at most
 */
export async function unpressableProblems(
  page: Page,
  within: string,
  loadAnew: () => Promise<unknown>,
): Promise<string[]> {
  const look = () => page.evaluate(findUnpressable, { within, most: mostControls });
  if ((await look()) !== null) await wait(moving);
  const found = await look();
  const { x = 0, y = 0 } = found ?? {};
  const press = () =>
    page.mouse.click(x, y).then(
      () => true,
      () => false,
    );
  const isPressed = found !== null && (await hasEffect(page, press, longestAnswer));
  // The page is loaded again, because the press may have opened or changed something.
  if (isPressed) await loadAnew();
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  return found === null || isPressed ? [] : [`lets nobody press ${found.words}: ${found.reason}`];
}

/** Fields have labels. */
type Control = HTMLElement & Partial<Pick<HTMLInputElement, 'labels'>>;

/** Runs in the browser. @returns the first control that no press reaches, and its place in the window */
async function findUnpressable(of: {
  within: string;
  most: number;
}): Promise<{ words: string; reason: string; x: number; y: number } | null> {
  const controls = 'a[href], button, summary, input:not([type=hidden]), select, textarea';
  const pressed =
    'a[href], button, input, select, textarea, label, summary, [role=button], [role=link], [contenteditable]';
  const left = ':disabled, [aria-disabled="true"], [aria-current], svg *';
  const leftAround = '[inert], [aria-hidden="true"], [aria-busy="true"], [role=application], dialog, [popover]';
  /** The smallest thing that somebody can press, in pixels. */
  const smallest = 8;
  const parts = [...document.querySelectorAll(of.within)];
  const above = ':modal, [aria-modal=true]:not([inert], [inert] *), :popover-open';
  if ([...document.querySelectorAll(above)].some((one) => one.checkVisibility({}))) return null;
  /** Of its lines the largest one. */
  const boxOf = (one: Element) =>
    [...one.getClientRects()].toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  /** Elements in a fold or a carousel may be covered until they are shown. */
  const isFolded = (one: Element) => {
    for (let around = one.parentElement; around && !parts.includes(around); around = around.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around);
      if (clipPath !== 'none') return true;
      const isLarger =
        around.scrollHeight > around.clientHeight + smallest || around.scrollWidth > around.clientWidth + smallest;
      if ((overflowX !== 'visible' || overflowY !== 'visible') && isLarger) return true;
    }
    return getComputedStyle(one).clipPath !== 'none';
  };
  const isMeant = (one: Element) => {
    const box = boxOf(one);
    if (!box || box.width < smallest || box.height < smallest) return false;
    if (box.left < 0 || box.right > innerWidth || one.matches(left) || one.closest(leftAround)) return false;
    // Slots of other sections are also in the section's pages.
    if (of.within === 'main' && one.closest('[data-slot]')) return false;
    // Skips range fields in pairs: only their thumbs take presses.
    if (one.matches('input[type=range]') && getComputedStyle(one).pointerEvents === 'none') return false;
    return one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isFolded(one);
  };
  const pointsOf = ({ left: x, top: y, width, height }: DOMRect) =>
    [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ].map(([a = 0, b = 0]) => ({
      x: x + width * a,
      y: y + height * b,
    }));
  /** The element that gets each press in its place; null where one of them reaches it, or something that is not the section's lies there. */
  const coverOf = (one: Control) => {
    const isReached = (hit: Element) =>
      one.contains(hit) ||
      [...(one.labels ?? [])].some((label) => label.contains(hit)) ||
      // A transparent field may lie over its picture, and a link over its whole card.
      Boolean(hit.closest(pressed) && !hit.closest(pressed)?.contains(one));
    let cover: Element | null = null;
    for (const target of [one, ...(one.labels ?? [])]) {
      const first = boxOf(target);
      if (!first) continue;
      scrollBy({ top: (first.top + first.bottom - innerHeight) / 2, behavior: 'instant' });
      for (const { x, y } of pointsOf(boxOf(target) ?? first)) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || isReached(hit) || !parts.some((part) => part.contains(hit))) return null;
        cover ??= hit;
      }
    }
    return cover;
  };
  // With `content-visibility`, an element that is scrolled into view is laid out only in the next frame.
  const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => void setTimeout(resolve, 0)));
  const coverWhenDrawn = async (one: Control) => {
    let cover = coverOf(one);
    for (let turn = 0; cover && turn < 2; turn++) {
      await drawn();
      cover = coverOf(one);
    }
    return cover;
  };
  const kindOf = (one: Element) => `${one.localName} ${one.getAttribute('class')}`;
  const all = parts.flatMap((part) => [...part.querySelectorAll<Control>(controls)]).filter(isMeant);
  const covers = new Map<Element, Element | null>();
  for (const one of all.slice(0, of.most)) covers.set(one, await coverWhenDrawn(one));
  for (const [one, cover] of covers) {
    if (!cover) continue;
    // In a pile of cards only the uppermost can be pressed.
    const group = one.parentElement?.closest('ul, ol, table, section, article, form, fieldset, figure, [role]');
    const isPile = [...covers].some(
      ([other, over]) => !over && kindOf(other) === kindOf(one) && (group ?? parts[0])?.contains(other),
    );
    const box = boxOf(one);
    if (isPile || !box) continue;
    scrollBy({ top: (box.top + box.bottom - innerHeight) / 2, behavior: 'instant' });
    await drawn();
    const place = boxOf(one) ?? box;
    const said = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    const name = one.getAttribute('name');
    const isThrough = getComputedStyle(one).pointerEvents === 'none';
    const ofClass = cover.getAttribute('class');
    const over = `<${cover.localName}${ofClass ? ` class="${ofClass}"` : ''}>`;
    return {
      words: `<${one.localName}${name ? ` name="${name}"` : ''}>${said && ` “${said}”`}`,
      reason: isThrough
        ? 'its style lets presses through (pointer-events: none)'
        : `${over}, or its ::before or ::after, lies over it`,
      x: place.left + place.width / 2,
      y: place.top + place.height / 2,
    };
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return null;
}
