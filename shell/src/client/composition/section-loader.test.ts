import { afterEach, expect, it, vi } from 'vitest';
import { SectionLoader } from './section-loader.ts';

const release = (version: string) => ({ version, mounts: [], slots: [], integrity: '' });
const vector = { jobs: release('v7'), old: release('v1'), gone: { ...release('v2'), isRemoved: true as const } };
const jobs = { title: 'Jobs', menu: { to: '/jobs', rank: 1 }, links: [{ text: 'Audition', to: '/jobs#a', at: {} }] };

/** Releases respond with their file, `old` has none. @returns the addresses that were requested */
function answerFiles(status = 200): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.includes('/old/')) return new Response('', { status: 404 });
    return new Response(JSON.stringify(jobs), { status });
  });
  return asked;
}
afterEach(() => void vi.unstubAllGlobals());

const first = { menu: [{ name: 'jobs', title: 'Empleo', to: '/jobs' }] };

it('the section loader has the page’s menu, and fetches the rest once for each language', async () => {
  const asked = answerFiles();
  const loader = new SectionLoader(vector, 'es', first);
  expect([loader.sectionsOf('es'), loader.knows('en')]).toEqual([first, false]);
  for (const locale of ['es', 'en', 'en'] as const) await loader.ensure(locale);
  expect(asked).toEqual([
    '/assets/jobs/v7/browser/section.es.json',
    '/assets/old/v1/browser/section.es.json',
    '/assets/jobs/v7/browser/section.en.json',
    '/assets/old/v1/browser/section.en.json',
  ]);
  expect(loader.sectionsOf('en').menu).toEqual([{ name: 'jobs', title: 'Jobs', to: '/jobs' }]);
  expect(loader.sectionsOf('en').later?.links).toContainEqual(jobs.links[0]);
});

it('the section loader keeps the page’s menu when a file fails to load, and requests it again', async () => {
  answerFiles(500);
  const loader = new SectionLoader(vector, 'es', first);
  await expect(loader.ensure('es')).rejects.toThrow('jobs');
  expect(loader.sectionsOf('es')).toBe(first);
  expect(loader.sectionsOf('en')).toEqual({ menu: [] });
  answerFiles();
  await loader.ensure('es');
  expect(loader.sectionsOf('es').menu).toHaveLength(1);
});
