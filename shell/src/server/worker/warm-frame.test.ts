import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeApi, startFakeApi } from '../../testing/fake-api.ts';
import { sampleRelease } from '../../testing/sample-release.ts';
import { readSettings } from '../../settings.ts';
import { warmFrame } from './warm-frame.ts';

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi();
});
afterEach(() => api.stop());

const prepared = {
  settings: readSettings({}),
  release: sampleRelease({ name: 'shell', chunks: { main: { js: ['main.js'], css: [], words: [] } } }),
};

it('renders a page in each language, with what the API says to all pages', async () => {
  expect(await warmFrame(prepared, api.url)).toEqual([200, 200]);
  expect(api.asked).toBe(2);
});

it('fails nobody while the API is away', async () => {
  api.isDown = true;
  expect(await warmFrame(prepared, api.url)).toEqual([200, 200]);
});
