import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Subscription } from '@ofgc/shared/domain/subscription.schema.ts';
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

const urgency: Record<Subscription['state'], number> = { open: 0, limited: 0, renewalOnly: 0, notYet: 1, closed: 2 };

/** What can be had now comes first, what is over last; otherwise in the house's order. */
export function availableFirst(subscriptions: readonly Subscription[]): Subscription[] {
  return subscriptions.toSorted((a, b) => urgency[a.state] - urgency[b.state]);
}

/** Without what is over, as long as something else can be had. */
export function withoutClosed(subscriptions: readonly Subscription[]): Subscription[] {
  const lasting = subscriptions.filter(({ state }) => state !== 'closed');
  return availableFirst(lasting.length ? lasting : subscriptions);
}
