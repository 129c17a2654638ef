import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import type { TFunction } from 'i18next';

type Dates = Pick<Subscription, 'state' | 'saleFrom' | 'saleTo' | 'renewalTo'>;

/** Whether a subscription can be had now, and until or from when. @param t of the namespace `concerts` */
export function subscriptionStateLabel(
  { state, saleFrom, saleTo, renewalTo }: Dates,
  locale: Locale,
  t: TFunction,
): string {
  const day = (instant: string) => formatDate(instant, 'date', locale);
  if (state === 'renewalOnly' && renewalTo) {
    const until = day(renewalTo);
    return saleFrom
      ? t('subscriptions.state.renewalThenSale', { until, from: day(saleFrom) })
      : t('subscriptions.state.renewal', { until });
  }
  if (state === 'notYet' && saleFrom) return t('subscriptions.state.notYetUntil', { from: day(saleFrom) });
  if (state === 'open' && saleTo) return t('subscriptions.state.openUntil', { until: day(saleTo) });
  if (state === 'limited' && saleTo) return t('subscriptions.state.limitedUntil', { until: day(saleTo) });
  if (state === 'closed' && saleTo) return t('subscriptions.state.closedSince', { until: day(saleTo) });
  return t(`subscriptions.state.${state}`);
}
