import { formatTags, type Locale } from '../domain/locale.ts';

/** Making a formatter costs a hundred times what using one does. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Euro cents in words: `12 €`, `€12.50`. Whole euros carry no decimals. */
export function formatMoney(cents: number, locale: Locale): string {
  return moneyFormat([cents], locale).format(cents / 100);
}

/** How amounts of cents are written that stand together: without decimals where all of them are whole euros. */
export function moneyFormat(amounts: readonly number[], locale: Locale): Intl.NumberFormat {
  const minimumFractionDigits = amounts.every((cents) => cents % 100 === 0) ? 0 : 2;
  const key = `${locale} ${minimumFractionDigits}`;
  const format =
    formatters.get(key) ??
    new Intl.NumberFormat(formatTags[locale], { style: 'currency', currency: 'EUR', minimumFractionDigits });
  formatters.set(key, format);
  return format;
}
