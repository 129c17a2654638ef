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
const planned = (await readContent(contentFolder)).content.schoolProductions;

const list = async <Item>(address: string) => (await test.read<List<Item>>(address)).data;

describe('the productions and sessions for schools', () => {
  it('list each production with the best state of its sessions', async () => {
    const productions = await list<SchoolProduction>('/api/school-productions?course=2026-27');
    const best = productions.map(({ slug, state, sessions }) => [slug, state, sessions?.total]);
    const countOf = (slug: string) => planned.sessions.filter(({ production }) => production === slug).length;
    expect(best).toEqual(
      expect.arrayContaining([
        ['peer-gynt', 'past', countOf('peer-gynt')],
        ['viento-en-la-isla', 'open', countOf('viento-en-la-isla')],
        ['latidos', 'notYet', countOf('latidos')],
      ]),
    );
    expect(await list('/api/school-productions?perPage=100')).toHaveLength(planned.productions.length);
    expect(await list('/api/school-sessions?perPage=100')).toHaveLength(planned.sessions.length);
  });

  it('of a tour include all municipalities, sorted by date, with the seats that are left', async () => {
    const sessions = await list<SchoolSession>('/api/school-sessions?production=viento-en-la-isla&perPage=100');
    const ownSessions = planned.sessions.filter(({ production }) => production === 'viento-en-la-isla');
    expect(sessions.map(({ municipality, seatsLeft }) => `${municipality} ${seatsLeft}`).toSorted()).toEqual(
      ownSessions.map(({ municipality, capacity, taken }) => `${municipality} ${capacity - taken}`).toSorted(),
    );
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
