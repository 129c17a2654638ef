import compress from '@fastify/compress';
import fastify from 'fastify';
import { drawingAddress } from '@ofgc/shared/design/drawings/drawing-address.ts';
import { expect, it } from 'vitest';
import { serveDrawings } from './drawings.ts';

const app = fastify();
await app.register(compress, { global: false });
serveDrawings(app);
const address = drawingAddress({ name: 'harp', crop: 'card', palette: 'teal', person: 'ana-prueba' });

it('a drawing is an immutable SVG', async () => {
  const answer = await app.inject(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.body).toMatch(/^<svg .*<\/svg>$/);
});

it('a drawing at an address of another release is the current one, and is not cached', async () => {
  const answer = await app.inject(address.replace(/\/[0-9a-f]{8}\//, '/00000000/'));
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
});

it.each(['kazoo-card.svg', 'harp-card.svg?palette=<script>', 'harp-card.svg?person=%00'])(
  '%s is not found, and the response does not repeat the request',
  async (file) => {
    const answer = await app.inject(`/dibujos/00000000/${file}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('script');
  },
);
