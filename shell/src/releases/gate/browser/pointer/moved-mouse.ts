import { setTimeout as wait } from 'node:timers/promises';
import type { ConsoleMessage, Page } from '@playwright/test';
import { isOfOthers } from '../requests/page-watch.ts';

/** How many places of a part the mouse is moved over, how many of them at once, and how often over each. */
const mostPlaces = 60;
const atOnce = 20;
const moves = 6;
/** So many requests may be made meanwhile: something may be loaded before it is needed. */
const mostAsked = 5;
/** How long a request may take to be made, in milliseconds. */
const pause = 10;

/** What the shell writes where a part throws while it is rendered. */
const crash = /^A part of the page failed \{kind: render/;

/**
 * Moves the mouse over a part. A request when the mouse reaches a place is allowed; requests for each further movement are not.
 * @param within selector of the section's own part @returns one line at most
 */
export async function mouseProblems(page: Page, within: string, section: string): Promise<string[]> {
  const asked: string[] = [];
  const hear = (request: { url: () => string }) => void asked.push(request.url());
  const move = async (times: number, most: number) => {
    asked.length = 0;
    for (let from = 0; from < mostPlaces && asked.length <= most; from += atOnce) {
      await page.evaluate(moveOver, { within, most: mostPlaces, from, to: from + atOnce, times });
      await wait(pause);
    }
    return asked.length > most;
  };
  const thrown: string[] = [];
  const hearError = ({ message, stack }: Error) => void (isOfOthers(stack ?? '', section) || thrown.push(message));
  const hearCrash = (message: ConsoleMessage) => {
    if (crash.test(message.text()) && !isOfOthers(message.text(), section)) thrown.push(message.text());
  };
  page.on('request', hear);
  page.on('pageerror', hearError);
  page.on('console', hearCrash);
  try {
    await move(1, Infinity);
    if (thrown[0] !== undefined) return [`throws when the mouse comes to a part of it: ${thrown[0]}`];
    // Another request may coincide once, but not each time.
    for (let turn = 0; turn < 3; turn++) if (!(await move(moves, mostAsked))) return [];
    const { pathname } = new URL(asked.at(-1) ?? page.url());
    return [`asks for ${pathname} again and again while somebody moves the mouse over it`];
  } finally {
    page.off('request', hear);
    page.off('pageerror', hearError);
    page.off('console', hearCrash);
  }
}

/** Moves the mouse over some of the places of a part that are spread over it. Runs in the browser. */
function moveOver(of: { within: string; most: number; from: number; to: number; times: number }): void {
  const leaves = [...document.querySelectorAll(of.within)]
    .flatMap((part) => [...part.querySelectorAll('*')])
    .filter(({ childElementCount }) => childElementCount === 0);
  const step = Math.max(1, leaves.length / of.most);
  for (let place = of.from; place < of.to; place++) {
    const leaf = leaves[Math.floor(place * step)];
    if (!leaf) break;
    const { x, y, width, height } = leaf.getBoundingClientRect();
    // Frameworks derive their enter events from these.
    const entering = { bubbles: true, cancelable: true, composed: true, relatedTarget: document.body };
    if (of.times === 1) {
      leaf.dispatchEvent(new PointerEvent('pointerover', { ...entering, pointerType: 'mouse' }));
      leaf.dispatchEvent(new MouseEvent('mouseover', entering));
    }
    for (let move = 1; move <= of.times; move++) {
      const share = move / (of.times + 1);
      const point = { clientX: x + width * share, clientY: y + height * share, movementX: 1, movementY: 1 };
      const options = { ...point, bubbles: true, cancelable: true, composed: true };
      leaf.dispatchEvent(new PointerEvent('pointermove', { ...options, pointerType: 'mouse' }));
      leaf.dispatchEvent(new MouseEvent('mousemove', options));
    }
  }
}
