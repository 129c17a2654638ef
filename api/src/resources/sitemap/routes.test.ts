import { expect, it } from 'vitest';
import { content } from '../../testing/site-content.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

async function sitemap(lang: string): Promise<string[]> {
  const answer = await test.api.inject(`/api/sitemap.txt?lang=${lang}`);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  return answer.body.trimEnd().split('\n');
}

it('sitemap.txt lists the pages of each language, each once', async () => {
  const es = await sitemap('es');
  const en = await sitemap('en');
  const vacancies = content.vacancies.vacancies.filter(({ publishedAt }) => publishedAt <= '2026-11-20');
  expect(es).toEqual(
    expect.arrayContaining([
      'https://ofgc.example/',
      ...content.events.map(({ id, slug }) => `https://ofgc.example/conciertos-entradas/eventos/${slug.es}/${id}`),
      'https://ofgc.example/explora/historia',
      ...vacancies.map(({ id }) => `https://ofgc.example/portal-empleo/oferta/${id}`),
    ]),
  );
  expect(en).toEqual(
    expect.arrayContaining([
      'https://ofgc.example/en',
      ...content.events.map(
        ({ id, slug }) => `https://ofgc.example/en/conciertos-entradas/eventos/${slug.en ?? slug.es}/${id}`,
      ),
    ]),
  );
  // Its content is at another address, which is its canonical one.
  const withCanonical = 'https://ofgc.example/educacion-comunidad/formacion';
  expect(es).toContain(withCanonical);
  expect(es).not.toContain(`${withCanonical}/old`);
  expect(es).toHaveLength(en.length);
  for (const addresses of [es, en]) expect(new Set(addresses).size).toBe(addresses.length);
  expect([...es, ...en].filter((address) => !/^https:\/\/ofgc\.example\/[!-"$-~]*$/.test(address))).toEqual([]);
});

it('sitemap.txt answers 400 to an unknown language', async () => {
  expect((await test.get('/api/sitemap.txt?lang=de')).status).toBe(400);
});
