import { formatTags, type Locale } from '../domain/locale.ts';

/** Making a formatter costs a hundred times what using one does. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Euro cents in words: `12 €`, `€12.50`. Whole euros carry no decimals. */
export function formatMoney(cents: number, locale: Locale): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  const key = `${locale} ${minimumFractionDigits}`;
  const known = formatters.get(key);
  const formatter =
    known ?? new Intl.NumberFormat(formatTags[locale], { style: 'currency', currency: 'EUR', minimumFractionDigits });
  if (!known) formatters.set(key, formatter);
  return formatter.format(cents / 100);
}
