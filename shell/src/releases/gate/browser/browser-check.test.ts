import type { Browser } from '@playwright/test';
import { expect, it } from 'vitest';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import { checkInBrowser, declaredPages } from './browser-check.ts';

it('a browser opens the home page, the pages that a section declares in both languages, and its examples', () => {
  const title = { es: 'Bolsa', en: 'Pool' };
  const { section } = sampleRelease();
  const release = {
    warmUp: ['/portal-empleo'],
    section: {
      ...section!,
      pages: [
        { path: '/portal-empleo/bolsa', title },
        { path: '/portal-empleo/bolsa#plazos', title },
      ],
      examples: [{ page: 'vacancy', es: '/portal-empleo/oferta/7', en: '/en/portal-empleo/oferta/7' }],
    },
  };
  expect(declaredPages(release)).toEqual([
    '/',
    '/en',
    '/portal-empleo',
    '/portal-empleo/bolsa',
    '/en/portal-empleo/bolsa',
    '/portal-empleo/oferta/7',
    '/en/portal-empleo/oferta/7',
  ]);
});

it.each([
  [new DOMException('page.goto: Timeout 30000ms exceeded.', 'TimeoutError'), / does not answer within 30 s\.$/],
  [
    new Error(
      'page.goto: net::ERR_CERT_AUTHORITY_INVALID at https://site.test/vista-previa/x\nCall log:\n  - navigating',
    ),
    /^https:\/\/site\.test does not open in the browser: net::ERR_CERT_AUTHORITY_INVALID$/,
  ],
  [
    new Error('page.goto: Target page, context or browser has been closed'),
    /^https:\/\/site\.test does not open in the browser: Target page, context or browser has been closed$/,
  ],
])('a preview that does not open says why: %s', async (failure, sentence) => {
  const page = { goto: async () => Promise.reject(failure) };
  const context = { newPage: async () => page, close: async () => {}, on: () => {} };
  const browser = { newContext: async () => context } as unknown as Browser;
  await expect(checkInBrowser(browser, 'https://site.test/vista-previa/x', sampleRelease())).rejects.toThrow(sentence);
});
