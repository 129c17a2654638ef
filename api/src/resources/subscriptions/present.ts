import { savingOf } from '@ofgc/shared/domain/subscriptions/subscription-saving.ts';
import { isAvailable, subscriptionState } from '@ofgc/shared/domain/subscriptions/subscription-state.ts';
import type { Subscription, SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { ticketUrl } from '@ofgc/shared/routes/concerts/tickets.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import type { PresentContext } from '../events/present.ts';
import type { Singles, SubscriptionRecord } from './find.ts';

const instant = (date: Date | null) => date?.toISOString() ?? null;
const generalPrices = ({ profiles }: SubscriptionRecord) => profiles.find(({ key }) => key === 'general')?.prices ?? [];

/** Only subscriptions with fixed concerts are compared with single tickets. */
const isWhole = ({ kind }: SubscriptionRecord) => kind !== 'youth' && kind !== 'flexible';

/** The saving in each zone in which some of its announced concerts have single tickets. */
function savingsOf(record: SubscriptionRecord, singles: Singles): SubscriptionDetail['savings'] {
  if (!isWhole(record)) return [];
  return generalPrices(record).flatMap(({ zone, amount }) => {
    const concerts = record.eventIds.flatMap((id) => {
      const known = singles.get(id);
      const single = known?.prices.find((price) => price.zone === zone)?.amount;
      return known && single !== undefined ? [{ single, isCancelled: known.isCancelled }] : [];
    });
    return concerts.length ? [{ zone, ...savingOf(amount, concerts) }] : [];
  });
}

/** A subscription as lists show it. @param singles for at least all of its concerts */
export function presentSubscription(
  record: SubscriptionRecord,
  singles: Singles,
  { lang, now }: PresentContext,
): Subscription {
  const read = readerIn(lang);
  const held = savingsOf(record, singles).filter((saving) => saving.singles > 0);
  const [firstStep] = record.steps;
  return {
    id: record.id,
    slug: record.slug,
    kind: record.kind,
    season: { code: record.seasonCode, slug: record.seasonSlug, name: read(record.seasonName) },
    isPresent: record.isPresent,
    name: read(record.name),
    claim: read(record.claim),
    concerts: read(record.concerts),
    prices: generalPrices(record),
    saving: held.length ? Math.min(...held.map(({ percent }) => percent)) : (firstStep?.percent ?? null),
    steps: record.steps,
    saleFrom: instant(record.saleFrom),
    saleTo: instant(record.saleTo),
    renewalFrom: instant(record.renewalFrom),
    renewalTo: instant(record.renewalTo),
    state: subscriptionState(record, now),
    eventIds: record.eventIds,
    lang: read.lang,
  };
}

/** Everything about one subscription. @param others all variants of its type, the newest season first */
export function presentSubscriptionDetail(
  record: SubscriptionRecord,
  { singles, others, context }: { singles: Singles; others: readonly SubscriptionRecord[]; context: PresentContext },
): SubscriptionDetail {
  const summary = presentSubscription(record, singles, context);
  const read = readerIn(context.lang);
  return {
    ...summary,
    description: sanitised(read(record.description)),
    profiles: record.profiles.map(({ key, name, who, prices }) => ({ key, name: read(name), who: read(who), prices })),
    savings: savingsOf(record, singles),
    singles: record.eventIds.flatMap((id) => {
      const known = singles.get(id);
      return known ? [{ eventId: id, isCancelled: known.isCancelled, prices: known.prices }] : [];
    }),
    benefits: record.benefits.map(({ key, name, text }) => ({ key, name: read(name), text: text && read(text) })),
    changesFrom: instant(record.changesFrom),
    changesTo: instant(record.changesTo),
    renewal: sanitised(read(record.renewal)),
    channels: record.channels.map((channel) => ({ ...channel, name: read(channel.name), hours: read(channel.hours) })),
    terms: sanitised(read(record.terms)),
    questions: record.questions.map(({ question, answer }) => ({
      question: read(question),
      answer: sanitised(read(answer)),
    })),
    hallId: record.hallId,
    variants: others
      .filter(({ id }) => id !== record.id)
      .map(({ id, seasonName }) => ({ id, season: read(seasonName) })),
    ticketUrl:
      isAvailable(summary.state) && record.channels.some(({ key }) => key === 'web')
        ? ticketUrl(context.ticketOffice, { subscription: record.id })
        : null,
    lang: summary.lang === read.lang ? read.lang : 'es',
  };
}
