import { contentInstant, dayEnd } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import { saleOpensAt } from '../../content/sale-opening.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** Sales open at `saleOpensAt` and end with the last minute of a day. */
const opens = (day: string | null) => day && contentInstant(day, saleOpensAt);
const ends = (day: string | null) => day && contentInstant(day, dayEnd);

/**
 * Seeds subscriptions, including the texts that several of them share.
 * @throws Error naming the subscription that refers to something unknown
 */
export async function seedSubscriptions(database: Database, content: Content): Promise<void> {
  const { profiles, benefits, channels, renewals, terms, questions, subscriptions } = content.subscriptions;
  const seasons = new Map(content.seasons.map(({ code, id }) => [code, id]));
  const events = new Set(content.events.map(({ id }) => id));
  const none = { es: '', en: '' };

  await insertRows(
    database,
    'subscriptions',
    subscriptions.map((subscription) => {
      const entry = `subscriptions.json: id ${subscription.id}`;
      for (const id of subscription.eventIds) resolve(events.has(id) ? id : undefined, entry, `the concert ${id}`);
      for (const key of Object.keys(subscription.benefits))
        resolve(
          benefits.find((benefit) => benefit.key === key),
          entry,
          `the benefit ${key}`,
        );
      const pricesOf = { general: subscription.prices, ...subscription.profilePrices };
      return jsonRow({
        id: subscription.id,
        slug: subscription.slug,
        seasonId: resolve(seasons.get(subscription.season), entry, `the season ${subscription.season}`),
        kind: subscription.kind,
        name: subscription.name,
        claim: subscription.claim,
        concerts: subscription.concerts,
        description: subscription.description,
        hallId: subscription.hall,
        profiles: profiles.flatMap((profile) => {
          const prices = pricesOf[profile.key];
          return prices ? [{ ...profile, prices }] : [];
        }),
        steps: subscription.steps,
        benefits: benefits.map(({ key, name }) => ({ key, name, text: subscription.benefits[key] ?? null })),
        renewal: subscription.renewal
          ? resolve(renewals[subscription.renewal], entry, `the renewal ${subscription.renewal}`)
          : none,
        channels: subscription.channels.map(({ key, renewalFrom, saleFrom }) => ({
          ...resolve(
            channels.find((channel) => channel.key === key),
            entry,
            `the channel ${key}`,
          ),
          renewalFrom: opens(renewalFrom),
          saleFrom: opens(saleFrom),
        })),
        terms: resolve(terms[subscription.terms], entry, `the terms ${subscription.terms}`),
        questions: subscription.questions.map((key) => {
          const { question, answer } = resolve(
            questions.find((known) => known.key === key),
            entry,
            `the question ${key}`,
          );
          return { question, answer };
        }),
        saleFrom: opens(subscription.saleFrom),
        saleTo: ends(subscription.saleTo),
        renewalFrom: opens(subscription.renewalFrom),
        renewalTo: ends(subscription.renewalTo),
        changesFrom: opens(subscription.changesFrom),
        changesTo: ends(subscription.changesTo),
        limitedFrom: opens(subscription.limitedFrom),
        eventIds: subscription.eventIds,
      });
    }),
  );
}
