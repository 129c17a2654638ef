import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { describe, expect, it, vi } from 'vitest';
import { anonymousHeaders } from './anonymous-headers.ts';
import { AnonymousRateLimit } from './anonymous-rate-limit.ts';

describe('the addresses of the reporting channel', () => {
  it.each([
    '/canal-denuncias',
    '/canal-denuncias/informar?x=1',
    '/en/canal-denuncias/seguimiento',
    '/%63anal-denuncias/informar',
    '//canal-denuncias/',
    '/Canal-Denuncias/informar',
    '/canal-denuncias/%zz',
  ])('are confidential in every spelling: %s', (url) => {
    expect(isConfidential(url)).toBe(true);
  });

  it.each(['/', '/canal-denuncias-y-mas', '/buscar?q=/canal-denuncias', '/explora/canal-denuncias', '*'])(
    'do not include %s',
    (url) => {
      expect(isConfidential(url)).toBe(false);
    },
  );
});

it('a confidential request is passed on without headers that identify the visitor', () => {
  const headers = {
    host: 'ofgc.example',
    origin: 'https://ofgc.example',
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=x',
    'accept-encoding': 'br',
    'user-agent': 'a',
    cookie: 'b',
    referer: 'c',
    'accept-language': 'd',
    'x-forwarded-for': 'e',
    'x-request-id': 'f',
    'x-real-ip': 'g',
    forwarded: 'h',
    'sec-ch-ua': 'i',
    authorization: 'j',
    via: 'k',
  };
  const passed = anonymousHeaders({ headers }, Buffer.from('123'));
  expect(Object.keys(passed).toSorted()).toEqual([
    'accept-encoding',
    'content-length',
    'content-type',
    'host',
    'origin',
    'sec-fetch-site',
  ]);
});

describe('the anonymous rate limit', () => {
  it('applies to each visitor separately until its window ends', () => {
    const limit = new AnonymousRateLimit({ most: 2, window: 1_000 });
    expect([limit.allows('a', 0), limit.allows('a', 1), limit.allows('a', 2), limit.allows('b', 2)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(limit.allows('a', 1_000)).toBe(true);
  });

  it('ends its window although the clock is set back', async () => {
    const limit = new AnonymousRateLimit({ most: 1, window: 5 });
    try {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
      expect([limit.allows('a'), limit.allows('a')]).toEqual([true, false]);
      vi.setSystemTime(Date.now() - 86_400_000);
      await vi.waitFor(() => expect(limit.allows('a')).toBe(true), { timeout: 2_000 });
    } finally {
      vi.useRealTimers();
    }
  });
});
