import { generateKeyPairSync } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { askSite, SiteAwayError } from './ask-site.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Asks a site that answers this. */
function ask(answer: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', answer);
  const { privateKey } = generateKeyPairSync('ed25519');
  const by = { who: 'me', commit: '1ca02fc', isDirty: false, why: '' };
  return askSite({ to: 'https://site.test', privateKey, verb: 'activate', app: 'jobs', version: 'v1', ...by });
}

it('gives back the site’s sentence, and throws it where the site refuses', async () => {
  expect(await ask(async () => Response.json({ message: 'jobs v1 is live.' }))).toBe('jobs v1 is live.');
  await expect(ask(async () => Response.json({ message: 'No.' }, { status: 422 }))).rejects.toThrow(/^No\.$/);
  await expect(ask(async () => new Response('', { status: 502 }))).rejects.toThrow('https://site.test answers 502');
});

it.each([
  [404, /^https:\/\/site.test answers 404: is this the public address of the site \(SITE_URL\)\?$/],
  [413, /answers 413: a proxy in front of it takes no releases of this size/],
])('says what it may mean that something else answers %i, which is no outage', async (status, sentence) => {
  const failure = await ask(async () => new Response('', { status })).catch((error: unknown) => error);
  expect(failure).not.toBeInstanceOf(SiteAwayError);
  expect((failure as Error).message).toMatch(sentence);
});

it.each([
  [
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'wrong version number',
    'https://site.test does not answer: it speaks http, not https',
  ],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', 'self-signed certificate (NODE_EXTRA_CA_CERTS names'],
])('says why a connection with %s fails', async (code, message, sentence) => {
  const cause = Object.assign(new Error(message), { code });
  await expect(ask(async () => Promise.reject(new TypeError('fetch failed', { cause })))).rejects.toThrow(sentence);
});

it('says that a site that answers late may still do it', async () => {
  const late = async () => Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  await expect(ask(late)).rejects.toThrow(
    'https://site.test does not answer within 280 s. It may still do what was asked: `releases` tells.',
  );
  await expect(ask(async () => Promise.reject(new TypeError('fetch failed')))).rejects.toThrow(
    /^https:\/\/site.test does not answer: fetch failed$/,
  );
});

it.each(['<!doctype html><p>Welcome', '{"message":"jobs v1 is li', '{}', 'null', '{"message":7}'])(
  'does not take for an answer of the site: %s',
  async (body) => {
    await expect(ask(async () => new Response(body))).rejects.toThrow(
      'https://site.test answers 200 without a sentence of the site: whether it did what was asked, `releases` tells.',
    );
  },
);
