import { contentInstant, dayEnd } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import { saleOpensAt } from '../../content/sale-opening.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

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

  await database
    .insertInto('subscriptions')
    .values(
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
        return {
          id: subscription.id,
          slug: subscription.slug,
          seasonId: resolve(seasons.get(subscription.season), entry, `the season ${subscription.season}`),
          kind: subscription.kind,
          name: json(subscription.name),
          claim: json(subscription.claim),
          concerts: json(subscription.concerts),
          description: json(subscription.description),
          hallId: subscription.hall,
          profiles: json(
            profiles.flatMap((profile) => {
              const prices = pricesOf[profile.key];
              return prices ? [{ ...profile, prices }] : [];
            }),
          ),
          steps: json(subscription.steps),
          benefits: json(benefits.map(({ key, name }) => ({ key, name, text: subscription.benefits[key] ?? null }))),
          renewal: json(
            subscription.renewal
              ? resolve(renewals[subscription.renewal], entry, `the renewal ${subscription.renewal}`)
              : none,
          ),
          channels: json(
            subscription.channels.map(({ key, renewalFrom, saleFrom }) => ({
              ...resolve(
                channels.find((channel) => channel.key === key),
                entry,
                `the channel ${key}`,
              ),
              renewalFrom: opens(renewalFrom),
              saleFrom: opens(saleFrom),
            })),
          ),
          terms: json(resolve(terms[subscription.terms], entry, `the terms ${subscription.terms}`)),
          questions: json(
            subscription.questions.map((key) => {
              const { question, answer } = resolve(
                questions.find((known) => known.key === key),
                entry,
                `the question ${key}`,
              );
              return { question, answer };
            }),
          ),
          saleFrom: opens(subscription.saleFrom),
          saleTo: ends(subscription.saleTo),
          renewalFrom: opens(subscription.renewalFrom),
          renewalTo: ends(subscription.renewalTo),
          changesFrom: opens(subscription.changesFrom),
          changesTo: ends(subscription.changesTo),
          limitedFrom: opens(subscription.limitedFrom),
          eventIds: json(subscription.eventIds),
        };
      }),
    )
    .execute();
}
