import { formatTags, type Locale } from '../domain/locale.ts';

/** A cache, because making a formatter costs a hundred times as much as using one. */
const formatters = new Map<string, Intl.NumberFormat>();

/** An amount of euro cents as text: `12 €`, `€12.50`. Whole euros have no decimals. */
export function formatMoney(cents: number, locale: Locale): string {
  return moneyFormat([cents], locale).format(cents / 100);
}

/** A formatter for amounts that are shown together: without decimals where all of them are whole euros. */
export function moneyFormat(amounts: readonly number[], locale: Locale): Intl.NumberFormat {
  const minimumFractionDigits = amounts.every((cents) => cents % 100 === 0) ? 0 : 2;
  const key = `${locale} ${minimumFractionDigits}`;
  const format =
    formatters.get(key) ??
    new Intl.NumberFormat(formatTags[locale], { style: 'currency', currency: 'EUR', minimumFractionDigits });
  formatters.set(key, format);
  return format;
}
