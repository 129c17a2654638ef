import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { seedAuditions } from '../resources/auditions/seed.ts';
import { checkContent, contentFolder, readContent } from './read-content.ts';

const { content } = await readContent(contentFolder);

it.each(['masterclasses', 'workshops'] as const)(
  'checkContent refuses %s whose applications do not end before the first meeting',
  (name) => {
    const [first] = content[name];
    expect(() => checkContent(name, [{ ...first, applyTo: first?.meetings[0]?.date }])).toThrow(
      'applyTo: must end before',
    );
  },
);

it('checkContent refuses a vacancy whose applications end before they begin', () => {
  const { vacancies, ...named } = content.vacancies;
  const wrong = [{ ...vacancies[0], applyFrom: '2026-12-02', applyTo: '2026-12-01' }];
  expect(() => checkContent('vacancies', { ...named, vacancies: wrong })).toThrow('applyTo: must not be before');
});

it('an audition is refused when applications end on its first round’s day or its result is too early', async () => {
  const audition = content.auditions.find(({ call }) => call);
  const on = audition?.rounds[0]?.on ?? '';
  const wrong = { ...content, auditions: [{ ...audition, call: { ...audition?.call, applyTo: on } }] };
  await expect(seedAuditions({} as Database, wrong as typeof content)).rejects.toThrow(
    `auditions.json: ${audition?.slug}: its first round`,
  );
  const early = [{ ...audition, result: { on, text: { es: 'Nadie', en: 'Nobody' } } }];
  expect(() => checkContent('auditions', early)).toThrow('result, on: must not be before the last round');
});
