import { type Declaration, listed, type Rule, cssText, withoutEscapes } from './style-rules.ts';

/** Of more flashes in a second people with photosensitive epilepsy may have a seizure (WCAG 2.3.1). */
const mostFlashes = 3;
const time = /(?<![\w.-])(?:(\d*\.?\d+)(ms|s)(?![\w-])|\?)/;
/** A time that depends on a property: nobody knows it here. */
const changing = /[\w-]+\((?:[^()]|\([^()]*\))*\)/g;
/** Properties whose animation is no flash: they turn, move or resize, as in a loading indicator. */
const moving =
  /^(?:transform|rotate|translate|scale|height|width|block-size|inline-size|offset-distance|stroke-dash(?:offset|array)|animation-timing-function)$/;
/** Without names of keyframes and functions such as `steps(2)`, in which a number is no count. */
const count = /(?:^|\s)(infinite|\d*\.?\d+)(?=\s|$)/;

interface Motion {
  /** The text that has the name of its keyframes. */
  named: string;
  /** Seconds that one run takes. */
  duration: number;
  runs: number;
}

/** Animations of a sheet that run again and again, more than three times in a second. @param rules of the sheet @returns a line each */
export function flashingProblems(rules: readonly Rule[]): string[] {
  return problemsOf(rules, calmKeyframes(rules));
}

/** @param calm names of keyframes in which nothing can flash */
function problemsOf(rules: readonly Rule[], calm: ReadonlySet<string>): string[] {
  return rules.flatMap(({ at, prelude, declarations, rules: inside }) => {
    const isFlashing =
      !at &&
      motionsOf(declarations).some(
        ({ named, duration, runs }) =>
          runs > mostFlashes && duration * mostFlashes < 1 && !named.split(/\s+/).some((word) => calm.has(word)),
      );
    const found = isFlashing
      ? [`${withoutEscapes(cssText(prelude))} has an animation that runs more than three times in a second`]
      : [];
    return [...found, ...problemsOf(inside, calm)];
  });
}

/** Keyframes of a sheet that only move what they animate; a name may be defined again, under a condition. */
function calmKeyframes(rules: readonly Rule[]): ReadonlySet<string> {
  const all = keyframesIn(rules);
  const isCalm = ({ rules: steps }: Rule) =>
    steps.every(({ declarations }) => declarations.every(({ property }) => moving.test(property)));
  const wild = new Set(all.filter((one) => !isCalm(one)).map(nameOf));
  return new Set(all.map(nameOf).filter((name) => !wild.has(name)));
}

function keyframesIn(rules: readonly Rule[]): Rule[] {
  return rules.flatMap((rule) => (/^(?:-\w+-)?keyframes$/.test(rule.at) ? rule : keyframesIn(rule.rules)));
}

function nameOf({ prelude }: Rule): string {
  return cssText(prelude).trim();
}

function motionsOf(declarations: readonly Declaration[]): Motion[] {
  const lists = (name: string) =>
    declarations.flatMap(({ property, value }) =>
      property === name ? [listed(value).map((one) => cssText(one))] : [],
    );
  const [durations = [], counts = [], names = []] = [
    'animation-duration',
    'animation-iteration-count',
    'animation-name',
  ].map((name) => lists(name).at(-1));
  const written = lists('animation').at(-1) ?? (durations.length > 0 ? [''] : []);
  return written.map((text, place) => ({
    named: names[place % names.length] ?? text,
    duration: seconds(durations[place % durations.length] ?? text),
    runs: runsOf(counts[place % counts.length] ?? text),
  }));
}

/** Without a time nothing moves. */
function seconds(text: string): number {
  const [, amount, unit] = time.exec(text.replaceAll(changing, withoutTime)) ?? [];
  return amount === undefined || Number(amount) === 0 ? Infinity : Number(amount) / (unit === 'ms' ? 1_000 : 1);
}

function withoutTime(words: string): string {
  return words.includes('var(') && /\dm?s\b/.test(words) ? '?' : words;
}

function runsOf(text: string): number {
  const [, amount] = count.exec(text) ?? [];
  return amount === 'infinite' ? Infinity : Number(amount ?? 1);
}
