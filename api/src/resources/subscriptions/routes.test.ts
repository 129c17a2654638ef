import { describe, expect, it } from 'vitest';
import { oneOf, type List, type One } from '@ofgc/shared/http/list.schema.ts';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import {
  subscriptionDetailSchema,
  type Subscription,
  type SubscriptionDetail,
} from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { type TestResponse } from '../../testing/test-api.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

const list = async (query = '') => (await test.read<List<Subscription>>(`/api/subscriptions?perPage=100${query}`)).data;
const one = async (id: number, lang = 'es') =>
  (await test.read<One<SubscriptionDetail>>(`/api/subscriptions/${id}?lang=${lang}`)).data;

describe('GET /api/subscriptions', () => {
  it('lists the newest variant of each type with its state today', async () => {
    expect((await list()).map(({ slug, state, isPresent }) => ({ slug, state, isPresent }))).toEqual(
      [
        ['abono-temporada', 'closed'],
        ['abono-otono', 'closed'],
        ['abono-primavera', 'renewalOnly'],
        ['paquete-grandes-sinfonias', 'limited'],
        ['paquete-piano', 'closed'],
        ['paquete-voces', 'open'],
        ['paquete-noches-cortas', 'open'],
        ['abono-a-medida', 'open'],
        ['club-26', 'open'],
        ['club-16', 'open'],
      ].map(([slug, state]) => ({ slug, state, isPresent: true })),
    );
  });

  it.each([
    ['&season=2526', [11, 12]],
    ['&season=2324', []],
    ['&slug=abono-temporada', [1]],
    ['&slug=abono-temporada&season=2526', [11]],
    ['&event=40', [6, 7, 8, 9, 10]],
    ['&event=40&state=open', [6, 7, 8, 9, 10]],
    ['&state=renewalOnly', [3]],
    ['&slug=nada', []],
    ['&ids=3,11,4711', [3, 11]],
    ['&ids=3,11&season=2526', [11]],
  ])('with %s returns the right subscriptions', async (query, ids) => {
    expect((await list(query)).map(({ id }) => id)).toEqual(ids);
  });

  it('answers 400 to a season that does not exist', async () => {
    expect((await test.get('/api/subscriptions?season=9999')).status).toBe(400);
  });

  it('includes all details when asked', async () => {
    for (const lang of ['es', 'en']) {
      const detailed = await list(`&ids=1,3,11&include=details&lang=${lang}`);
      expect(detailed).toEqual([await one(1, lang), await one(3, lang), await one(11, lang)]);
    }
    expect((await test.get('/api/subscriptions?include=everything')).status).toBe(400);
  });

  it('gives the saving in per cent, by the zone that saves least', async () => {
    const all = await list();
    expect(all.map(({ slug, saving }) => [slug, saving])).toEqual([
      ['abono-temporada', 31],
      ['abono-otono', 19],
      ['abono-primavera', 22],
      ['paquete-grandes-sinfonias', 25],
      ['paquete-piano', 25],
      ['paquete-voces', 31],
      ['paquete-noches-cortas', 28],
      ['abono-a-medida', 15],
      ['club-26', null],
      ['club-16', null],
    ]);
  });
});

describe('GET /api/subscriptions/{id}', () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'matches the contract in both languages for number %i',
    async (id) => {
      for (const lang of ['es', 'en']) {
        const detail = await one(id, lang);
        oneOf(subscriptionDetailSchema.strict()).parse({ data: detail });
        expect(detail.lang).toBe(lang);
        expect(detail.singles).toHaveLength(detail.eventIds.length);
        for (const html of [detail.description, detail.terms, ...detail.questions.map(({ answer }) => answer)])
          expect(html).toMatch(/^<(p|ul)>/);
      }
    },
  );

  it('subtracts the share of its cancelled concert and leaves it out of the saving', async () => {
    const autumn = await one(2);
    expect(autumn.singles.filter(({ isCancelled }) => isCancelled).map(({ eventId }) => eventId)).toEqual([39]);
    expect(autumn.savings[0]).toEqual({ zone: 'A', singles: 17_500, credit: 2800, saved: 3500, percent: 20 });
  });

  it('lists the same benefits for each, and prices by profile', async () => {
    const [full, pack] = [await one(1), await one(4)];
    expect(pack.benefits.map(({ key }) => key)).toEqual(full.benefits.map(({ key }) => key));
    expect(full.profiles.map(({ key }) => key)).toEqual(['general', 'renewal', 'young']);
    expect(pack.profiles.map(({ key }) => key)).toEqual(['general']);
  });

  it('links to the box office only while it can be bought or renewed', async () => {
    expect((await one(3)).ticketUrl).toBe('/conciertos-entradas/taquilla?subscription=3');
    expect((await one(4)).ticketUrl).toBe('/conciertos-entradas/taquilla?subscription=4');
    expect((await one(1)).ticketUrl).toBeNull();
  });

  it('lists its other seasons', async () => {
    expect((await one(1)).variants).toEqual([{ id: 11, season: 'Temporada 2025-26' }]);
    expect((await one(11)).variants).toEqual([{ id: 1, season: 'Temporada 2026-27' }]);
    expect((await one(11)).isPresent).toBe(false);
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
