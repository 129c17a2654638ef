import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseMarkup } from '../../testing/parse-markup.ts';
import { content } from '../../testing/site-content.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

// A folder of its own, so that the posters are drawn here, and files of other processes stay.
const postersFolder = mkdtempSync(join(tmpdir(), 'ofgc-posters-'));
afterAll(() => rm(postersFolder, { recursive: true }));
const test = useReadingApi({ postersFolder });

/** Its poster has a shore before and after the interval. */
const concert = content.events.find(
  ({ programme }) => programme.filter(({ kind }) => kind === 'interval').length === 1,
)?.id;

describe('a concert’s poster for download', () => {
  it('is an SVG with title, creator and rights, and answers 304 when unchanged', async () => {
    const answer = await test.api.inject(`/api/events/${concert}/poster.svg?lang=en`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.svg"$/);
    const { documentElement: svg } = parseMarkup(answer.body, 'image/svg+xml');
    const textOf = (name: string) => svg.getElementsByTagName(name)[0]?.textContent;
    expect([svg.tagName, svg.firstElementChild?.tagName]).toEqual(['svg', 'title']);
    expect(svg.firstElementChild?.getAttribute('xml:lang')).toBe('en');
    expect(textOf('dc:creator')).toBe('Poster: Orquesta Filarmónica de Gran Canaria');
    expect(textOf('dc:rights')).toMatch(/^Free of charge to report on the orchestra/);
    expect(svg.querySelectorAll('.shore')).toHaveLength(2);
    const again = {
      url: `/api/events/${concert}/poster.svg?lang=en`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    };
    expect((await test.api.inject(again)).statusCode).toBe(304);
  });

  it('is a PNG with the same texts, drawn once', async () => {
    const first = await test.api.inject(`/api/events/${concert}/poster.png`);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    const picture = first.rawPayload;
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2000, 2500]);
    expect(picture.toString('utf8', 0, 600)).toContain('Cartel: Orquesta Filarmónica de Gran Canaria');
    const again = await test.api.inject(`/api/events/${concert}/poster.png`);
    expect(again.headers['last-modified']).toBe(first.headers['last-modified']);
  });

  it.each(['/api/events/99999/poster.svg', '/api/events/99999/poster.png', '/api/events/x/poster.png'])(
    'is missing at %s, which answers an error',
    async (address) => expect((await test.api.inject(address)).statusCode).toBeGreaterThanOrEqual(400),
  );
});
