import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { socialImage } from '../../routing/social-image.ts';
import { servePublicFiles } from './public-files.ts';

const app = fastify();
servePublicFiles(app, { siteUrl: 'https://ofgc.example', folder: join(import.meta.dirname, '../../../public') });

it('the picture for social networks is as large as every page says', async () => {
  const answer = await app.inject(socialImage.path);
  expect(answer.headers['content-type']).toBe('image/png');
  const size = { width: answer.rawPayload.readUInt32BE(16), height: answer.rawPayload.readUInt32BE(20) };
  expect(socialImage).toMatchObject(size);
});
