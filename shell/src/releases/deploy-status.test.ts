import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { activate } from './registry.ts';
import { emptyRegistry } from './release.schema.ts';
import { writeJson } from './store.ts';
import { sampleRelease } from '../testing/sample-release.ts';
import { awaitVerdict } from './deploy-status.ts';

let store: string;
const asked = 1_000;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-verdict-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

const says = (version: string, refused: object[] = [], pid = process.pid) =>
  writeJson(join(store, 'serving.json'), {
    pid,
    registry: activate(emptyRegistry, sampleRelease({ version })),
    refused,
  });

describe('the verdict on a release', () => {
  it('is that nobody serves, where no site runs', async () => {
    expect(await awaitVerdict(store, 'education', 'v2', asked)).toContain('no site runs');
    await says('v1', [], 2 ** 30);
    expect(await awaitVerdict(store, 'education', 'v2', asked)).toContain('no site runs');
  });

  it('is that it is live, as soon as the site says so', async () => {
    await says('v1');
    const verdict = awaitVerdict(store, 'education', 'v2', asked);
    await says('v2');
    expect(await verdict).toBe('education v2 is live.');
  });

  it('is the gate’s reason where it was refused', async () => {
    await says('v1', [{ name: 'education', version: 'v2', reason: '/educacion-comunidad answers 500', at: asked }]);
    await expect(awaitVerdict(store, 'education', 'v2', asked)).rejects.toThrow(
      'education v2 was refused and the site serves what it served before: /educacion-comunidad answers 500',
    );
  });

  it('is not a refusal from before it was asked', async () => {
    await says('v1', [{ name: 'education', version: 'v2', reason: 'the API was down', at: asked - 1 }]);
    const verdict = awaitVerdict(store, 'education', 'v2', asked);
    await says('v2');
    expect(await verdict).toBe('education v2 is live.');
  });
});
