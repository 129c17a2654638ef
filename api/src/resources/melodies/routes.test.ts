import type { List } from '@ofgc/shared/http/list.schema.ts';
import { melodySchema, type Melody } from '@ofgc/shared/domain/melodies/melody.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDeadline, startTestApi, type TestApi } from '../../testing/test-api.ts';

let test: TestApi;
beforeAll(async () => {
  test = await startTestApi();
}, startDeadline);
afterAll(async () => {
  await test.close();
});

describe('melodies', () => {
  it('are those of the concert’s works, in the language that was asked for', async () => {
    const { status, body } = await test.get('/api/melodies?event=40&lang=en');
    const { data } = body as List<Melody>;
    expect(status).toBe(200);
    expect(data.map((melody) => melodySchema.parse(melody))).toMatchObject([
      { title: 'The Ode to Joy', composer: 'Beethoven', seconds: 15, lang: 'en' },
    ]);
    expect(await test.get('/api/melodies?event=36')).toMatchObject({ body: { data: [] } });
  });

  it.each(['/api/melodies', '/api/melodies?event=x', '/api/melodies/x/sound.wav', '/api/melodies/1/sound.wav?foo=1'])(
    'refuses %s',
    async (address) => expect((await test.get(address)).status).toBeGreaterThanOrEqual(400),
  );

  it('sound as a file, whole, in part, and not again for who has it', async () => {
    const sound = (headers: Record<string, string> = {}) =>
      test.api.inject({ url: '/api/melodies/1/sound.wav', headers });
    const whole = await sound();
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'audio/wav']);
    expect(whole.rawPayload.toString('latin1', 0, 4)).toBe('RIFF');
    const part = await sound({ range: 'bytes=0-43' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 44]);
    expect(part.headers['content-range']).toBe(`bytes 0-43/${whole.rawPayload.length}`);
    expect((await sound({ range: 'bytes=99999999-' })).statusCode).toBe(416);
    expect((await sound({ range: 'bytes=-99999999' })).statusCode).toBe(200);
    expect((await sound({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
    expect((await test.api.inject('/api/melodies/99/sound.wav')).statusCode).toBe(404);
  });
});
