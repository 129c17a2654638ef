import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type {
  SchoolProduction,
  SchoolSession,
} from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import { type TestResponse } from '../../testing/test-api.ts';
import { contentFolder, readContent } from '../../content/read-content.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

async function list<Item>(address: string): Promise<Item[]> {
  const { status, body } = (await test.get(address)) as TestResponse<List<Item>>;
  expect(status, address).toBe(200);
  return body.data;
}

describe('the productions and sessions for schools', () => {
  it('list each production with the best state of its sessions', async () => {
    const productions = await list<SchoolProduction>('/api/school-productions?course=2026-27');
    const best = productions.map(({ slug, state, sessions }) => [slug, state, sessions?.total]);
    expect(best).toEqual(
      expect.arrayContaining([
        ['peer-gynt', 'past', 4],
        ['viento-en-la-isla', 'open', 21],
        ['latidos', 'notYet', 4],
      ]),
    );
    const { content } = await readContent(contentFolder);
    expect(await list('/api/school-productions?perPage=100')).toHaveLength(
      content.schoolProductions.productions.length,
    );
    expect(await list('/api/school-sessions?perPage=100')).toHaveLength(content.schoolProductions.sessions.length);
  });

  it('of the tour include all 21 municipalities, sorted by date', async () => {
    const sessions = await list<SchoolSession>('/api/school-sessions?production=viento-en-la-isla&perPage=100');
    expect(new Set(sessions.map(({ municipality }) => municipality)).size).toBe(21);
    expect(sessions[0]).toMatchObject({ municipality: 'Telde', startsAt: '2027-02-24T10:30:00.000Z', seatsLeft: 32 });
    const dates = sessions.map(({ startsAt }) => startsAt);
    expect(dates).toEqual(dates.toSorted());
  });

  it('have halls with a name in each language', async () => {
    const places = async (lang: string) =>
      (await list<SchoolSession>(`/api/school-sessions?production=latidos&lang=${lang}`)).map(({ place }) => place);
    expect(new Set(await places('es'))).toEqual(new Set(['Sede de la Orquesta, Sala de ensayos']));
    expect(new Set(await places('en'))).toEqual(new Set(['Sede de la Orquesta, Rehearsal Room']));
  });

  it.each(['open', 'full', 'notYet', 'closed', 'past'])('can be filtered by the state %s', async (state) => {
    const sessions = await list<SchoolSession>(`/api/school-sessions?state=${state}&perPage=100`);
    expect(sessions.length).toBeGreaterThan(0);
    expect(sessions.every((session) => session.state === state)).toBe(true);
  });

  it('answer 400 to an unknown production', async () => {
    const { status, body } = (await test.get('/api/school-sessions?production=nada')) as TestResponse<ErrorBody>;
    expect([status, body.message]).toEqual([400, '«nada» no es un valor conocido de «production».']);
  });
});
