import { discounted } from '@ofgc/shared/domain/subscriptions/subscription-saving.ts';
import type { Subscription, SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { lowestSinglePrices } from '../subscriptions/subscription-prices.ts';

/** A subscription as the comparison shows it, in one zone. Amounts are euro cents. */
export interface ComparedSubscription extends Pick<
  Subscription,
  'id' | 'slug' | 'isPresent' | 'kind' | 'name' | 'lang' | 'state' | 'saleFrom' | 'saleTo' | 'renewalTo' | 'steps'
> {
  /** Without the refund for cancelled concerts. For choose-your-own: the price of the smallest number of concerts. */
  price: number;
  /** Null before the subscription's concerts are announced, and where all are cancelled. */
  perConcert: number | null;
  /** The number of concerts that take place; for choose-your-own, the minimum. */
  concerts: number;
  /** Against single tickets; null where their prices are unknown. */
  saving: { saved: number; percent: number } | null;
  benefits: SubscriptionDetail['benefits'];
  ticketUrl: string | null;
}

/** One subscription in a zone; null where it is not sold there. Cancelled concerts are refunded and not counted. */
export function compareInZone(zone: string, detail: SubscriptionDetail): ComparedSubscription | null {
  const { id, slug, isPresent, kind, name, lang, state, saleFrom, saleTo, renewalTo, steps, benefits, ticketUrl } =
    detail;
  const common = {
    id,
    slug,
    isPresent,
    kind,
    name,
    lang,
    state,
    saleFrom,
    saleTo,
    renewalTo,
    steps,
    benefits,
    ticketUrl,
  };
  const price = detail.prices.find((line) => line.zone === zone)?.amount;
  if (price === undefined) return null;
  const [firstStep] = steps;
  if (firstStep) {
    const single = lowestSinglePrices(detail.singles).find((line) => line.zone === zone)?.amount ?? 0;
    const perConcert = discounted(single, firstStep.percent);
    const { from, percent } = firstStep;
    return {
      ...common,
      price: perConcert * from,
      perConcert,
      concerts: from,
      saving: { saved: (single - perConcert) * from, percent },
    };
  }
  const concerts = detail.singles.filter(({ isCancelled }) => !isCancelled).length;
  const saving = detail.savings.find((line) => line.zone === zone);
  const left = price - (saving?.credit ?? 0);
  return {
    ...common,
    price: left,
    perConcert: concerts ? Math.round(left / concerts) : null,
    concerts,
    saving: saving ? { saved: saving.saved, percent: saving.percent } : null,
  };
}
