import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './use-copy.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['copied', { clipboard: { writeText: async () => {} } }],
  ['notCopied', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ['notCopied', {}],
])('copyText returns %s', async (result, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('text')).toBe(result);
});
