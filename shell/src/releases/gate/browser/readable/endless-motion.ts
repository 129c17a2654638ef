import type { Page } from '@playwright/test';

/** A shorter animation is one that styles have cut short, and one that ends only after that long never ends for its visitors; in milliseconds. */
const shortest = 10;
const endless = 600_000;
/** Properties whose animation moves or blinks something. */
const moving =
  /^(?:transform|translate|rotate|scale|offset[A-Z]\w*|opacity|visibility|display|top|right|bottom|left|inset\w*|margin\w*|width|height|(?:background|object)Position\w*|clipPath|strokeDashoffset)$/;

/**
 * Animations, films and drawings of a part that go on for ever although its visitor has asked for less motion (WCAG 2.2.2).
 * @param page of a visitor who has asked for that, at rest @param within selector of the part @returns one line at most
 */
export async function motionProblems(page: Page, within: string): Promise<string[]> {
  const moved =
    (await page.evaluate(movedForEver, { within, shortest, endless, moving: moving.source })) ??
    (await page.evaluate(movedByThemselves, within));
  return moved ? [`moves ${moved} for ever, although its visitor has asked for less motion`] : [];
}

/** The first element that an animation moves for ever. Runs in the browser. */
function movedForEver(of: { within: string; shortest: number; endless: number; moving: string }): string | undefined {
  const changedBy = (keyframes: readonly Record<string, unknown>[]) =>
    [...new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe)))].filter((name) => {
      const values = keyframes.flatMap((keyframe) => (name in keyframe ? [keyframe[name]] : []));
      // A property in one keyframe alone animates from or to its present value.
      return new RegExp(of.moving).test(name) && (values.length === 1 || new Set(values).size > 1);
    });
  /** A blinking element is transparent from time to time. */
  const isShown = (element: Element, changed: readonly string[]) => {
    const how = { visibilityProperty: true, opacityProperty: true };
    const isBlinking = changed.some((name) => ['opacity', 'visibility'].includes(name));
    return isBlinking ? (element.parentElement?.checkVisibility(how) ?? true) : element.checkVisibility(how);
  };
  for (const { playState, effect } of document.getAnimations() as (Animation & { effect: KeyframeEffect | null })[]) {
    const element = effect?.target;
    if (playState !== 'running' || !element?.closest(of.within)) continue;
    const { duration, iterations = 1 } = effect?.getComputedTiming() ?? {};
    // Skips animations that follow the scrolling: their duration is not a time.
    if (typeof duration !== 'number' || duration <= of.shortest) continue;
    if (iterations <= 1 || duration * iterations < of.endless) continue;
    const changed = changedBy(effect?.getKeyframes?.() ?? []);
    if (changed.length === 0 || !isShown(element, changed)) continue;
    const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName}>${words && ` “${words}”`}`;
  }
  return undefined;
}

/** The first film that begins anew again and again with nothing to stop it, or drawing that moves in itself. Runs in the browser. */
function movedByThemselves(within: string): string | undefined {
  const parts = [...document.querySelectorAll<HTMLElement>(within)];
  const all = <Kind extends Element>(selector: string) =>
    parts.flatMap((part) => [...part.querySelectorAll<Kind>(selector)]);
  const isShown = (one: Element | null) =>
    one?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
  const stops = /\b(?:paus|par(?:ar|a)\b|deten|stop)/i;
  const canStop = all('button, [role=button]').some((one) =>
    stops.test(`${one.getAttribute('aria-label') ?? ''} ${one.textContent ?? ''}`),
  );
  const film = all<HTMLVideoElement>('video').find(
    (one) => one.loop && !one.paused && !one.controls && isShown(one) && !canStop,
  );
  if (film) return '<video>';
  const places =
    /^(?:x|y|x[12]|y[12]|cx|cy|r|rx|ry|d|points|width|height|opacity|transform|visibility|display|stroke-dashoffset)$/;
  const drawn = all<SVGAnimationElement>('animate, animateTransform, animateMotion').find((one) => {
    const isMoving = one.localName !== 'animate' || places.test(one.getAttribute('attributeName') ?? '');
    // Others begin when somebody presses something.
    const isAtOnce = /^(?:|[\d.]+m?s)$/.test(one.getAttribute('begin') ?? '');
    const isEndless = one.getAttribute('repeatCount') === 'indefinite' && !one.hasAttribute('repeatDur');
    return (
      isMoving && isAtOnce && isEndless && !one.ownerSVGElement?.animationsPaused() && isShown(one.ownerSVGElement)
    );
  });
  return drawn && `<${drawn.parentElement?.localName}> of a drawing (<${drawn.localName}>)`;
}
