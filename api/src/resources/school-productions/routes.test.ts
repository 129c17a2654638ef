import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type {
  SchoolProduction,
  SchoolSession,
} from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import { type TestResponse } from '../../testing/test-api.ts';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { content } from '../../testing/site-content.ts';
import { useReadingApi, useTestApi } from '../../testing/use-test-api.ts';
import { searchableSchoolProductions } from './searchable.ts';

const test = useReadingApi();
const sample = useTestApi();
beforeAll(async () => {
  await seedSampleCalls(sample.database);
  const sessions = sample.database.updateTable('schoolSessions');
  const over = { applyTo: new Date('2026-11-01T00:00:00Z') };
  await sessions.set(over).where('id', '=', 8).execute();
  const when = { startsAt: new Date('2026-11-10T10:30:00Z'), endsAt: new Date('2026-11-10T11:30:00Z') };
  await sessions
    .set({ ...over, ...when })
    .where('id', '=', 29)
    .execute();
});
const planned = content.schoolProductions;

const list = async <Item>(address: string, from = test) => (await from.read<List<Item>>(address)).data;

it.each([
  ['none has dates', []],
  ['it has dates', [0, 1]],
  ['the one after is announced without dates', [0, 2], 2],
])('only the latest tour is found on its page, others on that of all productions: %s', (_, dated, shown = 1) => {
  const tours = ['2024-25', '2026-27', '2025-26'].map((course, id) => ({
    ...planned.productions[0]!,
    kind: 'touring' as const,
    id,
    slug: `gira-${id}`,
    course,
  }));
  const sessions = dated.map((id) => ({ ...planned.sessions[0]!, production: `gira-${id}` }));
  const found = searchableSchoolProductions({
    ...content,
    schoolProductions: { ...planned, productions: tours, sessions },
  });
  const { touring, schools } = educationPaths;
  expect(found.map(({ path }) => path(''))).toEqual(tours.map(({ id }) => (id === shown ? touring : schools)));
});

describe('the productions and sessions for schools', () => {
  it('list each production with the best state of its sessions', async () => {
    const productions = await list<SchoolProduction>('/api/school-productions?course=2026-27', sample);
    const best = productions.map(({ slug, state, sessions }) => [slug, state, sessions?.total]);
    expect(best).toHaveLength(3);
    expect(best).toEqual(
      expect.arrayContaining([
        ['la-orquesta-por-dentro', 'past', 1],
        ['viento-en-la-isla', 'open', 7],
        ['latidos', 'notYet', 1],
      ]),
    );
    expect(await list('/api/school-productions?perPage=100')).toHaveLength(planned.productions.length);
    expect(await list('/api/school-sessions?perPage=100')).toHaveLength(planned.sessions.length);
  });

  it('of a tour include all municipalities, sorted by date, with the seats that are left', async () => {
    for (const { slug } of planned.productions) {
      const sessions = await list<SchoolSession>(`/api/school-sessions?production=${slug}&perPage=100`);
      const ownSessions = planned.sessions.filter(({ production }) => production === slug);
      expect(sessions.map(({ municipality, seatsLeft }) => `${municipality} ${seatsLeft}`).toSorted()).toEqual(
        ownSessions.map(({ municipality, capacity, taken }) => `${municipality} ${capacity - taken}`).toSorted(),
      );
      const dates = sessions.map(({ startsAt }) => startsAt);
      expect(dates).toEqual(dates.toSorted());
    }
  });

  it.each(['es', 'en'] as const)('have places with a name in each language (%s)', async (lang) => {
    const sessions = await list<SchoolSession>(`/api/school-sessions?perPage=100&lang=${lang}`);
    const placeOf = new Map(planned.sessions.map(({ id, place }) => [id, place[lang] ?? place.es]));
    for (const { id, place } of sessions) expect(place).toBe(placeOf.get(id));
    expect(planned.sessions.some(({ place }) => place.en && place.en !== place.es)).toBe(true);
  });

  it.each(['open', 'full', 'notYet', 'closed', 'past'])('can be filtered by the state %s', async (state) => {
    const sessions = await list<SchoolSession>(`/api/school-sessions?state=${state}&perPage=100`, sample);
    expect(sessions.length).toBeGreaterThan(0);
    expect(sessions.every((session) => session.state === state)).toBe(true);
  });

  it('answer 400 to an unknown production', async () => {
    const { status, body } = (await test.get('/api/school-sessions?production=nada')) as TestResponse<ErrorBody>;
    expect([status, body.message]).toEqual([400, '«nada» no es un valor conocido de «production».']);
  });
});
