import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { servePublicFiles } from './public-files.ts';
import { icons } from './web-manifest.ts';

const app = fastify();
servePublicFiles(app, { siteUrl: 'https://ofgc.example', folder: join(import.meta.dirname, '../../../../public') });

it.each(icons)('the icon $path is a square of $size pixels', async ({ path, size }) => {
  const answer = await app.inject(path);
  expect(answer.headers['content-type']).toBe('image/png');
  expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([size, size]);
});

it('the manifest has an address and language for each locale, and its icons exist', async () => {
  const [es, en] = await Promise.all(['', '/en'].map((prefix) => app.inject(`${prefix}/manifest.webmanifest`)));
  expect(es?.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(es?.json()).toMatchObject({ lang: 'es', start_url: '/', id: '/' });
  expect(en?.json()).toMatchObject({ lang: 'en', start_url: '/en', id: '/' });
  const found = es?.json<{ icons: { src: string }[] }>().icons ?? [];
  expect(found.length).toBeGreaterThan(0);
  for (const { src } of found) expect((await app.inject(src)).statusCode).toBe(200);
});
