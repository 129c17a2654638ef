import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import {
  contradictions,
  countClaims,
  type Known,
  limitClaims,
  type Passage,
  wrongDays,
  wrongSeats,
} from '@ofgc/shared/testing/claims.ts';
import { manyValued } from '@ofgc/shared/testing/many-valued.ts';
import { largeNumbers } from '@ofgc/shared/testing/number-words.ts';
import { wordingFaults } from '@ofgc/shared/testing/wording.ts';
import { describe, expect, it } from 'vitest';
import { contentFolder, readContent } from './read-content.ts';

const { content } = await readContent(contentFolder);
const { workNotes: _notes, sungTexts: _texts, works: _works, movements: _movements, ...told } = content;

const block = /<\/?(?:p|li|ul|ol|h\d|table|thead|tbody|tr|td|th|strong|em|a)\b[^>]*>/;
const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, ' ');

/** Every text below a value, in its language. */
function passages(value: unknown, place: string, language?: Locale): Passage[] {
  if (typeof value === 'string')
    return language ? value.split(block).flatMap((text) => (text.trim() ? [{ place, language, text }] : [])) : [];
  if (typeof value !== 'object' || !value) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    passages(below, place, locales.find((one) => one === key) ?? language),
  );
}

async function documentPassages(): Promise<Passage[]> {
  const folder = join(contentFolder, 'documents');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const files = await Promise.all(
    names.map(async (place) => {
      const language: Locale = place.endsWith('.en.md') ? 'en' : 'es';
      return (await readFile(join(folder, place), 'utf8')).split('\n').map((text) => ({ place, language, text }));
    }),
  );
  return files.flat();
}

/** Folders with one file of words a language: letters, and sentences of the API. */
const ownWords = ['mail/templates', 'locales'];
const all = [...Object.entries(told).flatMap(([file, data]) => passages(data, file)), ...(await documentPassages())];

describe.each(locales)('what the content says in %s', (language) => {
  const own = all.filter((passage) => passage.language === language);
  const days = Map.groupBy(content.events, ({ title }) => title[language] ?? title.es);
  const known: Known = {
    concerts: [...days].map(([title, events]) => ({
      title,
      days: events.flatMap(({ performances }) =>
        performances.flatMap(({ date, previousDates }) => [date, ...previousDates].map((day) => day.slice(5))),
      ),
    })),
    halls: content.venues
      .flatMap(({ halls }) => halls)
      .map(({ name, capacity }) => ({ name: name[language] ?? name.es, seats: capacity })),
  };

  it('counts nothing in two ways', () => {
    expect(own.length).toBeGreaterThan(2000);
    expect(contradictions(own.flatMap(countClaims), manyValued)).toEqual([]);
  });

  it('tells limits of time, prices of the clubs, hours of the box office and years in one way', () => {
    const claims = own.flatMap(limitClaims);
    expect(new Set(claims.map(({ subject }) => subject)).size).toBe(9);
    expect(contradictions(claims, new Set())).toEqual([]);
  });

  it('tells a concert with its own days, and a hall with its own seats', () => {
    expect(own.flatMap((passage) => wrongDays(passage, known.concerts))).toEqual([]);
    expect(own.flatMap((passage) => wrongSeats(passage, known.halls))).toEqual([]);
  });
});

it('is worded alike everywhere, programme notes, letters and messages of the API too', async () => {
  const files = ownWords.flatMap((folder) =>
    locales.map((language) => ({ place: `${folder}/${language}.json`, language })),
  );
  const read = async ({ place, language }: (typeof files)[number]) =>
    passages(JSON.parse(await readFile(join(import.meta.dirname, '..', place), 'utf8')), place, language);
  const written = (await Promise.all(files.map(read))).flat();
  const printed = [...passages(content.workNotes, 'work-notes.json'), ...passages(content.works, 'works.json')];
  expect(written.length).toBeGreaterThan(500);
  expect([...all, ...printed, ...written].flatMap(wordingFaults)).toEqual([]);
});

/** “The fifties”, “her fiftieth birthday”, “some twenty”, “a minor”: the other language has no number there. */
const spokenNumbers = [
  /Piazzolla compuso sus/,
  /Cuatro últimos|A los ochenta y cuatro|ochenta y cuatro años/,
  /^Menores de edad$/,
  /En abril de 1915 anotó/,
];

it('says the same numbers in both languages, from ten on', () => {
  const differing: string[] = [];
  const compare = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || !value) return;
    const { es, en } = value as Record<string, unknown>;
    if (typeof es === 'string' && typeof en === 'string') {
      const [ours, theirs] = [largeNumbers(withoutTags(es), 'es'), largeNumbers(withoutTags(en), 'en')];
      if (ours.join() !== theirs.join() && !spokenNumbers.some((known) => known.test(es)))
        differing.push(`${place}: ${ours.join(' ')} / ${theirs.join(' ')}: ${es.slice(0, 60)}`);
    } else for (const [key, below] of Object.entries(value)) compare(below, `${place}.${key}`);
  };
  compare(told, '');
  expect(differing).toEqual([]);
});
