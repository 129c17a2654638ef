import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { runTimers } from '../pending-timers.ts';

/** How long a page may take to render what its timers have changed, in milliseconds; and how often it has to move. */
const rendering = 300;
const turns = 3;
/** So many words may change: a figure is live, or it is another time. */
const fewestWords = 4;

/**
 * Pictures or texts of a part that scripts put in place of others again and again, although its visitor has asked for less motion; nothing
 * stops them (WCAG 2.2.2). @param page of a visitor who has asked for that, at rest @param within selector of the part @returns one line at most
 */
export async function slideProblems(page: Page, within: string): Promise<string[]> {
  const look = () => page.evaluate(readSlides, within);
  let before = await look();
  if (before.canStop) return [];
  for (let turn = 0; turn < turns; turn++) {
    await runTimers(page, true);
    await wait(turn === 0 ? rendering / 3 : rendering);
    const after = await look();
    const words = after.words.filter((word) => !before.words.includes(word));
    const hasMoved = after.places.filter((place) => !before.places.includes(place)).length > 1;
    if (words.length < fewestWords && !hasMoved) return [];
    before = after;
  }
  return [
    'moves on by itself again and again, although its visitor has asked for less motion, and has no button that stops it (WCAG 2.2.2)',
  ];
}

/** Runs in the browser. */
function readSlides(within: string): { words: string[]; places: string[]; canStop: boolean } {
  const parts = [...document.querySelectorAll<HTMLElement>(within)];
  const stops = /\b(?:paus|par(?:ar|a)\b|deten|stop)/i;
  const isLive = (one: Element) => one.closest('[role=timer], [role=log], [role=status], [aria-live], time') !== null;
  const shown = parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>('img, li, article, figure, h2, h3, blockquote')])
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isLive(one));
  const boxes = shown.filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return right > 0 && left < innerWidth;
  });
  const buttons = parts.flatMap((part) => [...part.querySelectorAll('button, [role=button]')]);
  return {
    words: boxes.flatMap(({ innerText }) => innerText?.toLowerCase().match(/\p{L}{3,}/gu) ?? []),
    places: boxes.map((one, at) => {
      const { left } = one.getBoundingClientRect();
      return `${at} ${Math.round(left / 20)} ${(one as Partial<HTMLImageElement>).currentSrc ?? ''}`;
    }),
    canStop: buttons.some((one) => stops.test(`${one.getAttribute('aria-label') ?? ''} ${one.textContent ?? ''}`)),
  };
}
