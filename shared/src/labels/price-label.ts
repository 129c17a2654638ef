import type { Locale } from '../domain/locale.ts';
import type { Price } from '../domain/events/event.schema.ts';
import { formatMoney, moneyFormat } from '../money/format-money.ts';
import type { Translate } from './translate.ts';

/** A price as a list shows it: "desde 12 €", "5 €", "3 € por alumno", "gratis con reserva"; empty without one. */
export function priceLabel(price: Price | null, locale: Locale, t: Translate): string {
  if (!price) return '';
  switch (price.kind) {
    case 'range':
      return t('price.from', { price: formatMoney(price.min, locale) });
    case 'flat':
      return formatMoney(price.min, locale);
    case 'perPupil':
      return t('price.perPupil', { price: formatMoney(price.min, locale) });
    default:
      return t(`price.${price.kind}`);
  }
}

/** A price as the concert's own page shows it: a range shows both ends, "12–35 €"; empty without one. */
export function fullPriceLabel(price: Price | null, locale: Locale, t: Translate): string {
  if (!price) return '';
  if (price.kind !== 'range' || price.min === price.max)
    return priceLabel({ ...price, kind: price.kind === 'range' ? 'flat' : price.kind }, locale, t);
  const format = moneyFormat([price.min, price.max], locale);
  // JavaScript engines join ranges with hyphen or dash, with or without spaces; the site uses an en dash without spaces.
  return format.formatRange(price.min / 100, price.max / 100).replace(/\s*[-–]\s*/, '–');
}
