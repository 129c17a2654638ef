import type { CDPSession, Page } from '@playwright/test';
import type { HeldRequests } from '../requests/held-requests.ts';
import { hasEffect } from '../searching/page-effects.ts';

/** Under this name a page keeps the elements that hear presses. Passed as an argument, because the functions run in the browser. */
const hearingName = 'ofgc-hearing';
/** The most buttons that are pressed, and how long a press may take to do something, in milliseconds. */
const mostPressed = 3;
const longestAnswer = 500;
const presses = /^(?:click|mouse|pointer|touch|key|focus|command|toggle)/;

/**
 * Buttons that do nothing: neither they nor what is in or around them hear a press, and none changes anything. What a script of the
 * whole document does with them is seen by its effect.
 * @param page whose requests are held @returns one line at most; the page has then changed
 */
export async function deadButtonProblems(
  page: Page,
  { within, requests, address }: { within: string; requests: HeldRequests; address: string },
): Promise<string[]> {
  if ((await page.evaluate(findDead, { within, name: '', place: 0 })) === null) return [];
  const look = async () => {
    if (!(await requests.load(address))) return undefined;
    await rememberHearing(page);
    for (let place = 0; place < mostPressed; place++) {
      const spot = { within, name: hearingName, place };
      const words = await page.evaluate(findDead, spot);
      if (words === null) break;
      const press = () => page.evaluate(pressDead, spot);
      if (!(await hasEffect(page, press, longestAnswer)) && (await page.evaluate(isStill, spot))) return words;
      if (page.url() !== address) break;
    }
    return undefined;
  };
  const words = await look();
  const isSame = words !== undefined && (await look()) === words;
  return isSame ? [`has a button that does nothing: ${words} hears no press (onClick)`] : [];
}

/** Keeps the elements that listen to presses by themselves; what React hears for them is read from them. */
async function rememberHearing(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document' });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
      depth: -1,
    });
    const hearing = listeners.filter(({ type }) => presses.test(type)).map(({ backendNodeId }) => backendNodeId ?? 0);
    await Promise.all([...new Set(hearing)].map((one) => keepHearing(session, one)));
  } finally {
    await session.detach().catch(() => {});
  }
}

async function keepHearing(session: CDPSession, backendNodeId: number): Promise<void> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  const functionDeclaration = `function (name) { (globalThis[name] ??= new WeakSet()).add(this); }`;
  const asked = { objectId: object.objectId ?? '', functionDeclaration, arguments: [{ value: hearingName }] };
  await session.send('Runtime.callFunctionOn', asked);
}

interface Spot {
  within: string;
  name: string;
  place: number;
}

/** Runs in the browser. @returns the words of a button that hears nothing, as far as it is known */
function findDead({ within, name, place }: Spot): string | null {
  const all = (globalThis as unknown as Record<string, WeakSet<Element> | undefined>)[name] ?? new WeakSet<Element>();
  const doing =
    '[popovertarget], [command], [commandfor], [form], [aria-describedby], [aria-details], [title], [aria-haspopup], [aria-disabled="true"], [aria-current], :disabled, [inert] *, [aria-hidden="true"] *, form button:not([type=button]), a *, label *, summary *, dialog *, [popover] *, [role=dialog] *';
  const propsOf = (one: Element) => {
    const key = Object.keys(one).find((own) => own.startsWith('__reactProps$'));
    return key ? Object.entries((one as unknown as Record<string, object>)[key] ?? {}) : [];
  };
  const hears = (one: Element) =>
    all.has(one) ||
    [...one.attributes].some((attribute) => attribute.name.startsWith('on')) ||
    propsOf(one).some(([prop, value]) => /^on[A-Z]/.test(prop) && typeof value === 'function');
  const isReached = (one: HTMLElement) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const parts = [...document.querySelectorAll<HTMLElement>(within)];
  const dead = parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>('button')])
    .filter((one) => !one.matches(doing) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    // Slots of other sections are also in the section's pages.
    .filter((one) => !(within === 'main' && one.closest('[data-slot]')) && isReached(one))
    .filter((one) => {
      for (let around: Element | null = one; around && around !== document.body; around = around.parentElement)
        if (hears(around)) return false;
      return ![...one.querySelectorAll('*')].some(hears);
    });
  scrollTo({ top: 0, behavior: 'instant' });
  const found = dead[place];
  if (!found) return null;
  Object.assign(globalThis, { [`${name} pressed`]: found });
  const said = found.getAttribute('aria-label') ?? found.textContent ?? '';
  return `<button> “${said.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
}

/** Runs in the browser. */
async function pressDead({ name }: Spot): Promise<boolean> {
  const button = (globalThis as unknown as Record<string, HTMLElement | undefined>)[`${name} pressed`];
  button?.click();
  return button !== undefined;
}

/** Whether nothing is shown only as long as a button has the focus, as what styles unfold. Runs in the browser. */
function isStill({ name, within }: Spot): boolean {
  const button = (globalThis as unknown as Record<string, HTMLElement | undefined>)[`${name} pressed`];
  const shown = () =>
    [...document.querySelectorAll(within)]
      .flatMap((part) => [...part.querySelectorAll('*')])
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })).length;
  button?.blur();
  const before = shown();
  button?.focus({ preventScroll: true });
  return shown() === before;
}
