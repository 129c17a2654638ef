import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { describe, expect, it } from 'vitest';
import { accountRetention, retentionPeriods } from '../purge/retention-periods.ts';
import { deviceLimit } from '../resources/sessions/session-limits.ts';
import { parseMarkup } from '../testing/parse-markup.ts';
import { contentFolder, readContent } from './read-content.ts';

const { content } = await readContent(contentFolder);
const document = (name: string) => readFile(join(contentFolder, 'documents', name), 'utf8');
const page = (path: string, anchor: string, language: Locale = 'es') => {
  const sections = content.pages.find((one) => one.path === path)?.sections ?? [];
  return sections.find((section) => section.anchor.es === anchor)?.html[language] ?? '';
};
/** The texts of the cells of all tables, row by row. */
const rowsOf = (html: string) =>
  [...parseMarkup(html).querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()),
  );
const posts = (await document('relacion-puestos-2026.csv'))
  .trim()
  .split('\n')
  .map((line) => line.split(','));

describe('facts that the site states in two places', () => {
  it('agree: each role has as many posts as the orchestra has players', () => {
    const named = new Map(content.members.roles.map(({ key, name }) => [key, name.es]));
    const players = Map.groupBy(content.members.members, ({ role }) => named.get(role));
    const planned = posts.filter(([group]) => group === 'Músicos').map(([, role, count]) => [role, Number(count)]);
    expect(planned).toEqual([...named.values()].map((role) => [role, players.get(role)?.length]));
  });

  it('agree: the number of vacant posts is that of the list of posts', () => {
    const vacant = posts.reduce((sum, [, , , count]) => sum + (Number(count) || 0), 0);
    expect(content.disclosures.find(({ title }) => title.es === 'Relación de puestos')?.summary.es).toContain(
      `${vacant} vacantes`,
    );
  });

  it('agree: a cancellation has one date in the log of changes, the alert, the news and the press note', () => {
    const cancelled = content.events.filter(({ performances, season }) =>
      performances.every(({ status }) => status === 'cancelled' && season === '2026-27'),
    );
    expect(cancelled.length).toBeGreaterThan(0);
    for (const { id, title } of cancelled) {
      const changed = content.eventTexts[id]?.changes?.find(({ kind }) => kind === 'status')?.at;
      const reported = [...content.news.news, ...content.pressNotes].filter(
        (one) => one.title.es.includes(title.es) && /cancel/i.test(one.title.es),
      );
      expect(reported.map(({ publishedAt }) => publishedAt.slice(0, 10))).toEqual(reported.map(() => changed));
      expect(reported.length).toBe(2);
      expect(
        content.alerts.filter((alert) => alert.title.es.includes(title.es)).map(({ from }) => from.slice(0, 10)),
      ).toEqual([changed]);
    }
  });

  it('agree: pages give no days of registration for schools, because the office can move those of a call', () => {
    const texts = JSON.stringify([
      content.activities,
      content.pages.filter((one) => one.path === '/educacion-comunidad'),
    ]);
    expect(texts).not.toMatch(/abierta hasta el|open until/);
  });

  it('agree: the page of a workshop leaves its days to the workshop’s own facts', () => {
    expect(page('/educacion-comunidad/taller-profesorado', 'inscripcion')).not.toMatch(
      /\b20\d\d\b| de (?:enero|diciembre)/,
    );
  });

  it('agree: the page and the organisation chart name the same people in charge', async () => {
    const chart = (await document('organigrama.es.md')).matchAll(/^\| [^|]+ \| ([^|]+) \| \d{4} \|/gm);
    const onPage = page('/sobre-ofgc/conoce-ofgc', 'equipo').matchAll(/<tr><th>([^<]+)<\/th><td>/g);
    const names = (found: Iterable<RegExpMatchArray>) =>
      [...found].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b));
    expect(names(chart)).toEqual(names(onPage));
  });

  it('agree: the record of processing lists each activity of the page on data protection', async () => {
    for (const language of locales) {
      const recorded = (await document(`registro-tratamientos.${language}.md`)).matchAll(/^\| \d+ \| ([^|]+) \|/gm);
      const listed = page('/proteccion-datos', 'tratamientos', language).matchAll(/<tr><th>([^<]+)<\/th><td>/g);
      const names = [...listed].map(([, name]) => name);
      // Its first table has purpose, legal basis and retention, its second one persons, data and recipients.
      expect([...recorded].map(([, name]) => name)).toEqual([...names, ...names]);
    }
  });

  it('agree: the page on data protection states how long the API keeps data of accounts and of who read records', () => {
    const kept = (activity: string) => {
      const row = page('/proteccion-datos', 'tratamientos').split(`<tr><th>${activity}</th>`)[1] ?? '';
      return row.slice(0, row.indexOf('</tr>'));
    };
    const days = (milliseconds: number) => milliseconds / (24 * 3_600_000);
    expect(days(retentionPeriods.schoolCentresRefused)).toBe(30);
    expect(kept('Centros educativos')).toContain('denegada, treinta días');
    expect(days(retentionPeriods.schoolCentresUndecided)).toBe(365);
    expect(kept('Centros educativos')).toContain('sin resolver, un año');
    expect(days(retentionPeriods.schoolRegistrations)).toBe(365);
    expect(kept('Centros educativos')).toContain('inscripciones, un año después');
    expect(days(accountRetention.failures)).toBe(1);
    expect(kept('Cuentas de la web')).toContain('intentos fallidos de entrar, un día');
    expect(days(deviceLimit)).toBe(365);
    expect(kept('Cuentas de la web')).toContain('navegador que no vuelve, un año');
    expect(days(accountRetention.accessRecords)).toBe(2 * 366);
    expect(kept('Registro de accesos')).toContain('Dos años');
  });

  it('agree: the audience of a season is the sum of its activities, on the page and in the report', async () => {
    for (const language of locales) {
      const report = await document(`memoria-2025-26.${language}.md`);
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

  it('agree: the trustee whom the players elect is one of them', () => {
    const trustees = rowsOf(page('/sobre-ofgc/conoce-ofgc', 'patronato'));
    const [elected] = trustees.find(([, post, side]) => post === 'Vocal' && side?.startsWith('Músicos')) ?? [];
    expect(content.members.members.map(({ name }) => name)).toContain(elected);
  });

  it('agree: a masterclass leaves its teacher free for the dress rehearsal that a school attends', () => {
    const rehearsals = content.schoolProductions.sessions.filter(
      ({ production }) => production === 'la-orquesta-por-dentro',
    );
    expect(rehearsals.length).toBeGreaterThan(0);
    const meetings = content.masterclasses.flatMap((one) => one.meetings);
    const clashes = meetings.filter(({ date, from }) => from < '12:00' && rehearsals.some((one) => one.date === date));
    expect(clashes).toEqual([]);
  });

  it('agree: an audition takes place on the days of its process, none of which is Carnival Tuesday', () => {
    const carnivalTuesdays = ['2027-02-09', '2028-02-29', '2029-02-13', '2030-03-05'];
    for (const { vacancy, rounds } of content.auditions) {
      const days = rounds.flatMap(({ on }) => on ?? []);
      expect(days.filter((day) => carnivalTuesdays.includes(day))).toEqual([]);
      const steps = content.vacancies.vacancies
        .find(({ id }) => id === vacancy)
        ?.timeline.map(({ at }) => at.slice(0, 10));
      if (steps) expect(steps).toEqual(expect.arrayContaining([days.at(0), days.at(-1)]));
    }
  });

  it('agree: lists of persons are in the order of the Spanish alphabet', async () => {
    for (const name of ['trompa-lista-definitiva.csv', 'archivo-lista-provisional.csv']) {
      const persons = (await document(name)).trim().split('\n').slice(1);
      expect(persons).toEqual(persons.toSorted((one, other) => one.localeCompare(other, 'es')));
    }
  });
});
