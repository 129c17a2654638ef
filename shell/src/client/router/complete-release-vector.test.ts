import { afterEach, expect, it, vi } from 'vitest';
import { vectorAddress } from '../../composition/addresses/vector-address.ts';
import type { LiveRelease } from '../../composition/release-vector.ts';
import { completeReleaseVector } from './complete-release-vector.ts';

const release: LiveRelease = { version: 'v1', mounts: [], slots: [], integrity: '' };
const address = vectorAddress(`-_${'A'.repeat(41)}`);

function answerWith(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

it('the release vector is completed in order by a file with its integrity hash, and requested once', async () => {
  const fetched = answerWith(200, { concerts: release, jobs: release });
  const state = { vector: { jobs: release }, wholeVector: address };
  const { vector } = state;
  await completeReleaseVector(state);
  expect(Object.keys(vector)).toEqual(['concerts', 'jobs']);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(address, { integrity: `sha256-+/${'A'.repeat(41)}=` });
  await completeReleaseVector(state);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('the release vector stays unchanged when its file fails to load, and is requested again', async () => {
  answerWith(404, 'No release has these vectors.');
  const state = { vector: { jobs: release }, wholeVector: address };
  await expect(completeReleaseVector(state)).rejects.toThrow('the live releases do not come: 404');
  expect(state.vector).toEqual({ jobs: release });
  answerWith(200, { concerts: release, jobs: release });
  await completeReleaseVector(state);
  expect(Object.keys(state.vector)).toEqual(['concerts', 'jobs']);
});

it('the release vector is not requested if the page has all releases', async () => {
  const fetched = answerWith(200, {});
  await completeReleaseVector({ vector: { jobs: release } });
  expect(fetched).not.toHaveBeenCalled();
});
