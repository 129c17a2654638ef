import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import type { TFunction } from 'i18next';

type Dates = Pick<Subscription, 'state' | 'saleFrom' | 'saleTo' | 'renewalTo'>;

/**
 * The availability of a subscription in words that fit on one line, then its end or beginning. Future dates need no
 * year. @param t of the namespace `concerts`
 */
export function subscriptionStateLabels(
  { state, saleFrom, saleTo, renewalTo }: Dates,
  locale: Locale,
  t: TFunction,
): readonly string[] {
  const day = (instant: string) => formatDate(instant, 'short', locale);
  if (state === 'renewalOnly' && renewalTo) {
    const renewal = [t('subscriptions.state.renewalOnly'), t('subscriptions.state.until', { until: day(renewalTo) })];
    return saleFrom ? [...renewal, t('subscriptions.state.newFrom', { from: day(saleFrom) })] : renewal;
  }
  if (state === 'notYet' && saleFrom)
    return [t('subscriptions.state.notYet'), t('subscriptions.state.from', { from: day(saleFrom) })];
  if (state === 'open' && saleTo)
    return [t('subscriptions.state.open'), t('subscriptions.state.until', { until: day(saleTo) })];
  if (state === 'limited' && saleTo)
    return [t('subscriptions.state.limited'), t('subscriptions.state.openUntil', { until: day(saleTo) })];
  if (state === 'closed' && saleTo)
    return [
      t('subscriptions.state.closed'),
      t('subscriptions.state.closedOn', { on: formatDate(saleTo, 'date', locale) }),
    ];
  return [t(`subscriptions.state.${state}`)];
}
