import { type FigureSources, isApiText, textOfAnswer } from '../is-api-text.ts';
import type { PageElement } from '../elements.ts';
import { thingsIn } from './structured-data.ts';

/** Sums that a page shows: `1.800 €`, `€12.50`, `12–18 €`. */
const sums = /(?<first>\d[\d.,]*)(?:\s?[–-]\s?(?<second>\d[\d.,]*))?\s?€|€\s?(?<third>\d[\d.,]*\d|\d)/g;
/** What data for search engines call a price. */
const prices = new Set(['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice']);
/** Smaller sums in cents are none that anybody pays. */
const leastCents = 100;

/**
 * Sums that are a hundred times too much or too little, on the page or for search engines: the API says all of its sums in cents.
 * @returns one line at most
 */
export function sumProblems(
  own: readonly PageElement[],
  { answers, ownAnswers = answers, texts = [] }: FigureSources,
): string[] {
  const translated = new Set([...texts].flatMap((text) => writtenIn(text).map(({ words }) => words)));
  const shown = new Set<number>();
  /** Those that the section's code writes. */
  const coded = new Set<number>();
  const told: number[] = [];
  for (const { name, text, attributes } of own)
    if (name === 'script') told.push(...(attributes['type'] === 'application/ld+json' ? pricesIn(thingsIn(text)) : []));
    else if (text.includes('€')) {
      const isCode = !isApiText(text.trim(), answers);
      for (const { words, sum } of writtenIn(text)) (isCode && !translated.has(words) ? coded : shown).add(sum);
    }
  for (const sum of coded) shown.add(sum);
  /** Whether the API says this many cents. */
  const isSaid = (cents: number, some = ownAnswers) => some.some((answer) => saysCents(answer, Math.round(cents)));
  const inCents = (euros: number) => euros >= leastCents && !isSaid(100 * euros, answers) && isSaid(euros);
  const wrong = [...coded].find((euros) => !shown.has(euros / 100) && inCents(euros));
  if (wrong !== undefined) return [`shows the sum ${wrong} €, which the API says in cents: see formatMoney`];
  const unclear = told.filter((euros) => !shown.has(euros));
  const high = unclear.find(inCents);
  if (high !== undefined) return [`has the price ${high} for search engines, which the API says in cents`];
  const low = unclear.find((euros) => !isSaid(100 * euros, answers) && isSaid(10_000 * euros));
  return low === undefined ? [] : [`has the price ${low} for search engines, a hundredth of what the API says`];
}

/** The sums in a text, in euros, each with its words; `12–18 €` are two with the same words. */
function writtenIn(text: string): { words: string; sum: number }[] {
  return [...text.matchAll(sums)].flatMap(({ 0: words, groups = {} }) =>
    Object.values(groups).flatMap((figure: string | undefined) => (figure ? { words, sum: euros(figure) } : [])),
  );
}

/** A figure of either language: points and commas before three digits separate thousands. */
function euros(figure: string): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d\d?))?$/.exec(figure.replace(/[.,]$/, '')) ?? [];
  return Number(`${whole.replaceAll(/\D/g, '')}.${cents || 0}`);
}

/** The prices in data for search engines; nothing is free of charge here. */
function pricesIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    prices.has(name) && (typeof one === 'string' || typeof one === 'number') && Number(one) > 0
      ? Number(one)
      : pricesIn(one),
  );
}

function saysCents(answer: unknown, cents: number): boolean {
  return new RegExp(`"(?:price|amount|fee|cents|min|max)":${cents}(?!\\d)`).test(textOfAnswer(answer));
}
