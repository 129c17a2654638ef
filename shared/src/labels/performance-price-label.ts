import type { CardPerformance } from '../domain/events/event.schema.ts';
import type { Locale } from '../domain/locale.ts';
import { priceLabel } from './price-label.ts';
import type { Translate } from './translate.ts';

/** The price of a performance in a list; of a cancelled one, until its time is over, that what was paid is refunded. */
export function performancePriceLabel(
  { isRefunded, isOver, price }: Pick<CardPerformance, 'isRefunded' | 'isOver' | 'price'>,
  locale: Locale,
  t: Translate,
): string {
  return isRefunded && !isOver ? t('refundAutomatic') : priceLabel(price, locale, t);
}
