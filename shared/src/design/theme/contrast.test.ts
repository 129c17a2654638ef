import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hues } from './hues.ts';

type Theme = Record<string, string>;

const css = ['tokens.css', 'hall-mode.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');
const propertiesOf = (selector: string): Theme => {
  const block = css.split(selector)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]),
  );
};
const root = propertiesOf(':root {');
const themes: Record<string, Theme> = {
  light: root,
  sea: { ...root, ...propertiesOf("[data-theme='sea'] {") },
  hall: { ...root, ...propertiesOf(":root:has([data-page-theme='hall']) {") },
};

/** Text needs 4.5 : 1; marks and borders of controls 3 : 1 (WCAG 1.4.3, 1.4.11). */
const texts = [
  ['color-text', 'color-page'],
  ['color-text', 'color-surface'],
  ['color-text', 'color-sunken'],
  ['color-text-soft', 'color-page'],
  ['color-text-soft', 'color-surface'],
  ['color-text-soft', 'color-sunken'],
  ['color-action', 'color-page'],
  ['color-action', 'color-surface'],
  ['color-action', 'color-sunken'],
  ['color-on-action', 'color-action'],
  ['color-on-action', 'color-action-strong'],
  ['color-error', 'color-page'],
  ['color-error', 'color-surface'],
  ['section', 'color-page'],
] as const;
const marks = [
  ['color-control', 'color-page'],
  ['color-control', 'color-surface'],
  ['color-focus', 'color-page'],
] as const;
const states = ['on-sale', 'last', 'sold-out', 'cancelled', 'moved', 'free', 'not-yet'];
const sectionHues = [...css.matchAll(/\[data-hue='(\w+)'\]\s*\{\s*--section: var\(--([\w-]+)\)/g)].map(
  ([, name, hue]) => [name, hue ?? ''],
);

function resolve(theme: Theme, name: string): string {
  const value = theme[name] ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(theme, reference) : value;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? NaN) + 0.7152 * (g ?? NaN) + 0.0722 * (b ?? NaN);
}

function contrast(one: string, other: string): number {
  const [light = NaN, dark = NaN] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const pair = (where: string, fore: string, back: string, theme = root, least = 4.5) => ({
  where,
  fore: resolve(theme, fore),
  back: resolve(theme, back),
  least,
});
const pairs = [
  ...Object.entries(themes).flatMap(([name, theme]) => [
    ...texts.map(([fore, back]) => pair(`${name}: ${fore} on ${back}`, fore, back, theme)),
    ...marks.map(([fore, back]) => pair(`${name}: ${fore} on ${back}`, fore, back, theme, 3)),
  ]),
  ...states.map((state) => pair(`badge ${state} on its tint`, `state-${state}`, `state-${state}-tint`)),
  ...sectionHues.map(([name, hue = '']) => pair(`hue ${name} on paper`, hue, 'paper')),
  ...[
    ['ink', 'sun'],
    ['sun', 'deep-sea'],
    ['blue', 'state-moved-tint'],
    ['blue', 'state-cancelled-tint'],
  ].map(([fore = '', back = '']) => pair(`${fore} on ${back}`, fore, back)),
];

it('each hue except the house’s own has a CSS rule', () =>
  expect(sectionHues.map(([name, hue]) => [name, hue])).toEqual(
    hues.filter((hue) => hue !== 'blue').map((hue) => [hue, hue]),
  ));

it('the automatic theme has the colours of the hall theme', () =>
  expect({ ...root, ...propertiesOf(":root:has([data-page-theme='auto']) {") }).toEqual(themes.hall));

it.each(pairs)('the contrast of $where is at least $least : 1', ({ fore, back, least }) =>
  expect(contrast(fore, back)).toBeGreaterThanOrEqual(least),
);
