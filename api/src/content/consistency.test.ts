import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '@ofgc/shared/dates/spans.ts';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { describe, expect, it } from 'vitest';
import { accountRetention, retentionPeriods } from '../purge/retention-periods.ts';
import { deviceLimit } from '../resources/sessions/session-limits.ts';
import { translatedFacts } from '@ofgc/shared/testing/claims/translated-facts.ts';
import { parseMarkup } from '../testing/parse-markup.ts';
import { contentFolder, readContent } from './read-content.ts';

const { content } = await readContent(contentFolder);
const file = (name: string) => readFile(join(contentFolder, 'documents', name), 'utf8');
const newestFirst = content.documents.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
/** The newest document whose file has such a name: next year's file has another year in it. */
const newest = (name: RegExp) => {
  const found = newestFirst.find(({ files }) => name.test(files.es));
  if (!found) throw new Error(`documents.json: no file is named ${name}`);
  return found;
};
/** The text of the newest document with such a name. */
const document = (name: RegExp, language: Locale = 'es') => {
  const { files } = newest(name);
  return file(files[language] ?? files.es);
};
const page = (path: string, anchor: string, language: Locale = 'es') => {
  const sections = content.pages.find((one) => one.path === path)?.sections ?? [];
  const section = sections.find((one) => one.anchor.es === anchor);
  if (!section) throw new Error(`pages.json: ${path} has no section ${anchor}`);
  return section.html[language] ?? section.html.es;
};
/** The texts of the cells of all tables, row by row. */
const rowsOf = (html: string) =>
  [...parseMarkup(html).querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()),
  );
const postsFile = /^relacion-puestos.*\.csv$/;
const readPosts = async () =>
  (await document(postsFile))
    .trim()
    .split('\n')
    .map((line) => line.split(','));

/** The Tuesday before Lent, 47 days before Easter Sunday (Gauss's rule in the form of 1876). */
function carnivalTuesday(year: number): string {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const leaps = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + leaps + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = 7 * Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  return new Date(Date.UTC(year, 2, 22 + moon + sunday - late - 47)).toISOString().slice(0, 10);
}

