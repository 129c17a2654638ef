import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { activitySchema, type Activity } from '@ofgc/shared/domain/activity.schema.ts';
import { albumSchema, type Album } from '@ofgc/shared/domain/album.schema.ts';
import { artistSchema, type Artist } from '@ofgc/shared/domain/artist.schema.ts';
import { categorySchema } from '@ofgc/shared/domain/category.schema.ts';
import { listOf, oneOf, type Failure, type List, type One } from '@ofgc/shared/domain/list.schema.ts';
import { memberSchema } from '@ofgc/shared/domain/member.schema.ts';
import { masterclassSchema } from '@ofgc/shared/domain/masterclass.schema.ts';
import { articleSchema, newsSchema, type Article, type News } from '@ofgc/shared/domain/news.schema.ts';
import { offerSchema, type Offer } from '@ofgc/shared/domain/offer.schema.ts';
import { pageSchema, type Page } from '@ofgc/shared/domain/page.schema.ts';
import { pressNoteSchema } from '@ofgc/shared/domain/press-note.schema.ts';
import { schoolProductionSchema, schoolSessionSchema } from '@ofgc/shared/domain/school.schema.ts';
import { seasonSchema, type Season } from '@ofgc/shared/domain/season.schema.ts';
import { subscriptionSchema } from '@ofgc/shared/domain/subscription.schema.ts';
import { venueSchema } from '@ofgc/shared/domain/venue.schema.ts';
import { workshopSchema } from '@ofgc/shared/domain/workshop.schema.ts';
import { composerSchema, workSchema, type Composer } from '@ofgc/shared/domain/work.schema.ts';
import { startDeadline, startTestApi, type TestResponse, type TestApi } from '../testing/test-api.ts';

let test: TestApi;
beforeAll(async () => {
  test = await startTestApi();
}, startDeadline);
afterAll(async () => {
  await test.close();
});

async function list<Item>(address: string): Promise<List<Item>> {
  const { status, body } = (await test.get(address)) as TestResponse<List<Item>>;
  expect(status, address).toBe(200);
  return body;
}

describe('every list', () => {
  it.each([
    ['seasons', seasonSchema],
    ['categories', categorySchema],
    ['venues', venueSchema],
    ['artists', artistSchema],
    ['composers', composerSchema],
    ['works', workSchema],
    ['news', newsSchema],
    ['press-notes', pressNoteSchema],
    ['offers', offerSchema],
    ['subscriptions', subscriptionSchema],
    ['activities', activitySchema],
    ['masterclasses', masterclassSchema],
    ['workshops', workshopSchema],
    ['school-productions', schoolProductionSchema],
    ['school-sessions', schoolSessionSchema],
    ['albums', albumSchema],
    ['members', memberSchema],
  ])('of %s answers exactly what the contract describes, in both languages', async (resource, schema) => {
    for (const lang of ['es', 'en']) {
      const { body } = (await test.get(`/api/${resource}?perPage=100&lang=${lang}`)) as TestResponse<List<unknown>>;
      listOf(schema.strict()).parse(body);
      expect(body.data.length).toBeGreaterThan(3);
    }
  });

  it.each([
    'events',
    'seasons',
    'categories',
    'venues',
    'artists',
    'composers',
    'works',
    'news',
    'press-notes',
    'offers',
    'subscriptions',
    'activities',
    'masterclasses',
    'workshops',
    'school-productions',
    'school-sessions',
    'albums',
    'members',
  ])('of %s refuses what it does not know with one sentence', async (resource) => {
    for (const query of [
      'nonsense=1',
      'page=0',
      'page=x',
      'page=1&page=2',
      'perPage=101',
      'perPage=-1',
      'lang=fr',
      'page=1.5',
      'sort=nonsense',
    ]) {
      const { status, body } = (await test.get(`/api/${resource}?${query}`)) as TestResponse<Failure>;
      expect(status, `${resource}?${query}`).toBe(400);
      expect(Object.keys(body)).toEqual(['message']);
    }
    const beyond = (await test.get(`/api/${resource}?page=9999`)) as TestResponse<Failure>;
    expect(beyond.status).toBe(404);
    expect(beyond.body.message).toContain('9999');
  });
});

