import { afterEach, expect, it, vi } from 'vitest';
import { vectorAddress } from '../../composition/vector-address.ts';
import type { LiveRelease } from '../../composition/release-vector.ts';
import { fetchReleaseVector } from './fetch-release-vector.ts';

const release: LiveRelease = { version: 'v1', mounts: [], slots: [], integrity: '' };
const address = vectorAddress(`-_${'A'.repeat(41)}`);

function answerWith(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

it('puts all releases into the vector that the page’s parts share, in their order, held to the hash of their file', async () => {
  const fetched = answerWith(200, { concerts: release, jobs: release });
  const state = { vector: { jobs: release }, wholeVector: address };
  const { vector } = state;
  await fetchReleaseVector(state);
  expect(Object.keys(vector)).toEqual(['concerts', 'jobs']);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(address, { integrity: `sha256-+/${'A'.repeat(41)}=` });
  await fetchReleaseVector(state);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('leaves the page as it is where they do not come, and asks again', async () => {
  answerWith(404, 'No release has these vectors.');
  const state = { vector: { jobs: release }, wholeVector: address };
  await expect(fetchReleaseVector(state)).rejects.toThrow('the live releases do not come: 404');
  expect(state.vector).toEqual({ jobs: release });
  answerWith(200, { concerts: release, jobs: release });
  await fetchReleaseVector(state);
  expect(Object.keys(state.vector)).toEqual(['concerts', 'jobs']);
});

it('asks for nothing where the page has them all', async () => {
  const fetched = answerWith(200, {});
  await fetchReleaseVector({ vector: { jobs: release } });
  expect(fetched).not.toHaveBeenCalled();
});
