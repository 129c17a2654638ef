import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRelease } from '../testing/sample-release.ts';
import { awaitDeployStatus, writeDeployStatus, type DeployStatus } from './deploy-status.ts';
import { activate } from './registry.ts';
import { emptyRegistry } from './release.schema.ts';

let store: string;
const since = 1_000;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-status-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

const report = (version: string, refused: DeployStatus['refused'] = [], pid = process.pid) =>
  writeDeployStatus(store, {
    pid,
    registry: activate(emptyRegistry, sampleRelease({ version })),
    refused,
  });

describe('the deploy status of a release', () => {
  it('is that nobody serves, where no site runs', async () => {
    expect(await awaitDeployStatus(store, 'education', 'v2', since)).toContain('no site runs');
    await report('v1', [], 2 ** 30);
    expect(await awaitDeployStatus(store, 'education', 'v2', since)).toContain('no site runs');
  });

  it('is that it is live, as soon as the site says so', async () => {
    await report('v1');
    const status = awaitDeployStatus(store, 'education', 'v2', since);
    await report('v2');
    expect(await status).toBe('education v2 is live.');
  });

  it('is the reason where it was refused', async () => {
    await report('v1', [{ name: 'education', version: 'v2', reason: '/educacion-comunidad answers 500', at: since }]);
    await expect(awaitDeployStatus(store, 'education', 'v2', since)).rejects.toThrow(
      'education v2 was refused and the site serves what it served before: /educacion-comunidad answers 500',
    );
  });

  it('is not a refusal from before it was asked', async () => {
    await report('v1', [{ name: 'education', version: 'v2', reason: 'the API was down', at: since - 1 }]);
    const status = awaitDeployStatus(store, 'education', 'v2', since);
    await report('v2');
    expect(await status).toBe('education v2 is live.');
  });
});
