import { checkContent } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { seedSchoolCalls } from '../../resources/school-calls/seed.ts';
import { seedSchoolProductions } from '../../resources/school-productions/seed.ts';
import { content } from '../site-content.ts';

const text = (words: string) => ({ es: words, en: words });

const production = (id: number, slug: string, title: string) => ({
  id,
  slug,
  kind: 'school',
  course: '2026-27',
  title: text(title),
  music: text('Metal y percusión'),
  levels: text('Primaria'),
  summary: text('<p>Un concierto.</p>'),
  minutes: 50,
  price: 0,
  eventId: null,
});

const days = {
  'viento-en-la-isla': { applyFrom: '2026-10-05', applyTo: '2027-01-15' },
  'la-orquesta-por-dentro': { applyFrom: '2026-09-14', applyTo: '2027-03-19' },
  latidos: { applyFrom: '2027-01-11', applyTo: '2027-02-26' },
};
/** A session with `free` of its seats left. */
const session = (
  id: number,
  slug: keyof typeof days,
  { free, ...own }: { date: string; municipality: string; capacity: number; free: number },
) => ({
  id,
  production: slug,
  time: '10:30',
  ...own,
  place: `Centro Cultural de ${own.municipality}`,
  taken: own.capacity - free,
  ...days[slug],
});

const call = (
  key: string,
  own: { production: keyof typeof days; sessions: number[]; levels: string[]; resultsOn: string },
) => ({
  key,
  ...own,
  pupilsPerTeacher: 25,
  wheelchairSpaces: 4,
  answerDays: 10,
});
const years = (school: 'primary' | 'secondary', last: number) =>
  Array.from({ length: last }, (_, year) => `${school}${year + 1}`);

/**
 * Replaces the content's calls for schools by those of the tests: the tour, which is open on the tests' day and has sessions with 32, 84, 0,
 * 38, 126, 80 and 102 free seats, another call that is open, and one that is not open yet.
 */
export async function seedSampleCalls(database: Database): Promise<void> {
  for (const table of ['schoolCalls', 'schoolSessionSeats', 'schoolSessions', 'schoolProductions'] as const)
    await database.deleteFrom(table).execute();
  const sample = {
    ...content,
    schoolProductions: checkContent('schoolProductions', {
      productions: [
        production(2, 'viento-en-la-isla', 'Viento en la isla'),
        production(3, 'la-orquesta-por-dentro', 'La orquesta por dentro'),
        production(4, 'latidos', 'Latidos'),
      ],
      sessions: [
        session(5, 'viento-en-la-isla', { date: '2027-02-24', municipality: 'Telde', capacity: 240, free: 32 }),
        session(6, 'viento-en-la-isla', {
          date: '2027-02-25',
          municipality: 'Valsequillo de Gran Canaria',
          capacity: 180,
          free: 84,
        }),
        session(7, 'viento-en-la-isla', {
          date: '2027-03-01',
          municipality: 'Santa Lucía de Tirajana',
          capacity: 400,
          free: 0,
        }),
        session(8, 'viento-en-la-isla', { date: '2027-03-02', municipality: 'Agüimes', capacity: 300, free: 38 }),
        session(10, 'viento-en-la-isla', { date: '2027-03-15', municipality: 'Guía', capacity: 200, free: 126 }),
        session(11, 'viento-en-la-isla', { date: '2027-03-16', municipality: 'Gáldar', capacity: 320, free: 80 }),
        session(12, 'viento-en-la-isla', { date: '2027-03-17', municipality: 'Agaete', capacity: 150, free: 102 }),
        session(29, 'la-orquesta-por-dentro', {
          date: '2027-05-13',
          municipality: 'Las Palmas de Gran Canaria',
          capacity: 200,
          free: 136,
        }),
        session(30, 'latidos', {
          date: '2027-05-18',
          municipality: 'Las Palmas de Gran Canaria',
          capacity: 90,
          free: 90,
        }),
      ],
    }),
    schoolCalls: checkContent('schoolCalls', [
      call('viento-en-la-isla', {
        production: 'viento-en-la-isla',
        sessions: [5, 6, 7, 8, 10, 11, 12],
        levels: [...years('primary', 6), 'oneRoom'],
        resultsOn: '2027-01-25',
      }),
      call('ensayo-de-mayo', {
        production: 'la-orquesta-por-dentro',
        sessions: [29],
        levels: years('secondary', 4),
        resultsOn: '2027-04-05',
      }),
      call('latidos', {
        production: 'latidos',
        sessions: [30],
        levels: ['nursery3', 'nursery4', 'nursery5', 'special'],
        resultsOn: '2027-03-05',
      }),
    ]),
  };
  await seedSchoolProductions(database, sample);
  await seedSchoolCalls(database, sample);
}
