import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Activity } from '@ofgc/shared/domain/activity.schema.ts';
import type { Failure, List } from '@ofgc/shared/domain/list.schema.ts';
import type { Masterclass } from '@ofgc/shared/domain/masterclass.schema.ts';
import type { SchoolProduction, SchoolSession } from '@ofgc/shared/domain/school.schema.ts';
import type { Workshop } from '@ofgc/shared/domain/workshop.schema.ts';
import { startDeadline, startTestApi, type TestResponse, type TestApi } from '../../testing/test-api.ts';
import { bestState } from './enrolment.ts';

let test: TestApi;
beforeAll(async () => {
  test = await startTestApi();
}, startDeadline);
afterAll(async () => {
  await test.close();
});

async function list<Item>(address: string): Promise<Item[]> {
  const { status, body } = (await test.get(address)) as TestResponse<List<Item>>;
  expect(status, address).toBe(200);
  return body.data;
}

describe('activities', () => {
  it('are those that go on or are still to come, unless asked otherwise', async () => {
    const [upcoming, past, all] = await Promise.all(
      ['', '&when=past', '&when=all'].map((when) => list<Activity>(`/api/activities?perPage=100${when}`)),
    );
    expect(upcoming?.every(({ lastOn }) => lastOn === null || lastOn >= '2026-11-20')).toBe(true);
    expect(past?.every(({ lastOn }) => lastOn !== null && lastOn < '2026-11-20')).toBe(true);
    expect(all).toHaveLength((upcoming?.length ?? 0) + (past?.length ?? 0));
    const days = past?.map(({ lastOn }) => lastOn ?? '') ?? [];
    expect(days).toEqual(days.toSorted().toReversed());
  });
});

describe('masterclasses', () => {
  it('stand latest first: one open, one full, two past', async () => {
    const classes = await list<Masterclass>('/api/masterclasses');
    expect(classes.map(({ state, places }) => [state, places.active.left, places.listener.left])).toEqual([
      ['open', 3, 28],
      ['full', 0, 0],
      ['past', 0, 3],
      ['past', 0, 11],
    ]);
    expect(classes[0]).toMatchObject({
      artist: { slug: 'gary-thornwick' },
      hall: { venue: 'Sede de la Orquesta' },
      meetings: [{ startsAt: '2027-03-10T10:00:00.000Z', endsAt: '2027-03-10T13:30:00.000Z' }, {}],
    });
  });
});

describe('workshops', () => {
  it('say when one may apply', async () => {
    const workshops = await list<Workshop>('/api/workshops?lang=en');
    expect(workshops.map(({ state }) => state)).toEqual(['notYet', 'notYet', 'past', 'past']);
    expect(workshops[1]).toMatchObject({ applyFrom: '2027-01-07T09:00:00.000Z', hours: 20, lang: 'en' });
  });
});

describe('schools', () => {
  it('have nine productions, each with the best that its sessions offer', async () => {
    const productions = await list<SchoolProduction>('/api/school-productions?course=2026-27');
    expect(productions.map(({ slug, state, sessions }) => [slug, state, sessions?.total])).toEqual([
      ['peer-gynt', 'past', 4],
      ['viento-en-la-isla', 'open', 21],
      ['la-orquesta-por-dentro', 'open', 4],
      ['latidos', 'notYet', 4],
    ]);
    expect(await list('/api/school-productions')).toHaveLength(9);
    expect(await list('/api/school-sessions?perPage=100')).toHaveLength(40);
  });

  it('are visited in every municipality of the island', async () => {
    const sessions = await list<SchoolSession>('/api/school-sessions?production=viento-en-la-isla&perPage=100');
    expect(new Set(sessions.map(({ municipality }) => municipality)).size).toBe(21);
    expect(sessions[0]).toMatchObject({ municipality: 'Telde', startsAt: '2027-02-24T10:30:00.000Z', seatsLeft: 32 });
    const dates = sessions.map(({ startsAt }) => startsAt);
    expect(dates).toEqual(dates.toSorted());
  });

  it('stand in halls that have a name in each language', async () => {
    const places = async (lang: string) =>
      (await list<SchoolSession>(`/api/school-sessions?production=latidos&lang=${lang}`)).map(({ place }) => place);
    expect(new Set(await places('es'))).toEqual(new Set(['Sede de la Orquesta, Sala de ensayos']));
    expect(new Set(await places('en'))).toEqual(new Set(['Sede de la Orquesta, Rehearsal Room']));
  });

  it.each(['open', 'full', 'notYet', 'closed', 'past'])('can be asked for sessions that are %s', async (state) => {
    const sessions = await list<SchoolSession>(`/api/school-sessions?state=${state}&perPage=100`);
    expect(sessions.length).toBeGreaterThan(0);
    expect(sessions.every((session) => session.state === state)).toBe(true);
  });

  it('refuse a production that does not exist', async () => {
    const { status, body } = (await test.get('/api/school-sessions?production=nada')) as TestResponse<Failure>;
    expect([status, body.message]).toEqual([400, '«nada» no es un valor conocido de «production».']);
  });
});

it('bestState without sessions is not yet', () => {
  expect(bestState([])).toBe('notYet');
  expect(bestState(['past', 'full', 'open'])).toBe('open');
  expect(bestState(['past', 'closed'])).toBe('closed');
});
