import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeApi, startFakeApi } from '../../testing/api/fake-api.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
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

it('warming up renders a page in each language with the data of the frame', async () => {
  expect(await warmFrame(prepared, api.url)).toEqual([200, 200]);
  expect(api.asked).toBe(2);
});

it('warming up succeeds while the API is down', async () => {
  api.isDown = true;
  expect(await warmFrame(prepared, api.url)).toEqual([200, 200]);
});
