import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { seedAuditions } from '../resources/auditions/seed.ts';
import { checkContent, contentFolder, readContent } from './read-content.ts';

const { content } = await readContent(contentFolder);

const text = { es: 'Texto', en: 'Text' };
const meeting = { date: '2027-03-10', from: '10:00', to: '13:00' };
/** Entries with one meeting, on 10 March. */
const own = {
  masterclasses: content.masterclasses.map((one) => ({ ...one, applyFrom: '2027-01-11', meetings: [meeting] })),
  workshops: content.workshops.map((one) => ({
    ...one,
    applyFrom: '2027-01-11',
    meetings: [{ ...meeting, title: text, text }],
  })),
};

it.each(['masterclasses', 'workshops'] as const)(
  'checkContent refuses %s whose applications do not end before the first meeting',
  (name) => {
    const [entry] = own[name];
    expect(checkContent(name, [{ ...entry, applyTo: '2027-03-09' }])).toHaveLength(1);
    expect(() => checkContent(name, [{ ...entry, applyTo: '2027-03-10' }])).toThrow('applyTo: must end before');
  },
);

it('checkContent refuses a vacancy whose applications end before they begin', () => {
  const { vacancies, ...named } = content.vacancies;
  const wrong = [{ ...vacancies[0], applyFrom: '2026-12-02', applyTo: '2026-12-01' }];
  expect(() => checkContent('vacancies', { ...named, vacancies: wrong })).toThrow('applyTo: must not be before');
});

it('an audition is refused when applications end on its first round’s day or its result is too early', async () => {
  const on = '2027-03-10';
  const { vacancy: _, ...first } = content.auditions[0] as (typeof content.auditions)[number];
  const call = { publishedAt: '2026-11-16', applyFrom: '2027-01-11', applyTo: on, status: 'announced' };
  const audition = { ...first, call, rounds: first.rounds.slice(0, 1).map((round) => ({ ...round, on })) };
  const wrong = { ...content, auditions: [audition] };
  await expect(seedAuditions({} as Database, wrong as unknown as typeof content)).rejects.toThrow(
    `auditions.json: ${audition.slug}: its first round`,
  );
  const early = [{ ...audition, result: { on: '2027-03-09', text: { es: 'Nadie', en: 'Nobody' } } }];
  expect(() => checkContent('auditions', early)).toThrow('result, on: must not be before the last round');
});
