import { expect, it } from 'vitest';
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
  expect(es).toEqual(
    expect.arrayContaining([
      'https://ofgc.example/',
      'https://ofgc.example/conciertos-entradas/eventos/grieg-y-sibelius/36',
      'https://ofgc.example/explora/historia',
      'https://ofgc.example/portal-empleo/oferta/9',
    ]),
  );
  expect(en).toEqual(
    expect.arrayContaining([
      'https://ofgc.example/en',
      'https://ofgc.example/en/conciertos-entradas/eventos/grieg-and-sibelius/36',
    ]),
  );
  expect(es.filter((address) => address.endsWith('/formacion/old'))).toEqual([]);
  expect(es).toHaveLength(en.length);
  for (const addresses of [es, en]) expect(new Set(addresses).size).toBe(addresses.length);
  expect([...es, ...en].filter((address) => !/^https:\/\/ofgc\.example\/[!-"$-~]*$/.test(address))).toEqual([]);
});

it('sitemap.txt answers 400 to an unknown language', async () => {
  expect((await test.get('/api/sitemap.txt?lang=de')).status).toBe(400);
});