describe('facts that the site states in two places', () => {
  it('agree: each role has as many posts as the orchestra has players', async () => {
    const posts = await readPosts();
    const named = new Map(content.members.roles.map(({ key, name }) => [key, name.es]));
    const players = Map.groupBy(content.members.members, ({ role }) => named.get(role));
    const planned = posts.filter(([group]) => group === 'Músicos').map(([, role, count]) => [role, Number(count)]);
    expect(planned).toEqual([...named.values()].map((role) => [role, players.get(role)?.length]));
  });

  it('agree: the number of vacant posts is that of the list of posts', async () => {
    const vacant = (await readPosts()).reduce((sum, [, , , count]) => sum + (Number(count) || 0), 0);
    const { id } = newest(postsFile);
    const summaries = content.disclosures
      .filter(({ documents }) => documents.includes(id))
      .map(({ summary }) => summary);
    for (const language of locales)
      expect(summaries.flatMap((summary) => summary[language]?.match(/\d+/g) ?? [])).toContain(`${vacant}`);
  });

  it('agree: a cancellation has one date in the log of changes, the alert, the news and the press note', () => {
    const cancelled = content.events.filter(({ performances }) =>
      performances.every(({ status }) => status === 'cancelled'),
    );
    expect(cancelled).not.toEqual([]);
    for (const { id, title, performances } of cancelled) {
      const changed = content.eventTexts[id]?.changes?.find(({ kind }) => kind === 'status')?.at ?? '';
      const told = [
        ...content.news.news.filter(({ eventIds }) => eventIds.includes(id)),
        ...content.pressNotes.filter((note) => note.title.es.includes(title.es)),
        ...content.alerts.filter(({ event }) => event === id).map((alert) => ({ ...alert, publishedAt: alert.from })),
      ].map((one) => ({ day: one.publishedAt.slice(0, 10), words: one.title.es }));
      // What announced the concert is older, and what is told later may come on a later day.
      const days = told.filter(({ day, words }) => day >= changed || /cancel/i.test(words)).map(({ day }) => day);
      // Nobody had to be told of a concert that was over.
      const isToCome = performances.some(({ date }) => date > changed);
      expect(days.toSorted()[0] ?? (isToCome ? 'told nowhere' : changed), title.es).toBe(changed);
    }
  });

  it('agree: pages give no days of registration for schools, because the office can move those of a call', () => {
    const texts = [
      ...content.activities.filter(({ kind }) => kind === 'school' || kind === 'touring'),
      ...content.pages.filter(({ path }) => path === '/educacion-comunidad'),
    ].map((one) => JSON.stringify(one));
    const days = content.schoolProductions.sessions.flatMap(({ applyFrom, applyTo }) => [applyFrom, applyTo]);
    const facts = new Set(days.map((day) => `day ${Number(day.slice(8, 10))}/${Number(day.slice(5, 7))}`));
    for (const language of locales)
      expect(texts.filter((text) => translatedFacts(text, language).some((fact) => facts.has(fact)))).toEqual([]);
  });

  it('agree: the page of a workshop leaves its days to the workshop’s own facts', () => {
    expect(page('/educacion-comunidad/taller-profesorado', 'inscripcion')).not.toMatch(
      /\b20\d\d\b| de (?:enero|diciembre)/,
    );
  });

  it('agree: the page and the organisation chart name the same people in charge', async () => {
    const chart = (await document(/^organigrama/)).matchAll(/^\| [^|]+ \| ([^|]+) \| \d{4} \|/gm);
    const onPage = page('/sobre-ofgc/conoce-ofgc', 'equipo').matchAll(/<tr><th>([^<]+)<\/th><td>/g);
    const names = (found: Iterable<RegExpMatchArray>) =>
      [...found].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b));
    expect(names(chart)).toEqual(names(onPage));
  });

  it('agree: the record of processing lists each activity of the page on data protection', async () => {
    for (const language of locales) {
      const recorded = (await document(/^registro-tratamientos/, language)).matchAll(/^\| \d+ \| ([^|]+) \|/gm);
      const listed = page('/proteccion-datos', 'tratamientos', language).matchAll(/<tr><th>([^<]+)<\/th><td>/g);
      const names = [...listed].map(([, name]) => name);
      // Its first table has purpose, legal basis and retention, its second one persons, data and recipients.
      expect([...recorded].map(([, name]) => name)).toEqual([...names, ...names]);
    }
  });

  const { failures, accessRecords } = accountRetention;
  it.each([
    ['Boletín', retentionPeriods.newsletterUnconfirmed, 7, 'siete días si no confirma'],
    ['Lista de espera', retentionPeriods.waitingListAfterConcert, 7, 'Siete días después del concierto'],
    ['Lista de espera', retentionPeriods.waitingListUnconfirmed, 7, 'siete días si no confirma'],
    ['Consultas', retentionPeriods.contactMessages, 365, 'Doce meses'],
    ['Clases magistrales y formación', retentionPeriods.masterclassApplications, 365, 'Doce meses'],
    ['Centros educativos', retentionPeriods.schoolCentresRefused, 30, 'denegada, treinta días'],
    ['Centros educativos', retentionPeriods.schoolCentresUndecided, 365, 'sin resolver, un año'],
    ['Centros educativos', retentionPeriods.schoolRegistrations, 365, 'inscripciones, un año después'],
    ['Cuentas de la web', failures, 1, 'intentos fallidos de entrar, un día'],
    ['Cuentas de la web', deviceLimit, 365, 'navegador que no vuelve, un año'],
    ['Registro de accesos', accessRecords, 2 * 366, 'Dos años'],
  ])(
    'agree: the page on data protection states how long the API keeps data: %s, %i ms are %i days, “%s”',
    (activity, time, days, words) => {
      const row = page('/proteccion-datos', 'tratamientos').split(`<tr><th>${activity}</th>`)[1] ?? '';
      expect(time).toBe(days * day);
      expect(row.slice(0, row.indexOf('</tr>'))).toContain(words);
    },
  );

  it('agree: the audience of a season is the sum of its activities, on the page and in the report', async () => {
    for (const language of locales) {
      const report = await document(/^memoria-/, language);
      const rows = [...report.matchAll(/^\| ([^|]+) \| (\d+) \| ([\d.,]+) \|$/gm)].map(
        ([, name, sessions, people]) => ({
          name,
          sessions: Number(sessions),
          people: Number(people?.replace(/[.,]/, '')),
        }),
      );
      const total = rows.pop();
      expect(rows.length).toBeGreaterThan(3);
      expect(total).toEqual({
        name: '**Total**',
        sessions: rows.reduce((sum, { sessions }) => sum + sessions, 0),
        people: rows.reduce((sum, { people }) => sum + people, 0),
      });
      const figures = rowsOf(page('/sobre-ofgc', 'cifras', language)).flat();
      expect(figures).toContain(`${total?.sessions}`);
      expect(figures.map((figure) => figure.replaceAll(/[.,]/g, '').split(' ')[0])).toContain(`${total?.people}`);
    }
  });

  it('agree: the transparency page says of minor contracts what the lists of them state, and no more', async () => {
    const [header = ''] = (await document(/^contratos-menores-.*\.csv$/)).split('\n');
    const [, ...columns] = header
      .replace(/ \(EUR\)/, '')
      .toLowerCase()
      .trim()
      .split(',');
    const list = new Intl.ListFormat('es').format(columns);
    expect(page('/transparencia', 'contratos')).toContain(`los menores, solo ${list}.`);
    expect(page('/transparencia', 'contratos', 'en')).toContain(
      'minor contracts only their date, object, awardee, duration and amount.',
    );
  });

  it('agree: the trustee whom the players elect is one of them', () => {
    const trustees = rowsOf(page('/sobre-ofgc/conoce-ofgc', 'patronato'));
    const [elected] = trustees.find(([, post, side]) => post === 'Vocal' && side?.startsWith('Músicos')) ?? [];
    expect(content.members.members.map(({ name }) => name)).toContain(elected);
  });

  it('agree: a masterclass leaves its teacher free for the dress rehearsal that a school attends', () => {
    const rehearsal = 'la-orquesta-por-dentro';
    expect(content.schoolProductions.productions.map(({ slug }) => slug)).toContain(rehearsal);
    const rehearsals = content.schoolProductions.sessions.filter(({ production }) => production === rehearsal);
    const meetings = content.masterclasses.flatMap((one) => one.meetings);
    const clashes = meetings.filter(({ date, from }) => from < '12:00' && rehearsals.some((one) => one.date === date));
    expect(clashes).toEqual([]);
  });

  it('agree: a session for schools that is a concert has its day and hour', () => {
    const dates = new Map(content.events.flatMap(({ performances }) => performances.map((one) => [one.id, one])));
    const own = content.schoolProductions.sessions.flatMap(({ performance, ...session }) =>
      performance === undefined ? [] : { ...session, concert: dates.get(performance) },
    );
    expect(own).not.toEqual([]);
    for (const { date, time, concert } of own) expect([date, time]).toEqual([concert?.date, concert?.time]);
  });

  it('agree: an audition takes place on the days of its process, none of which is Carnival Tuesday', () => {
    expect([2027, 2028, 2029, 2030].map(carnivalTuesday)).toEqual([
      '2027-02-09',
      '2028-02-29',
      '2029-02-13',
      '2030-03-05',
    ]);
    expect(content.auditions.some(({ vacancy }) => vacancy)).toBe(true);
    for (const { vacancy, rounds } of content.auditions) {
      const days = rounds.flatMap(({ on }) => on ?? []);
      expect(days.filter((day) => day === carnivalTuesday(Number(day.slice(0, 4))))).toEqual([]);
      if (!vacancy) continue;
      const steps = content.vacancies.vacancies
        .find(({ id }) => id === vacancy)
        ?.timeline.map(({ at }) => at.slice(0, 10));
      expect(steps).toEqual(expect.arrayContaining([days.at(0), days.at(-1)]));
    }
  });

  it('agree: lists of persons are in the order of the Spanish alphabet', async () => {
    const lists = (await readdir(join(contentFolder, 'documents'))).filter((name) => /-lista-.*\.csv$/.test(name));
    for (const name of lists) {
      const persons = (await file(name)).trim().split('\n').slice(1);
      expect(persons.length, name).toBeGreaterThan(0);
      expect(persons).toEqual(persons.toSorted((one, other) => one.localeCompare(other, 'es')));
    }
  });
});
