import { generateKeyPairSync } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { askSite, SiteAwayError } from './ask-site.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const by = { who: 'me', commit: '1ca02fc', isDirty: false, why: '' };
/** Asks a site that answers this. */
function ask(answer: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', answer);
  const { privateKey } = generateKeyPairSync('ed25519');
  return askSite({ to: 'https://site.test', privateKey, verb: 'activate', app: 'jobs', version: 'v1', ...by });
}

it('gives back the site’s sentence, and throws it where the site refuses', async () => {
  expect(await ask(async () => Response.json({ message: 'jobs v1 is live.' }))).toBe('jobs v1 is live.');
  await expect(ask(async () => Response.json({ message: 'No.' }, { status: 422 }))).rejects.toThrow(/^No\.$/);
  await expect(ask(async () => new Response('', { status: 502 }))).rejects.toThrow('https://site.test answers 502');
});

/** The error of a request that the site, or something before it, answers so. */
async function failureOf(answer: () => Promise<Response>): Promise<Error> {
  return ask(answer).then(
    () => new Error('It did not fail.'),
    (error: unknown) => error as Error,
  );
}
/** The error of a connection that fails for this reason. */
const failureBy = (message: string, code: string) =>
  failureOf(async () =>
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })),
  );

const unsure = 'It may still do what was asked: `releases` tells.';

it('says where nobody knows whether it was done', async () => {
  const { message } = await failureOf(async () => new Response('', { status: 504 }));
  expect(message).toBe(`https://site.test answers 504. ${unsure}`);
  expect((await failureBy('other side closed', 'UND_ERR_SOCKET')).message).toBe(
    `https://site.test does not answer: other side closed. ${unsure}`,
  );
  expect((await failureBy('connect ECONNREFUSED', 'ECONNREFUSED')).message).not.toContain(unsure);
});

it('a site that says to try again is asked again, as one that does not answer; a password before it is no outage', async () => {
  const sentence = 'Too many releases come in at once: try again.';
  const busy = await failureOf(async () => Response.json({ message: sentence }, { status: 503 }));
  expect(busy).toEqual(new SiteAwayError(sentence));
  expect(busy).toBeInstanceOf(SiteAwayError);
  for (const status of [401, 403, 407]) {
    const failure = await failureOf(async () => new Response('', { status }));
    expect(failure).not.toBeInstanceOf(SiteAwayError);
    expect(failure.message).toContain(`https://site.test answers ${status}: something before the site`);
  }
});

it('says what keeps Node from a proxy that npm uses', async () => {
  vi.stubEnv('HTTPS_PROXY', 'http://proxy.test');
  vi.stubEnv('NODE_USE_ENV_PROXY', undefined);
  expect((await failureBy('getaddrinfo ENOTFOUND site.test', 'ENOTFOUND')).message).toBe(
    'https://site.test does not answer: getaddrinfo ENOTFOUND site.test (HTTPS_PROXY counts only with NODE_USE_ENV_PROXY=1)',
  );
  vi.stubEnv('NODE_USE_ENV_PROXY', '1');
  expect((await failureBy('getaddrinfo ENOTFOUND site.test', 'ENOTFOUND')).message).not.toContain('NODE_USE');
});

it.each([
  [404, /^https:\/\/site.test answers 404: is this the public address of the site \(SITE_URL\)\?$/],
  [413, /answers 413: a proxy in front of it takes no releases of this size/],
])('says what it may mean that something else answers %i, which is no outage', async (status, sentence) => {
  const failure = await failureOf(async () => new Response('', { status }));
  expect(failure).not.toBeInstanceOf(SiteAwayError);
  expect(failure.message).toMatch(sentence);
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
