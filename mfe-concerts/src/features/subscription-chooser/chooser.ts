import {
  cheapestWay,
  type Purchase,
  type CheapestWayInput,
  type ClubTickets,
  type Way,
  type WholeSubscription,
} from '@ofgc/shared/domain/subscriptions/cheapest-way.ts';
import { cancellationCredit } from '@ofgc/shared/domain/subscriptions/subscription-saving.ts';
import { isSold } from '@ofgc/shared/domain/subscriptions/subscription-state.ts';
import type { SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import type { Asker } from './chooser-query.ts';

/** An upcoming concert that can be chosen. */
export interface ChoosableConcert {
  id: number;
  /** Whether single tickets are sold, now or later. */
  hasTickets: boolean;
}

interface ChooserInput {
  /** Every subscription that is not closed, clubs included. */
  subscriptions: readonly SubscriptionDetail[];
  concerts: readonly ChoosableConcert[];
  wanted: readonly number[];
  zone: string;
  asker: Asker;
}

const profileOf: Record<Asker, 'general' | 'renewal' | 'young'> = {
  general: 'general',
  renovacion: 'renewal',
  joven: 'young',
  menor: 'young',
};
const clubOf: Partial<Record<Asker, string>> = { joven: 'club-26', menor: 'club-16' };

/** Whether a club's tickets are sold in the last week before a concert only; those of Club 16 are sold like all others. */
export function isLastMinute({ slug }: Pick<SubscriptionDetail, 'slug'>): boolean {
  return slug === clubOf.joven;
}

/** The price of a subscription in a zone: of the buyer's profile where it has one, otherwise the general price. */
function priceFor({ profiles, state }: SubscriptionDetail, zone: string, asker: Asker): number | undefined {
  const own = profiles.find(({ key }) => key === profileOf[asker]);
  // The renewal price is valid during the renewal only.
  const profile =
    own && (own.key !== 'renewal' || state === 'renewalOnly') ? own : profiles.find(({ key }) => key === 'general');
  return profile?.prices.find((price) => price.zone === zone)?.amount;
}

const isWhole = ({ kind }: SubscriptionDetail) => kind !== 'youth' && kind !== 'flexible';

/** Whether a subscription can be bought: now, from an announced day on, or by renewal. */
function canBeBought({ state, saleFrom }: SubscriptionDetail, asker: Asker): boolean {
  return isSold(state) || saleFrom !== null || (state === 'renewalOnly' && asker === 'renovacion');
}

const amountIn = (prices: readonly { zone: string; amount: number }[], zone: string) =>
  prices.find((price) => price.zone === zone)?.amount;

/** All possible purchases, as the input of `cheapestWay`. Cancelled concerts are refunded. */
export function cheapestWayInput({ subscriptions, concerts, wanted, zone, asker }: ChooserInput): CheapestWayInput {
  const singles = new Map(
    subscriptions.flatMap((subscription) =>
      subscription.singles.map(({ eventId, prices }) => [eventId, amountIn(prices, zone)]),
    ),
  );
  const sold = concerts.filter(({ id, hasTickets }) => hasTickets && singles.get(id) !== undefined);
  const single = (id: number) => (sold.some((concert) => concert.id === id) ? (singles.get(id) ?? null) : null);

  const wholes = subscriptions.flatMap((subscription): WholeSubscription[] => {
    const price = priceFor(subscription, zone, asker);
    if (price === undefined || !isWhole(subscription) || !canBeBought(subscription, asker)) return [];
    const held = subscription.singles.filter(({ isCancelled }) => !isCancelled).map(({ eventId }) => eventId);
    const credit = cancellationCredit(price, subscription.singles.length, subscription.singles.length - held.length);
    return [{ id: subscription.id, price: price - credit, concerts: held }];
  });
  const flexible = subscriptions.find(({ kind, state }) => kind === 'flexible' && isSold(state));
  const club = subscriptions.find(({ slug, state }) => slug === clubOf[asker] && isSold(state));
  const clubPrice = club && amountIn(club.prices, zone);
  const within = (ids: readonly number[]) => sold.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  const tickets: ClubTickets[] =
    club && clubPrice !== undefined ? [{ id: club.id, amount: clubPrice, concerts: within(club.eventIds) }] : [];
  return {
    wanted: wanted.map((id) => ({ id, single: single(id) })),
    wholes,
    choice: flexible
      ? {
          id: flexible.id,
          concerts: within(flexible.eventIds).map((id) => ({ id, single: single(id) ?? 0 })),
          steps: flexible.steps,
        }
      : null,
    tickets,
  };
}

export interface Recommendation {
  cheapest: Way | null;
  /** The cheapest way with guaranteed seats, where the cheapest of all relies on the club's last-minute tickets. */
  sure: Way | null;
  /** The total as single tickets, in euro cents; null where one of the concerts is not sold singly. */
  singles: number | null;
}

/** The cheapest way to attend the chosen concerts. */
export function recommend(input: ChooserInput): Recommendation {
  const options = cheapestWayInput(input);
  const cheapest = cheapestWay(options);
  const lastMinute = input.subscriptions.filter(isLastMinute).map(({ id }) => id);
  const isUnsure =
    cheapest?.purchases.some((one) => one.kind === 'ticket' && lastMinute.includes(one.subscription)) ?? false;
  const prices = options.wanted.flatMap(({ single }) => single ?? []);
  return {
    cheapest,
    sure: isUnsure ? cheapestWay({ ...options, tickets: [] }) : null,
    singles: prices.length === options.wanted.length ? prices.reduce((sum, price) => sum + price, 0) : null,
  };
}

/** Purchases as the page lists them: the tickets of one club in one line. */
export function groupPurchases(purchases: readonly Purchase[]): Purchase[] {
  const grouped: Purchase[] = [];
  for (const purchase of purchases) {
    const same = grouped.find(
      (other) => other.kind === 'ticket' && purchase.kind === 'ticket' && other.subscription === purchase.subscription,
    );
    if (same) {
      same.concerts.push(...purchase.concerts);
      same.amount += purchase.amount;
    } else grouped.push({ ...purchase, concerts: [...purchase.concerts] });
  }
  return grouped;
}