describe('wrong input', () => {
  it.each([
    ['/api/events?month=13', 400, '«month» debe ser como máximo 12.'],
    ['/api/events?month=13&lang=en', 400, '“month” must be at most 12.'],
    ['/api/events?foo=1', 400, 'El parámetro «foo» no existe en esta dirección.'],
    ['/api/events?composer=nobody', 400, '«nobody» no es un valor conocido de «composer».'],
    ['/api/events?season=9999&lang=en', 400, '“9999” is not a known value of “season”.'],
    ['/api/events?composer=%00', 400, 'El valor de «composer» no tiene la forma esperada.'],
    ['/api/events?from=2026-02-30', 400, 'El valor de «from» no tiene la forma esperada.'],
    ['/api/events?when=soon', 400, '«when» solo admite: upcoming, past, all.'],
    ['/api/events?ids=1,x', 400, 'El valor de «ids» no tiene la forma esperada.'],
    ['/api/news?category=nothing', 400, '«nothing» no es un valor conocido de «category».'],
    ['/api/offers?family=nothing', 400, '«nothing» no es un valor conocido de «family».'],
    ['/api/news/abc', 400, 'El identificador debe ser un número entero.'],
    ['/api/offers/4711', 404, 'No se ha encontrado lo que busca.'],
    ['/api/pages?path=/nope', 404, 'No se ha encontrado lo que busca.'],
    ['/api/pages?path=nope', 400, 'El valor de «path» no tiene la forma esperada.'],
    ['/api/nothing', 404, 'La dirección no existe.'],
    ['/api/nothing?lang=en', 404, 'The address does not exist.'],
    ['/api/events/%zz', 400, 'La dirección no existe.'],
    ['/api/events/%zz?lang=en', 400, 'The address does not exist.'],
    [`/api/events/${'9'.repeat(200)}`, 404, 'No se ha encontrado lo que busca.'],
    [`/api/events/${'a'.repeat(200)}`, 400, 'El identificador debe ser un número entero.'],
    ['/api/events?age=', 400, 'El valor de «age» no tiene la forma esperada.'],
    ['/api/events?age=121', 400, '«age» debe ser como máximo 120.'],
    ['/api/events?maxPrice=x', 400, '«maxPrice» debe ser un número entero.'],
  ])('%s answers %i: %s', async (address, status, message) => {
    const answer = (await test.get(address)) as TestResponse<Failure>;
    expect(answer).toEqual({ status, body: { message } });
  });
});

describe('seasons', () => {
  it('know the current one and how many concerts each has', async () => {
    const { data } = await list<Season>('/api/seasons');
    expect(data.map(({ slug, isCurrent, concerts }) => ({ slug, isCurrent, concerts }))).toEqual([
      { slug: '2627', isCurrent: true, concerts: 18 },
      { slug: '2526', isCurrent: false, concerts: 11 },
      { slug: '2425', isCurrent: false, concerts: 10 },
      { slug: '2324', isCurrent: false, concerts: 10 },
    ]);
    expect((await list<Season>('/api/seasons?slug=2425')).meta.total).toBe(1);
  });
});

describe('people', () => {
  it('stand by surname, and can be asked for by role and season', async () => {
    const conductors = await list<Artist>('/api/artists?role=conductor&perPage=100');
    expect(conductors.meta.total).toBe(12);
    expect(conductors.data.map(({ sortName }) => sortName)).toEqual(
      conductors.data.map(({ sortName }) => sortName).toSorted(new Intl.Collator('es').compare),
    );
    expect((await list<Artist>('/api/artists?role=narrator&season=2627')).data.map(({ name }) => name)).toEqual([
      'Bruno Cuentacasa',
    ]);
  });

  it('include every composer under the name of the language', async () => {
    const { data } = await list<Composer>('/api/composers?perPage=100&lang=en');
    expect(data).toHaveLength(71);
    expect(data.find(({ slug }) => slug === 'piotr-ilich-chaikovski')).toMatchObject({
      name: 'Pyotr Ilyich Tchaikovsky',
      shortName: 'Tchaikovsky',
    });
  });
});

