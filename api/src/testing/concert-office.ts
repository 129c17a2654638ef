import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import type { OfficeConcert } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import { beforeAll } from 'vitest';
import type { ApiOptions } from '../server.ts';
import { type ApiAnswer, askBelow } from './asker.ts';
import { signedIn, type SignedInTester } from './signed-in.ts';
import { insertConcerts, performance, sampleConcert, withConcerts } from './insert-concert.ts';
import { content } from './site-content.ts';
import { startDeadline, testDay, testSettings, type TestApi } from './test-api.ts';
import { useFollowingApi } from './use-test-api.ts';

export interface ConcertOffice {
  test: TestApi;
  /** A member of the box office. */
  eva: SignedInTester;
  /**
   * Reads an address below /api/office/concerts, or posts to it if there is a payload.
   * @param visitor who sends the request; default: Eva
   */
  ask: (path?: string, payload?: object, visitor?: SignedInTester | null) => Promise<ApiAnswer<unknown>>;
  opened: (id: number) => Promise<OfficeConcert>;
  /** Sends the form with the values of its page and some changes. */
  save: (id: number, changes: Record<string, unknown>) => Promise<ApiAnswer<unknown>>;
  undo: (id: number) => Promise<ApiAnswer<unknown>>;
  /** The concert as visitors see it. */
  shown: (id: number, lang?: string) => Promise<Event>;
}

/** The texts that an announced change needs. */
export const announcement = { textEs: 'El concierto se cancela.', textEn: 'The concert is cancelled.' };

/** A concert in July after the season's last one, for the office to change. */
const concert = (id: number, differences: Parameters<typeof sampleConcert>[1] = {}, texts = {}) =>
  sampleConcert(id, differences, { changes: [], ...texts });
const soloists = [{ name: content.artists[0]?.name ?? null, instrument: { es: 'piano', en: 'piano' } }];

/** The concerts that the office of a test changes: each has one date, whose number is ten times its own and one. */
export const officeConcerts = [
  // A date that is over and one in the evening of the tests' day.
  concert(9036, {
    performances: [performance(90_361, { date: '2026-11-19' }), performance(90_362, { date: testDay })],
  }),
  ...[9038, 9041, 9043, 9044, 9047, 9048].map((id) => concert(id)),
  concert(9042, { performances: [performance(90_421, { date: '2027-07-22' })] }),
  concert(9045, { soloists }),
  concert(9046, {}, { changes: [{ at: '2026-11-01', kind: 'cast', text: { es: 'Cambio.', en: 'Change.' } }] }),
];

/**
 * An API for this test file that follows its content, and a member of the box office who changes the `officeConcerts`.
 * @returns functions and objects for the tests and any later hook
 */
export function useConcertOffice(options?: Partial<ApiOptions>): ConcertOffice {
  const readFiles = async () => {
    const { content: files, hash } = await testSettings.readFiles();
    return { content: withConcerts(files, officeConcerts), hash };
  };
  const test = useFollowingApi({ readFiles, ...options });
  const eva = {} as SignedInTester;
  beforeAll(async () => {
    await insertConcerts(test.database, officeConcerts);
    Object.assign(eva, await signedIn(test, 'staff', 'box-office'));
  }, startDeadline);
  const below = askBelow(test, '/api/office/concerts');
  const ask: ConcertOffice['ask'] = (path, payload, visitor = eva) => below(visitor, path, payload);
  const opened = async (id: number) => (await ask(`/${id}`)).data as OfficeConcert;
  return {
    test,
    eva,
    ask,
    opened,
    save: async (id, changes) => ask(`/${id}`, concertForm(await opened(id), changes)),
    undo: async (id) => ask(`/${id}/undo`, { version: (await opened(id)).version }),
    shown: async (id, lang = 'es') => (await test.read<{ data: Event }>(`/api/events/${id}?lang=${lang}`)).data,
  };
}

/** A hall that a concert may move to. */
export const otherHall = ({ choices, text }: OfficeConcert): string =>
  choices.venues.find((hall) => hall !== text.venue) ?? '';

/** The form with the values of its page and some changes. */
export function concertForm({ version, text }: OfficeConcert, changes: Record<string, unknown> = {}): object {
  return {
    version,
    ...Object.fromEntries(
      text.dates.flatMap(({ id, list, ...date }) => [
        ...Object.entries(date).map(([name, value]) => [`${name}-${id}`, value]),
        [`list-${id}`, String(list)],
      ]),
    ),
    venue: text.venue,
    conductor: text.conductor,
    ...Object.fromEntries(text.soloists.map(({ name }, position) => [`soloist-${position}`, name])),
    ...Object.fromEntries(text.works.map(({ position, work }) => [`work-${position}`, work])),
    noteEs: text.note.es,
    noteEn: text.note.en,
    textEs: text.announcement.es,
    textEn: text.announcement.en,
    state: 'published',
    ...changes,
  };
}
