import type { Locale } from '@ofgc/shared/domain/locale.ts';

const amount = String.raw`(?:€ ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?(?:€|euros?\b))`;
const bounds: Record<Locale, string> = { es: 'menos de|hasta|desde|por|de', en: 'under|less than|up to|from|for' };
const prices: Record<Locale, string> = { es: 'precios', en: 'prices' };

/**
 * Replaces amounts of money in a term with the word for prices: no text says "less than 20 euros" of a seat, and the visitor does not
 * search for the number itself.
 */
export function withoutAmounts(term: string, lang: Locale): string {
  return term.replaceAll(new RegExp(String.raw`(?:\b(?:${bounds[lang]}) )?${amount}`, 'giu'), prices[lang]);
}
