import { type Declaration, listed, type Rule, cssText, withoutEscapes } from './style-rules.ts';

/** Of more flashes in a second people with photosensitive epilepsy may have a seizure (WCAG 2.3.1). */
const mostFlashes = 3;
const time = /(?<![\w.-])(\d*\.?\d+)(ms|s)(?![\w-])/;
/** Without names of keyframes and functions such as `steps(2)`, in which a number is no count. */
const count = /(?:^|\s)(infinite|\d*\.?\d+)(?=\s|$)/;

interface Motion {
  /** Seconds that one run takes. */
  duration: number;
  runs: number;
}

/** Animations of a sheet that run again and again, more than three times in a second. @param rules of the sheet @returns a line each */
export function flashingProblems(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ at, prelude, declarations, rules: inside }) => {
    const isFlashing =
      !at && motionsOf(declarations).some(({ duration, runs }) => runs > mostFlashes && duration * mostFlashes < 1);
    const found = isFlashing
      ? [`${withoutEscapes(cssText(prelude))} has an animation that runs more than three times in a second`]
      : [];
    return [...found, ...flashingProblems(inside)];
  });
}

function motionsOf(declarations: readonly Declaration[]): Motion[] {
  const lists = (name: string) =>
    declarations.flatMap(({ property, value }) =>
      property === name ? [listed(value).map((one) => cssText(one))] : [],
    );
  const [durations = [], counts = []] = [lists('animation-duration').at(-1), lists('animation-iteration-count').at(-1)];
  const written = lists('animation').at(-1) ?? (durations.length > 0 ? [''] : []);
  return written.map((text, place) => ({
    duration: seconds(durations[place % durations.length] ?? text),
    runs: runsOf(counts[place % counts.length] ?? text),
  }));
}

/** Without a time nothing moves. */
function seconds(text: string): number {
  const [, amount, unit] = time.exec(text) ?? [];
  return amount === undefined || Number(amount) === 0 ? Infinity : Number(amount) / (unit === 'ms' ? 1_000 : 1);
}

function runsOf(text: string): number {
  const [, amount] = count.exec(text) ?? [];
  return amount === 'infinite' ? Infinity : Number(amount ?? 1);
}
