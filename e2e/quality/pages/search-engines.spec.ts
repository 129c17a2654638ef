import { sitemapKinds } from '../../../api/src/resources/sitemap/find.ts';
import { expect, test } from '../../site/page/browser-test.ts';
import { attribute, elements, nodeText, parsePage } from '../../site/page/parsed-page.ts';
import { fetchAnew } from './fetch-anew.ts';
import { siteUrl } from '../../site/process/shared-site.ts';

// The site as search engines and other machines read it. These tests need no browser.
const ask = (path: string) => fetchAnew(siteUrl() + path, { redirect: 'manual' });
/** A picture that the API draws on the first request; it draws one after the other, so a busy machine may miss the deadline of one. */
async function drawn(address: string): Promise<Response> {
  let picture = new Response();
  await expect.poll(async () => (picture = await fetchAnew(address)).status, address).toBe(200);
  return picture;
}
const contentOf = (html: string, property: string) => {
  const meta = elements(parsePage(html), 'meta').find((one) => attribute(one, 'property') === property);
  return attribute(meta, 'content') ?? '';
};

test('moved addresses redirect with 301 in their language; removed ones answer 410, unknown ones 404', async () => {
  const moved = await ask('/en/conciertos');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/conciertos-entradas/eventos']);
  expect((await ask('/visita')).headers.get('location')).toBe('/visitantes');
  const gone = await ask('/conciertos-entradas/temporada2223');
  expect(gone.status).toBe(410);
  expect(await gone.text()).toContain('?cuando=pasados"');
  expect((await ask('/nunca-hubo-nada')).status).toBe(404);
});

test('each page has its own picture for social networks, of the stated size; a secret address has the general one', async () => {
  const pictures = new Set<string>();
  for (const path of [
    '/',
    '/en',
    '/conciertos-entradas/eventos/grieg-y-sibelius/36',
    '/en/conciertos-entradas/eventos/grieg-and-sibelius/36',
    '/explora/historia',
  ]) {
    const html = await (await ask(path)).text();
    const address = contentOf(html, 'og:image');
    pictures.add(address);
    const picture = await drawn(address);
    expect(picture.headers.get('content-type'), address).toBe('image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String)).toEqual([
      contentOf(html, 'og:image:width'),
      contentOf(html, 'og:image:height'),
    ]);
    expect(contentOf(html, 'og:image:alt')).not.toBe('');
  }
  expect(pictures.size).toBe(5);
  // A page with a secret address has the general picture, so that no picture's address contains it.
  const secret = await (await ask('/boletin/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4')).text();
  expect(contentOf(secret, 'og:image')).toBe(`${siteUrl()}/social/portada.png`);
});

test('sitemap.xml lists a readable file of each kind, and /datos/programas.json can be read from any origin', async () => {
  const index = await (await ask('/sitemap.xml')).text();
  const files = elements(parsePage(index), 'loc').map(nodeText);
  expect(files).toEqual(sitemapKinds.map((kind) => `${siteUrl()}/sitemap-${kind}.xml`));
  for (const file of files) {
    const answer = await fetchAnew(file);
    expect([answer.status, answer.headers.get('content-type')], file).toEqual([200, 'application/xml; charset=utf-8']);
    expect(await answer.text()).toContain('hreflang="x-default"');
  }
  expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
  const data = await ask('/datos/programas.json');
  expect([data.status, data.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(((await data.json()) as { programmes: unknown[] }).programmes.length).toBeGreaterThan(0);
  expect((await ask('/en/manifest.webmanifest')).status).toBe(200);
});

test('each page has exactly one JSON-LD graph', async () => {
  for (const path of ['/', '/conciertos-entradas/eventos/grieg-y-sibelius/36', '/en/explora/discografia']) {
    const html = await (await ask(path)).text();
    const scripts = elements(parsePage(html), 'script');
    const graphs = scripts.filter((one) => attribute(one, 'type') === 'application/ld+json').map(nodeText);
    expect(graphs, path).toHaveLength(1);
    expect(JSON.parse(graphs[0] ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  }
});
