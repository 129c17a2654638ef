import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as contacts from '@ofgc/shared/domain/departments/department-contacts.ts';
import { houseFact, houseFacts } from '@ofgc/shared/domain/departments/house-facts.ts';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import {
  contradictions,
  countClaims,
  type Known,
  limitClaims,
  type Passage,
  wrongDays,
  wrongSeats,
} from '@ofgc/shared/testing/claims/claims.ts';
import { remoteFolders } from '@ofgc/shared/testing/read-sections.ts';
import { readSources } from '@ofgc/shared/testing/files/source-files.ts';
import { manyValued } from '@ofgc/shared/testing/claims/many-valued.ts';
import { translatedFacts, wrongWeekdays } from '@ofgc/shared/testing/claims/translated-facts.ts';
import { wordingFaults } from '@ofgc/shared/testing/wording.ts';
import { describe, expect, it } from 'vitest';
import { contentFolder, readContent } from './read-content.ts';

const { content, facts } = await readContent(contentFolder);
const { workNotes: _notes, sungTexts: _texts, works: _works, movements: _movements, ...claimed } = content;

const block = /<\/?(?:p|li|ul|ol|h\d|table|thead|tbody|tr|td|th|strong|em|a)\b[^>]*>/;

/** Every text within a value, with its language. */
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

/** Folders with one file of texts for each language: emails, and sentences of the API. */
const ownWords = ['mail/templates', 'locales'];
const repository = join(import.meta.dirname, '../../..');

/** The texts in the catalogues of the site's packages, which might state a telephone number or the hours of a department. */
async function cataloguePassages(): Promise<Passage[]> {
  const packages = (await readdir(repository)).filter((name) => /^(?:shell|mfe-\w+)$/.test(name));
  const folders = [...packages.map((name) => `${name}/src/locales`), 'shared/src/i18n/locales'];
  const files = folders.flatMap((folder) =>
    locales.map((language) => ({ place: `${folder}/${language}.json`, language })),
  );
  return (await Promise.all(files.map((file) => readWords(repository, file)))).flat();
}

async function readWords(folder: string, { place, language }: Pick<Passage, 'place' | 'language'>): Promise<Passage[]> {
  return passages(JSON.parse(await readFile(join(folder, place), 'utf8')), place, language);
}

const words = await cataloguePassages();
/** The texts as pages show them, with the facts filled in. */
const catalogues = words.map((passage) => ({
  ...passage,
  text: passage.text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => houseFact(name, passage.language) ?? whole),
}));
const all = [
  ...Object.entries(claimed).flatMap(([file, data]) => passages(data, file)),
  ...(await documentPassages()),
  ...catalogues,
];

describe.each(locales)('the content in %s', (language) => {
  const own = all.filter((passage) => passage.language === language);
  // “Sibelius” is a concert and also a composer, whose letters have other dates.
  const composers = new Set(content.composers.map(({ shortName }) => shortName[language]));
  const titled = content.events.map((event) => ({ ...event, title: event.title[language] ?? event.title.es }));
  const days = Map.groupBy(
    titled.filter(({ title }) => !composers.has(title)),
    ({ title }) => title,
  );
  const known: Known = {
    concerts: [...days].map(([title, events]) => ({
      title,
      days: events.flatMap(({ performances }) =>
        performances.flatMap(({ date, previousDates }) => [date, ...previousDates].map((day) => day.slice(5, 10))),
      ),
    })),
    halls: content.venues
      .flatMap(({ halls }) => halls)
      .map(({ name, capacity }) => ({ name: name[language] ?? name.es, seats: capacity })),
  };

  it('gives one number for each thing that it counts', () => {
    expect(own.length).toBeGreaterThan(2000);
    expect(contradictions(own.flatMap(countClaims), manyValued)).toEqual([]);
  });

  it('gives one value for each time limit, club price, hour of the box office and year', () => {
    const claims = own.flatMap(limitClaims);
    expect(claims).not.toEqual([]);
    expect(contradictions(claims, new Set())).toEqual([]);
  });

  it('names each concert with its own days and each hall with its own seats', () => {
    expect(own.flatMap((passage) => wrongDays(passage, known.concerts))).toEqual([]);
    expect(own.flatMap((passage) => wrongSeats(passage, known.halls))).toEqual([]);
  });
});

