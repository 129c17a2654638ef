import { describe, expect, it } from 'vitest';
import { activitySchema } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { albumSchema } from '@ofgc/shared/domain/albums/album.schema.ts';
import { artistSchema } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { categorySchema } from '@ofgc/shared/domain/categories/category.schema.ts';
import { listOf, type List } from '@ofgc/shared/http/list.schema.ts';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import { memberSchema } from '@ofgc/shared/domain/members/member.schema.ts';
import { masterclassSchema } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import { newsSchema } from '@ofgc/shared/domain/news/news.schema.ts';
import { vacancySchema } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { pressNoteSchema } from '@ofgc/shared/domain/press-notes/press-note.schema.ts';
import {
  schoolProductionSchema,
  schoolSessionSchema,
} from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import { seasonSchema } from '@ofgc/shared/domain/seasons/season.schema.ts';
import { subscriptionSchema } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { venueSchema } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { workshopSchema } from '@ofgc/shared/domain/workshops/workshop.schema.ts';
import { composerSchema, workSchema } from '@ofgc/shared/domain/works/work.schema.ts';
import { type TestResponse } from '../testing/test-api.ts';
import { useReadingApi } from '../testing/use-test-api.ts';

const test = useReadingApi();

const lists = [
  ['seasons', seasonSchema],
  ['categories', categorySchema],
  ['venues', venueSchema],
  ['artists', artistSchema],
  ['composers', composerSchema],
  ['works', workSchema],
  ['news', newsSchema],
  ['press-notes', pressNoteSchema],
  ['offers', vacancySchema],
  ['subscriptions', subscriptionSchema],
  ['activities', activitySchema],
  ['masterclasses', masterclassSchema],
  ['workshops', workshopSchema],
  ['school-productions', schoolProductionSchema],
  ['school-sessions', schoolSessionSchema],
  ['albums', albumSchema],
  ['members', memberSchema],
] as const;

describe('GET of a list', () => {
  it.each(lists)('of %s matches the contract in both languages', async (resource, schema) => {
    for (const lang of ['es', 'en']) {
      const body = await test.read<List<unknown>>(`/api/${resource}?perPage=100&lang=${lang}`);
      listOf(schema.strict()).parse(body);
      expect(body.data.length).toBeGreaterThan(0);
    }
  });

  it.each(['events', ...lists.map(([name]) => name)])(
    'of %s answers 400 to an unknown or invalid parameter, and 404 beyond the last page',
    async (resource) => {
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
        const { status, body } = (await test.get(`/api/${resource}?${query}`)) as TestResponse<ErrorBody>;
        expect(status, `${resource}?${query}`).toBe(400);
        expect(Object.keys(body)).toEqual(['message']);
      }
      const beyond = (await test.get(`/api/${resource}?page=9999`)) as TestResponse<ErrorBody>;
      expect(beyond.status).toBe(404);
      expect(beyond.body.message).toContain('9999');
    },
  );
});

describe('an invalid request', () => {
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
    const answer = (await test.get(address)) as TestResponse<ErrorBody>;
    expect(answer).toEqual({ status, body: { message } });
  });
});
