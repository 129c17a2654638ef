import { describe, expect, it } from 'vitest';
import { oneOf, type List, type One } from '@ofgc/shared/http/list.schema.ts';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import {
  subscriptionDetailSchema,
  type Subscription,
  type SubscriptionDetail,
} from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { createTestApi, type TestResponse } from '../../testing/test-api.ts';
import { subscriptionStates } from '@ofgc/shared/domain/subscriptions/subscription-state.ts';
import { type Content, contentFolder, readContent } from '../../content/read-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
const { content } = await readContent(contentFolder);
const { subscriptions } = content.subscriptions;
type Entry = Content['subscriptions']['subscriptions'][number];
const slugOf = (code: string) => content.seasons.find((season) => season.code === code)?.slug;
/** Two variants of one type: of the last season that has it, and of the one before. */
const [present, last] = subscriptions
  .filter((one) => subscriptions.some(({ slug, season }) => slug === one.slug && season !== one.season))
  .toSorted((one, other) => other.season.localeCompare(one.season) || one.slug.localeCompare(other.slug))
  .filter((one, _, [first]) => one.slug === first?.slug) as [Entry, Entry];
/** A concert of several subscriptions. */
const [shared = 0] = subscriptions.find(({ kind }) => kind === 'welcomePackage')?.eventIds ?? [];

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

const list = async (query = '') => (await test.read<List<Subscription>>(`/api/subscriptions?perPage=100${query}`)).data;
const one = async (id: number, lang = 'es') =>
  (await test.read<One<SubscriptionDetail>>(`/api/subscriptions/${id}?lang=${lang}`)).data;

describe('GET /api/subscriptions', () => {
  it('lists the newest variant of each type', async () => {
    const newest = [...Map.groupBy(subscriptions, ({ slug }) => slug).values()]

      .map((variants) => variants.toSorted((one, other) => other.season.localeCompare(one.season))[0]!);
    const found = await list();
    expect(idsOf(found)).toEqual([...newest].map(({ id }) => id).toSorted((one, other) => one - other));
    expect(found.every(({ isPresent }) => isPresent)).toBe(true);
  });

  it('gives the state by the days of renewal and sale', async () => {
    const one = subscriptions.find(({ renewalFrom, saleFrom, saleTo }) => renewalFrom && saleFrom && saleTo)!;
    let time = 0;
    const api = await createTestApi(test.database, { now: () => new Date(time) });
    const { renewalFrom, renewalTo, saleFrom, saleTo } = (await list(`&ids=${one.id}`))[0]!;
    const stateAt = async (instant: string | null, later = 0) => {
      time = Date.parse(instant ?? '') + later;
      return (await api.inject(`/api/subscriptions/${one.id}`)).json<One<SubscriptionDetail>>().data.state;
    };
    expect([await stateAt(renewalFrom, -1), await stateAt(renewalFrom)]).toEqual(['notYet', 'renewalOnly']);
    expect([await stateAt(renewalTo, -1), await stateAt(saleFrom)]).toEqual(['renewalOnly', 'open']);
    expect(['open', 'limited']).toContain(await stateAt(saleTo, -1));
    expect(await stateAt(saleTo)).toBe('closed');
    await api.close();
  });

  it.each<[string, (one: Entry) => boolean]>([
    [`&season=${slugOf(last.season)}`, ({ season }) => season === last.season],
    [`&season=${content.seasons[0]?.slug}`, ({ season }) => season === content.seasons[0]?.code],
    [`&slug=${last.slug}&season=${slugOf(last.season)}`, ({ id }) => id === last.id],
    [
      `&event=${shared}&season=${slugOf(present.season)}`,
      ({ eventIds, season }) => eventIds.includes(shared) && season === present.season,
    ],
    ['&slug=nada', () => false],
    [`&ids=${present.id},${last.id},4711`, ({ id }) => id === present.id || id === last.id],
    [`&ids=${present.id},${last.id}&season=${slugOf(last.season)}`, ({ id }) => id === last.id],
  ])('with %s returns the right subscriptions', async (query, isWanted) => {
    expect(idsOf(await list(query))).toEqual(subscriptions.filter(isWanted).map(({ id }) => id));
  });

  it('can be filtered by state, also of those with a concert', async () => {
    for (const state of subscriptionStates) {
      expect(await list(`&state=${state}`), state).toEqual((await list()).filter((one) => one.state === state));
      expect(await list(`&state=${state}&event=${shared}`)).toEqual(
        (await list(`&event=${shared}`)).filter((one) => one.state === state),
      );
    }
  });

  it('answers 400 to a season that does not exist', async () => {
    expect((await test.get('/api/subscriptions?season=9999')).status).toBe(400);
  });

  it('includes all details when asked', async () => {
    for (const lang of ['es', 'en']) {
      const ids = subscriptions.slice(0, 3).map(({ id }) => id);
      const detailed = await list(`&ids=${ids.join(',')}&include=details&lang=${lang}`);
      expect(detailed).toEqual(await Promise.all(ids.map((id) => one(id, lang))));
    }
    expect((await test.get('/api/subscriptions?include=everything')).status).toBe(400);
  });

  it('gives the saving in per cent, by the zone that saves least', async () => {
    const all = (await list('&include=details')) as SubscriptionDetail[];
    for (const { slug, kind, saving, savings, steps } of all) {
      const percents = savings.map(({ percent }) => percent);
      if (kind === 'youth') expect([slug, saving, percents]).toEqual([slug, null, []]);
      else if (kind === 'flexible') expect([slug, saving, percents]).toEqual([slug, steps[0]?.percent, []]);
      else expect([slug, saving]).toEqual([slug, Math.min(...percents)]);
    }
    expect(all.some(({ saving, kind }) => kind === 'full' && saving !== null && saving > 0)).toBe(true);
  });
});

