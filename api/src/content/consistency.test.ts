import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder, readContent } from './read-content.ts';

const { content } = await readContent(contentFolder);
const document = (name: string) => readFile(join(contentFolder, 'documents', name), 'utf8');
const page = (path: string, anchor: string) => {
  const sections = content.pages.find((one) => one.path === path)?.sections ?? [];
  return sections.find((section) => section.anchor.es === anchor)?.html.es ?? '';
};
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
      const told = [...content.news.news, ...content.pressNotes].filter(
        (one) => one.title.es.includes(title.es) && /cancel/i.test(one.title.es),
      );
      expect(told.map(({ publishedAt }) => publishedAt.slice(0, 10))).toEqual(told.map(() => changed));
      expect(told.length).toBe(2);
      expect(
        content.alerts.filter((alert) => alert.title.es.includes(title.es)).map(({ from }) => from.slice(0, 10)),
      ).toEqual([changed]);
    }
  });

  it('agree: pages give no days of registration for schools, because the office can move those of a call', () => {
    const told = JSON.stringify([
      content.activities,
      content.pages.filter((one) => one.path === '/educacion-comunidad'),
    ]);
    expect(told).not.toMatch(/abierta hasta el|open until/);
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
    const recorded = (await document('registro-tratamientos.es.md')).matchAll(/^\| \d+ \| ([^|]+) \|/gm);
    const listed = page('/proteccion-datos', 'tratamientos').matchAll(/<tr><th>([^<]+)<\/th><td>/g);
    expect([...recorded].map(([, name]) => name)).toEqual([...listed].map(([, name]) => name));
  });
});
