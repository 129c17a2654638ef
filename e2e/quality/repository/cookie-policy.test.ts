import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import { expect, it } from 'vitest';
import { localeCookieName } from '../../../shell/src/frame/language/locale-cookie.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = JSON.parse(read('api/content/pages.json')) as {
  path: string;
  sections: { html: Record<'es' | 'en', string> }[];
}[];
const policy = (pages.find(({ path }) => path === '/politica-cookies')?.sections ?? [])
  .map(({ html }) => html)
  .reduce((all, one) => ({ es: all.es + one.es, en: all.en + one.en }), { es: '', en: '' });

/** The only value of a constant in a source. */
const constant = (path: string, name: string) =>
  new RegExp(`const ${name} = '?([\\w-]+)'?;`).exec(read(path))?.[1] ?? `no ${name} in ${path}`;

it('the cookie policy names every cookie of the site itself', () => {
  const { session, device } = sessionCookies('http://localhost');
  const preview = constant('shell/src/server/preview/preview.ts', 'cookieName');
  for (const text of [policy.es, policy.en])
    expect([localeCookieName, session, device, preview].filter((name) => !text.includes(name))).toEqual([]);
});

it('the cookie policy says how many pages a device keeps', () => {
  const worker = 'shell/src/service-worker/service-worker.ts';
  const offlinePages = 2;
  const kept = Number(constant(worker, 'maxBooklets')) + Number(constant(worker, 'maxConcerts')) + offlinePages;
  expect(kept).toBe(15);
  expect(policy.es).toContain('quince páginas como mucho');
  expect(policy.en).toContain('fifteen pages at most');
});