describe('news', () => {
  it('stand newest first and are never from the future', async () => {
    const { data, meta } = await list<News>('/api/news?perPage=100');
    const dates = data.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.every((date) => new Date(date) <= new Date('2026-11-20T12:00:00Z'))).toBe(true);
    for (const facet of ['category', 'year']) {
      for (const { value, count } of meta.facets[facet] ?? [])
        expect((await list<News>(`/api/news?${facet}=${value}`)).meta.total, value).toBe(count);
    }
  });

  it('fall back to Spanish and say so', async () => {
    const { data } = await list<News>('/api/news?perPage=100&lang=en');
    expect(data.filter(({ lang }) => lang === 'es')).toHaveLength(1);
  });

  it('open with their whole text', async () => {
    const [newest] = (await list<News>('/api/news')).data;
    const { body } = (await test.get(`/api/news/${newest?.id}?lang=en`)) as TestResponse<One<Article>>;
    oneOf(articleSchema.strict()).parse(body);
    expect(body.data.body).toMatch(/^<p>/);
  });

  it('can be asked for by concert', async () => {
    const { data } = await list<News>('/api/news?event=36');
    expect(data.map(({ slug }) => slug)).toContain('seis-acordes-y-el-silencio');
    expect((await list<News>('/api/news?event=4711')).meta.total).toBe(0);
    expect((await test.get('/api/news?event=x')).status).toBe(400);
  });

  it('are hidden until their hour', async () => {
    await test.database.updateTable('news').set({ publishedAt: '2026-11-20T12:30:00Z' }).where('id', '=', 1).execute();
    expect((await test.get(`/api/news/1`)).status).toBe(404);
  });
});

describe('job offers', () => {
  it('derive their status from the clock and can be filtered by it', async () => {
    const active = await list<Offer>('/api/offers?status=active&perPage=100');
    expect(active.data.filter(({ status }) => status === 'open')).toHaveLength(3);
    expect(active.data.every(({ isActive }) => isActive)).toBe(true);
    const all = await list<Offer>('/api/offers?perPage=100');
    for (const facet of ['family', 'place', 'status', 'year']) {
      for (const { value, count } of all.meta.facets[facet] ?? [])
        expect((await list<Offer>(`/api/offers?${facet}=${value}`)).meta.total, value).toBe(count);
    }
    oneOf(offerSchema.strict()).parse((await test.get(`/api/offers/${all.data[0]?.id}`)).body);
  });

  it('are found by words without accents', async () => {
    expect((await list<Offer>('/api/offers?type=audition')).meta.total).toBe(4);
    expect((await list<Offer>('/api/offers?term=violin')).meta.total).toBe(1);
    expect((await list<Offer>('/api/offers?term=100%25')).meta.total).toBe(0);
    expect((await list<Offer>('/api/offers?term=%00')).meta.total).toBe(9);
  });
});

describe('activities', () => {
  it('can be asked for by kind', async () => {
    const { data } = await list<Activity>('/api/activities?kind=club');
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ kind }) => kind === 'club')).toBe(true);
  });
});

describe('albums', () => {
  it('can be asked for by a concert that shares a work or a performer with them', async () => {
    const { data } = await list<Album>('/api/albums?event=36');
    // Magnus Eikelund and Daniel Ferrantes are on the bill.
    expect(data.map(({ slug }) => slug)).toEqual(['sibelius-2', 'aire-del-norte']);
    expect((await list<Album>('/api/albums?event=4711')).meta.total).toBe(0);
  });

  it('can be asked for by a season that played a work of theirs', async () => {
    const { data } = await list<Album>('/api/albums?season=2324');
    expect(data.map(({ slug }) => slug)).toEqual(['cantos-canarios', 'titan', 'sinfonistas']);
    expect((await test.get('/api/albums?season=1718')).status).toBe(400);
  });
});

describe('pages of text', () => {
  it('are found by their path, in both languages', async () => {
    const paths = ((await test.get('/api/pages')) as TestResponse<{ data: { path: string }[] }>).body.data.map(
      ({ path }) => path,
    );
    expect(paths).toContain('/aviso-legal');
    for (const path of paths) {
      for (const lang of ['es', 'en']) {
        const { body } = (await test.get(`/api/pages?path=${path}&lang=${lang}`)) as TestResponse<One<Page>>;
        z.object({ data: pageSchema.strict() }).parse(body);
        expect(body.data.lang, path).toBe(lang);
        expect(body.data.sections.every(({ html }) => html.startsWith('<'))).toBe(true);
      }
    }
  });
});