describe('GET /api/subscriptions/{id}', () => {
  it.each(subscriptions.map(({ id }) => id))('matches the contract in both languages for number %i', async (id) => {
    for (const lang of ['es', 'en']) {
      const detail = await one(id, lang);
      oneOf(subscriptionDetailSchema.strict()).parse({ data: detail });
      expect(detail.lang).toBe(lang);
      expect(detail.singles).toHaveLength(detail.eventIds.length);
      for (const html of [detail.description, detail.terms, ...detail.questions.map(({ answer }) => answer)])
        expect(html).toMatch(/^<(p|ul)>/);
    }
  });

  it('subtracts the share of cancelled concerts and leaves them out of the saving', async () => {
    await test.database
      .updateTable('performances')
      .set({ status: 'cancelled' })
      .where('eventId', '=', shared)
      .execute();
    const { id } = subscriptions.find(({ kind, eventIds }) => kind === 'welcomePackage' && eventIds.includes(shared))!;
    const { singles, savings, prices } = await one(id);
    expect(singles.filter(({ isCancelled }) => isCancelled).map(({ eventId }) => eventId)).toContain(shared);
    for (const { zone, ...saving } of savings) {
      const amounts = singles.map((single) => ({
        ...single,
        amount: single.prices.find((price) => price.zone === zone)?.amount ?? 0,
      }));
      const sumOf = (some: typeof amounts) => some.reduce((sum, { amount }) => sum + amount, 0);
      const held = sumOf(amounts.filter(({ isCancelled }) => !isCancelled));
      const price = prices.find((one) => one.zone === zone)?.amount ?? NaN;
      expect(saving.singles, zone).toBe(held);
      // Each concert is an equal part of the price.
      const cancelled = amounts.filter(({ isCancelled }) => isCancelled).length;
      expect(saving.credit, zone).toBe(Math.round((price * cancelled) / amounts.length));
      expect(saving.saved, zone).toBe(held - (price - saving.credit));
      expect(saving.percent, zone).toBe(Math.round((saving.saved / held) * 100));
    }
    expect(savings.length).toBeGreaterThan(0);
  });

  it('names no saving while none of its concerts is announced, or where all are cancelled', async () => {
    const whole = subscriptions.filter(({ kind }) => kind === 'welcomePackage');
    const [unannounced, cancelled] = whole.map(({ id }) => id) as [number, number];
    await test.database
      .updateTable('subscriptions')
      .set({ eventIds: JSON.stringify([]) })
      .where('id', '=', unannounced)
      .execute();
    await test.database
      .updateTable('performances')
      .set({ status: 'cancelled' })
      .where('eventId', 'in', whole.find(({ id }) => id === cancelled)!.eventIds)
      .execute();
    expect(await one(unannounced)).toMatchObject({ saving: null, savings: [] });
    const { saving, savings, prices } = await one(cancelled);
    expect(saving).toBeNull();
    expect(savings.map(({ credit }) => credit)).toEqual(prices.map(({ amount }) => amount));
  });

  it('lists the same benefits for each, and prices by profile', async () => {
    const all = (await list('&include=details')) as SubscriptionDetail[];
    for (const { id, benefits, profiles } of all) {
      expect(benefits.map(({ key }) => key)).toEqual(content.subscriptions.benefits.map(({ key }) => key));
      const { profilePrices } = subscriptions.find((entry) => entry.id === id)!;
      expect(new Set(profiles.map(({ key }) => key))).toEqual(new Set(['general', ...Object.keys(profilePrices)]));
    }
  });

  it('links to the box office only while it can be bought or renewed online', async () => {
    for (const { id, state, ticketUrl, channels } of (await list('&include=details')) as SubscriptionDetail[]) {
      const isSoldOnline = state !== 'notYet' && state !== 'closed' && channels.some(({ key }) => key === 'web');
      expect(ticketUrl, `${id} ${state}`).toBe(
        isSoldOnline ? `/conciertos-entradas/taquilla?subscription=${id}` : null,
      );
    }
  });

  it('lists its other seasons', async () => {
    const name = (code: string) => content.seasons.find((season) => season.code === code)?.name.es;
    expect((await one(present.id)).variants).toContainEqual({ id: last.id, season: name(last.season) });
    expect((await one(last.id)).variants).toContainEqual({ id: present.id, season: name(present.season) });
    expect([(await one(present.id)).isPresent, (await one(last.id)).isPresent]).toEqual([true, false]);
  });

  it.each([
    ['/api/subscriptions/4711', 404, 'No se ha encontrado lo que busca.'],
    ['/api/subscriptions/99999999999', 404, 'No se ha encontrado lo que busca.'],
    ['/api/subscriptions/abono-otono', 400, 'El identificador debe ser un número entero.'],
    ['/api/subscriptions?event=x', 400, '«event» debe ser un número entero.'],
    ['/api/subscriptions?state=sold', 400, '«state» solo admite: notYet, renewalOnly, open, limited, closed.'],
  ])('%s answers %i with its sentence', async (address, status, message) => {
    expect((await test.get(address)) as TestResponse<ErrorBody>).toEqual({ status, body: { message } });
  });
});

