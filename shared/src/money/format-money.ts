import { formatTags, type Locale } from '../domain/locale.ts';

/** Euro cents in words: `12 €`, `€12.50`. Whole euros carry no decimals. */
export function formatMoney(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(formatTags[locale], {
    style: 'currency', currency: 'EUR', minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
