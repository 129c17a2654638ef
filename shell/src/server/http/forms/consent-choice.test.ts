import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { readChoice } from '@ofgc/shared/third-party/choice.ts';
import type { ThirdPartyService } from '@ofgc/shared/third-party/services.ts';
import { takeConsentChoices } from './consent-choice.ts';
import { acceptForms } from './form-posts.ts';

const statistics: ThirdPartyService = { name: 'statistics', script: '', origins: [] };
const maps: ThirdPartyService = { name: 'maps', script: '', origins: [] };
const both = ['statistics', 'maps'] as const;

async function createApp(thirdPartyServices: ThirdPartyService[], siteUrl = 'https://ofgc.example') {
  const app = fastify();
  await app.register(cookie);
  await acceptForms(app, { siteUrl, send: async (_request, _post, reply) => reply.code(404).send('a page') });
  takeConsentChoices(app, { siteUrl, thirdPartyServices });
  return app;
}

let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  app = await createApp([statistics, maps]);
});

const post = (payload: string, headers: Record<string, string> = {}, to = app) =>
  to.inject({
    method: 'POST',
    url: '/consentimiento',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    payload,
  });

describe('a choice of consent', () => {
  it.each([
    ['answer=none', []],
    ['answer=none&service=maps', []],
    ['answer=all', ['statistics', 'maps']],
    ['answer=chosen', []],
    ['answer=chosen&service=maps', ['maps']],
    ['answer=chosen&service=maps&service=statistics', ['statistics', 'maps']],
  ])('%s is stored in a cookie and redirects to the page before', async (payload, allowed) => {
    const answer = await post(payload, { referer: 'https://ofgc.example/en/explora?a=1' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/explora?a=1#eleccion-guardada']);
    const [cookie] = answer.cookies;
    expect(readChoice(`${cookie?.name}=${cookie?.value}`, both, new Date())).toEqual(new Set(allowed));
    expect(cookie).toMatchObject({ maxAge: 730 * 86_400, path: '/', sameSite: 'Lax', secure: true });
    expect(cookie?.httpOnly).toBeFalsy();
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['', 'answer=yes', 'answer=all&answer=none', 'answer=chosen&service=video', 'answer[]=all'])(
    'with the form %j is refused and stored nowhere',
    async (payload) => {
      const answer = await post(payload);
      expect([answer.statusCode, answer.cookies]).toEqual([400, []]);
    },
  );

  it('posted from another site is refused', async () => {
    const answer = await post('answer=all', { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });

  it.each([[''], ['https://evil.example//evil.example'], ['nonsense']])(
    'redirects to the home page when the referrer is %j',
    async (referer) => {
      expect((await post('answer=all', { referer })).headers.location).toBe('/#eleccion-guardada');
    },
  );

  it('has no secure cookie on a site without HTTPS, and is 404 without third-party services', async () => {
    const plain = await createApp([maps], 'http://localhost:3000');
    expect((await post('answer=all', {}, plain)).cookies[0]?.secure).toBeFalsy();
    const silent = await createApp([]);
    const answer = await post('answer=all', {}, silent);
    expect([answer.statusCode, answer.cookies]).toEqual([404, []]);
  });
});