describe('a type whose next season is announced while the last one still sells', () => {
  const sale = async (id: number, from: string, to: string) =>
    test.database
      .updateTable('subscriptions')
      .set({ saleFrom: new Date(from), saleTo: new Date(to), renewalFrom: null, renewalTo: null })
      .where('id', '=', id)
      .execute();

  it.each([
    ['2026-11-20', last.id, [true, false]],
    ['2026-12-02', present.id, [false, true]],
  ])('on %s is number %i', async (day, id, arePresent) => {
    await sale(last.id, '2026-09-01', '2026-12-01');
    await sale(present.id, '2027-06-01', '2027-09-01');
    const api = await createTestApi(test.database, { now: () => new Date(`${day}T12:00:00Z`) });
    const listed = async (query: string) =>
      idsOf((await api.inject(`/api/subscriptions?${query}`)).json<List<Subscription>>().data);
    expect(await listed(`slug=${last.slug}`)).toEqual([id]);
    const details = [last, present].map(async (variant) =>
      (await api.inject(`/api/subscriptions/${variant.id}`)).json<One<SubscriptionDetail>>(),
    );
    expect((await Promise.all(details)).map(({ data }) => data.isPresent)).toEqual(arePresent);
    const concertOf = (variant: Entry) => listed(`event=${variant.eventIds[0]}&slug=${last.slug}`);
    expect(await concertOf(last)).toEqual(id === last.id ? [last.id] : []);
    expect(await concertOf(present)).toEqual([present.id]);
    await api.close();
  });
});