describe('facts of the content', () => {
  it('are repeated in no text: when latecomers are let in, what is done about a lost ticket', async () => {
    const files = (await readdir(contentFolder)).filter((name) => name.endsWith('.json') && name !== 'facts.json');
    const texts = await Promise.all(files.map((name) => readFile(join(contentFolder, name), 'utf8')));
    const own =
      /pausa entre obras|pause between works|perdido (?:u olvidado )?la entrada\?<\/h3><p>[^{]|lost (?:or forgotten )?my ticket\??<\/h3><p>[^{]/i;
    expect(texts.flatMap((text) => own.exec(text)?.[0] ?? [])).toEqual([]);
  });
});

describe('facts of the house', () => {
  it('are inserted in the texts of pages by name; no text states hours, a telephone or a price itself', () => {
    // The hour at which a call opens is a rule of calls; the street is on a drawn plan.
    const known = /^(?:Se abre el \{\{date\}\}, a las 9:00\.|Opens on \{\{date\}\} at 9:00\.)$/;
    const claim = /\d{3} \d\d \d\d \d\d|\b\d{1,2}:\d\d\b|lunes a viernes|Monday to Friday|€/;
    const byThemselves = words.filter(
      ({ text, place }) => claim.test(text) && !known.test(text) && !place.startsWith('mfe-office/'),
    );
    expect(byThemselves.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
    for (const name of Object.keys(houseFacts))
      expect(
        words.some(({ text }) => text.includes(`{{${name}}}`)),
        name,
      ).toBe(true);
  });

  it('have opening hours and telephones that no text of the content repeats', async () => {
    const hours = [houseFacts.boxOfficeHours, houseFacts.officeHours, houseFacts.reportingHours];
    const written = [...hours.flatMap(({ es, en }) => [es, en]), '928 ?\\d\\d ?\\d\\d ?\\d\\d'];
    const repeated = (text: string) => text.match(new RegExp(written.join('|'), 'gi')) ?? [];
    expect(repeated('Lunes y jueves, de 9:00 a 12:00, <a href="tel:+34928000020">928 00 00 20</a>')).toHaveLength(3);
    const files = (await readdir(contentFolder, { recursive: true })).filter((name) => /\.(?:json|md|csv)$/.test(name));
    expect(files).toContain('content-pages/visitantes/grupos.json');
    const told = files.filter((name) => !['departments.json', 'facts.json'].includes(name));
    const texts = await Promise.all(told.map((name) => readFile(join(contentFolder, name), 'utf8')));
    expect(texts.flatMap((text, index) => repeated(text).map((words) => `${told[index]}: ${words}`))).toEqual([]);
  });

  it('have the telephones and email addresses of the departments, also in the code of pages', () => {
    const { departments } = content;
    const phoneOf = (key: string) => departments.find((one) => one.key === key)?.phone;
    expect([houseFacts.boxOfficePhone.es, houseFacts.schoolsPhone.es, houseFacts.accessibilityPhone.es]).toEqual(
      ['tickets', 'education', 'accessibility'].map(phoneOf),
    );
    for (const { es, en } of [houseFacts.boxOfficePhone, houseFacts.schoolsPhone, houseFacts.accessibilityPhone])
      expect(en).toBe(`+34 ${es}`);
    for (const [key, contact] of Object.entries(contacts))
      expect(departments.find((one) => one.key === key)).toMatchObject(contact);
    const sources = [...remoteFolders, 'shell']
      .flatMap((name) => readSources(join(repository, name, 'src')))
      .map(({ text }) => text);
    const literal = /phone(?:: ?'|=")(\d{3} \d\d \d\d \d\d)['"][,\s]*email(?:: ?'|=")([\w.-]+@ofgc\.example)/g;
    expect(`phone="928 00 00 04"\n      email="empleo@ofgc.example"`).toMatch(literal);
    expect(sources.flatMap((text) => text.match(literal) ?? [])).toEqual([]);
    const numbers = sources.flatMap((text) => text.match(/(?<=phone(?:: |=)['"])928 \d\d \d\d \d\d/g) ?? []);
    const others = numbers.filter((number) => departments.every(({ phone }) => phone !== number));
    expect(others.map((phone) => ({ phone }))).toEqual([facts['reportingPhone']]);
  });
});

it('content, programme notes, emails and messages of the API keep to one wording', async () => {
  const files = ownWords.flatMap((folder) =>
    locales.map((language) => ({ place: `${folder}/${language}.json`, language })),
  );
  const own = join(import.meta.dirname, '..');
  const written = (await Promise.all(files.map((file) => readWords(own, file)))).flat();
  const printed = [...passages(content.workNotes, 'work-notes.json'), ...passages(content.works, 'works.json')];
  expect(written.length).toBeGreaterThan(500);
  expect([...all, ...printed, ...written].flatMap(wordingFaults)).toEqual([]);
});

/**
 * Spanish words whose sentences have a number that the other language lacks, or another one: “her fiftieth birthday”, “some twenty”, six
 * stone. They are kept beside the content, for those who write it.
 */
const spokenNumbers = JSON.parse(await readFile(join(contentFolder, 'spoken-numbers.json'), 'utf8')) as string[];

/** The numbers, days, hours, telephone numbers and email addresses that are in only one of two texts. */
function differing(place: string, es: string, en: string): string[] {
  const [ours, theirs] = [new Set(translatedFacts(es, 'es')), new Set(translatedFacts(en, 'en'))];
  const only = [...[...ours].filter((one) => !theirs.has(one)), ...[...theirs].filter((one) => !ours.has(one))];
  if (!only.length || spokenNumbers.some((words) => es.includes(words))) return [];
  return [`${place}: ${only.join(', ')}: ${es.slice(0, 60)}`];
}

function differingBelow(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || !value) return [];
  const { es, en } = value as Record<string, unknown>;
  if (typeof es === 'string' && typeof en === 'string') return differing(place, es, en);
  return Object.entries(value).flatMap(([key, below]) => differingBelow(below, `${place}.${key}`));
}

/** Compares the same sentence of two catalogues. */
function differingPair(es: unknown, en: unknown, place: string): string[] {
  if (typeof es === 'string') return typeof en === 'string' ? differing(place, es, en) : [];
  if (typeof es !== 'object' || !es) return [];
  return Object.entries(es).flatMap(([key, below]) =>
    differingPair(below, (en as Record<string, unknown> | undefined)?.[key], `${place}.${key}`),
  );
}

describe('numbers, days, hours, telephones and addresses in both languages', () => {
  it('are the same in the content and the programme notes', () => {
    expect(differingBelow({ ...claimed, workNotes: content.workNotes, works: content.works }, '')).toEqual([]);
  });

  it('are the same in printed documents, their tables included', async () => {
    const folder = join(contentFolder, 'documents');
    const read = async (name: string) => {
      const text = await readFile(join(folder, name), 'utf8');
      const [, table] = /^\{\{(.+\.csv)\}\}$/m.exec(text) ?? [];
      return table ? `${text}\n${await readFile(join(folder, table), 'utf8')}` : text;
    };
    const translated = (await readdir(folder)).filter((name) => name.endsWith('.en.md'));
    expect(translated.length).toBeGreaterThan(10);
    const found = await Promise.all(
      translated
        // Only the Spanish version has the rules for carrying out the budget, which are law.
        .filter((name) => !/^presupuesto-\d{4}\.en\.md$/.test(name))
        .map(async (name) => differing(name, await read(name.replace('.en.', '.es.')), await read(name))),
    );
    expect(found.flat()).toEqual([]);
  });

  it('are the same in emails, messages of the API and the catalogues of pages', async () => {
    const root = join(import.meta.dirname, '../../..');
    const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(root, file), 'utf8'));
    const remotes = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
    const folders = [
      'api/src/locales',
      'api/src/mail/templates',
      'shared/src/i18n/locales',
      'shell/src/locales',
      ...remotes.map((name) => `${name}/src/locales`),
    ];
    const found = await Promise.all(
      folders.map(async (folder) =>
        differingPair(await read(`${folder}/es.json`), await read(`${folder}/en.json`), folder),
      ),
    );
    expect(found.flat()).toEqual([]);
  });
});

it('no text gives a day a weekday that it does not have', () => {
  const years = [
    ...new Set(content.events.flatMap(({ performances }) => performances.map(({ date }) => Number(date.slice(0, 4))))),
  ];
  const recent = years.filter((year) => year >= Math.max(...years) - 2);
  expect(
    all.flatMap(({ place, language, text }) => wrongWeekdays(text, language, recent).map((day) => `${place}: ${day}`)),
  ).toEqual([]);
});

it('each telephone belongs to one department', () => {
  const phones = content.departments.map(({ phone, key }) => ({
    subject: phone,
    value: key,
    place: 'departments',
    quote: key,
  }));
  const rows = JSON.stringify(claimed).split(/<\/(?:tr|p|li)>|"(?:es|en)":/);
  const beside = rows.flatMap((text) => {
    const [phone, ...otherPhones] = new Set(text.match(/928 \d\d \d\d \d\d/g) ?? []);
    const [email, ...otherEmails] = new Set(text.match(/[\w.-]+@ofgc\.example/g) ?? []);
    const department = content.departments.find((one) => one.email === email);
    if (!phone || !department || otherPhones.length || otherEmails.length) return [];
    return [{ subject: phone, value: department.key, place: 'texts', quote: text.slice(0, 80) }];
  });
  expect(beside.length).toBeGreaterThan(5);
  expect(contradictions([...phones, ...beside], new Set())).toEqual([]);
});
