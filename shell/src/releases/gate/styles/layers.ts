import { isFunctionNode, isSimpleBlockNode } from '@csstools/css-parser-algorithms';
import { type Declaration, listed, type Part, type Rule, cssText, identOf } from './style-rules.ts';
import type { IsTopLayer } from './top-layer.ts';

/** From this `z-index` on, a style covers what the shell fixes to the screen: the bar of the page, and notices at its foot. */
export const shellLayer = 20;
/** A value that may be more texts than these, or a longer one, is no layer that anybody has meant. */
const mostTexts = 50;
const longestText = 200;

/** Whether it is a `@media print`, whose layers nobody sees on a screen. */
export function isForPrint({ at, prelude }: Rule): boolean {
  return at === 'media' && /^\s*print\s*$/i.test(cssText(prelude));
}

/** Whether a `z-index` is one of the shell's layers. */
export type IsOfShellLayer = (value: readonly Part[]) => boolean;

/**
 * Reads layers of a sheet, also those that are said by a custom property or a sum (`calc(var(--jobs-layer) + 1)`). Of several values of a
 * property the least counts; what the sheet does not say is not known here.
 */
export function createShellLayers(rules: readonly Rule[], isTopLayer: IsTopLayer): IsOfShellLayer {
  const said = ownValues(rules, isTopLayer);
  const known = new Map<string, string[] | undefined>();
  /** The texts that a property may be; undefined where it depends on itself. */
  const textsOfProperty = (name: string): string[] | undefined => {
    if (known.has(name)) return known.get(name);
    known.set(name, undefined);
    const texts = (said.get(name) ?? []).map((value) => textsOf(value));
    known.set(name, flatUnlessMissing(texts));
    return known.get(name);
  };
  /** The texts that a value may be, without `var(…)`; undefined where nobody knows. */
  const textsOf = (parts: readonly Part[]): string[] | undefined =>
    parts.reduce<string[] | undefined>(
      (texts, part) => {
        const next = partTexts(part);
        const joined = texts?.flatMap((text) => next?.map((one) => text + one) ?? []) ?? [];
        const isReadable = joined.length <= mostTexts && joined.every((text) => text.length <= longestText);
        return joined.length > 0 && isReadable ? joined : undefined;
      },
      [''],
    );
  const partTexts = (part: Part): string[] | undefined => {
    if (!isFunctionNode(part) && !isSimpleBlockNode(part)) return [cssText([part]) || ' '];
    const name = isFunctionNode(part) ? part.getName().toLowerCase() : '';
    if (name !== 'var') return textsOf(part.value)?.map((text) => `${name}(${text})`);
    const [[property] = [], fallback] = listed(part.value);
    return said.has(identOf(property)) ? textsOfProperty(identOf(property)) : fallback && textsOf(fallback);
  };
  return (value) => textsOf(value)?.every((text) => figureOf(text) >= shellLayer) ?? false;
}

function flatUnlessMissing(lists: readonly (string[] | undefined)[]): string[] | undefined {
  return lists.every((list) => list !== undefined) ? [...new Set(lists.flat())] : undefined;
}

/** By the name of a custom property what a sheet sets it to, outside of dialogs and print. */
function ownValues(rules: readonly Rule[], isTopLayer: IsTopLayer): ReadonlyMap<string, Declaration['value'][]> {
  const found = new Map<string, Declaration['value'][]>();
  const collect = (rule: Rule) => {
    if (isForPrint(rule) || (rule.at === '' && isTopLayer(rule))) return;
    for (const { property, value } of rule.declarations)
      if (property.startsWith('--')) found.set(property, [...(found.get(property) ?? []), value]);
    for (const one of rule.rules) collect(one);
  };
  for (const rule of rules) collect(rule);
  return found;
}

/** A figure, or a sum in brackets. @returns NaN for what is neither */
function figureOf(text: string): number {
  const inner = /(?:\bcalc)?\(([^()]*)\)/i;
  let rest = text;
  for (let found = inner.exec(rest); found; found = inner.exec(rest))
    rest = rest.replace(found[0], String(sumOf(found[1] ?? '')));
  return sumOf(rest);
}

/** Of a text without brackets. */
function sumOf(text: string): number {
  const [first = '', ...others] = text.trim().split(/\s+([+-])\s+/);
  return others.reduce(
    (sum, one, at) => (at % 2 === 0 ? sum : sum + (others[at - 1] === '-' ? -1 : 1) * productOf(one)),
    productOf(first),
  );
}

function productOf(text: string): number {
  const [first = '', ...others] = text.split(/\s*([*/])\s*/);
  return others.reduce(
    (product, one, at) => (at % 2 === 0 ? product : product * Number(one) ** (others[at - 1] === '/' ? -1 : 1)),
    Number(first || NaN),
  );
}
