import { readdir, rename, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import {
  awaitDeployStatus,
  type DeployStatus,
  removeDeployStatus,
  touchDeployStatus,
  writeDeployStatus,
} from './deploy-status.ts';
import { withCanary, withdrawCanary } from './change-canary.ts';
import { activate, remove } from './registry.ts';
import { changeRegistry, registryEvent, resetRegistry } from './registry-log.ts';
import { emptyRegistry, type Registry, type Revision } from '../release.schema.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

let store: string;
useTestFolder((folder) => void (store = folder));

const live = (version: string) => activate(emptyRegistry, sampleRelease({ version }));
/** The second revision makes v2 live. */
const revision: Revision = {
  number: 2,
  event: registryEvent('deploy', sampleRelease({ version: 'v2' }), by),
  ...live('v2'),
};
const report = (number: number, version: string, differences: Partial<DeployStatus> = {}) =>
  writeDeployStatus(store, {
    pid: process.pid,
    number,
    registry: live(version),
    refused: [],
    postponed: [],
    ...differences,
  });
const ask = () => awaitDeployStatus(store, revision);

/** Makes the status look as if a site on another machine had written it. */
async function fromElsewhere(secondsAgo: number): Promise<void> {
  const folder = join(store, 'status');
  const file = join(folder, 'elsewhere-7.json');
  await rename(join(folder, `${hostname()}-${process.pid}.json`), file);
  await ago(file, secondsAgo);
}

async function ago(file: string, seconds: number): Promise<void> {
  const at = new Date(Date.now() - seconds * 1000);
  await utimes(file, at, at);
}

describe('the deploy status of a release', () => {
  it.each([
    ['deploy', 'is the live release'],
    ['canary', 'is the canary'],
    ['withdraw', 'is no longer the canary'],
    ['remove', 'is taken down'],
  ] as const)('of a %s that no site sees is “%s”', async (action, said) => {
    const unseen = { ...revision, event: { ...revision.event, action } };
    expect(await awaitDeployStatus(store, unseen)).toContain(`v2 ${said}; no site runs`);
  });

  it('is “no site runs” when no site runs any more', async () => {
    expect(await ask()).toContain('no site runs');
    await report(1, 'v1', { pid: 2 ** 30 });
    expect(await ask()).toContain('no site runs');
    // The process id is in use by another process than the one that ended long ago.
    await report(1, 'v1');
    await ago(join(store, 'status', `${hostname()}-${process.pid}.json`), 60);
    expect(await ask()).toContain('no site runs');
    await report(1, 'v1');
    await fromElsewhere(60);
    expect(await ask()).toContain('no site runs');
    await report(1, 'v1');
    await removeDeployStatus(store, process.pid);
    expect(await readdir(join(store, 'status'))).not.toContain(`${hostname()}-${process.pid}.json`);
  });

  it('is “live” as soon as the site reports it', async () => {
    await report(1, 'v1');
    const status = ask();
    await report(2, 'v2');
    expect(await status).toBe('education v2 is live.');
  });

  it('is “live” only when all sites report it', async () => {
    await report(2, 'v2');
    await fromElsewhere(1);
    await report(1, 'v1');
    let isGiven = false;
    const status = ask().then((sentence) => {
      isGiven = true;
      return sentence;
    });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(isGiven).toBe(false);
    await report(2, 'v2');
    expect(await status).toBe('education v2 is live on all 2 machines.');
  });

  it.each([-60_000, 60_000])('is read from a machine whose clock differs by %i ms', async (difference) => {
    await report(2, 'v2');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + difference });
    try {
      await touchDeployStatus(store, process.pid);
      vi.useRealTimers();
      expect(await ask()).toBe('education v2 is live.');
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + difference });
      expect(await ask()).toBe('education v2 is live.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not dated ahead by a site whose clock was ahead', async () => {
    await report(1, 'v1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    await touchDeployStatus(store, process.pid);
    const file = join(store, 'status', `${hostname()}-${process.pid}.json`);
    expect((await stat(file)).mtimeMs).toBeLessThan((await stat(store)).mtimeMs + 60_000);
  });

  it('is given by a site that runs on although the disk is full', async () => {
    await report(1, 'v1');
    const file = join(store, 'status', `${hostname()}-${process.pid}.json`);
    await utimes(file, 0, 0);
    await touchDeployStatus(store, process.pid, () => Promise.reject(new Error('ENOSPC')));
    expect((await stat(file)).mtimeMs).toBeGreaterThan(0);
  });

  it('is an error with the reason when one site refused the release', async () => {
    const refused = [{ name: 'education', version: 'v2', reason: '/educacion-comunidad answers 500', number: 2 }];
    await report(2, 'v1', { refused });
    await fromElsewhere(1);
    await report(2, 'v2');
    await expect(ask()).rejects.toThrow(
      'education v2 was refused and the site serves what it served before: /educacion-comunidad answers 500',
    );
  });

  it('ignores an earlier refusal of the same release', async () => {
    const refused = [{ name: 'education', version: 'v2', reason: 'the API was down', number: 1 }];
    await report(1, 'v1', { refused });
    const status = ask();
    await report(2, 'v2', { refused });
    expect(await status).toBe('education v2 is live.');
  });

  it('is “canary” only when its workers run, and an error when it was withdrawn before', async () => {
    const event = registryEvent('canary', sampleRelease({ version: 'v2' }), by);
    await resetRegistry(store, [sampleRelease({ version: 'v1' })]);
    const entered = (await changeRegistry(store, (registry) => ({
      event,
      ...withCanary(registry, 'education', { version: 'v2', share: 10 }),
    }))) as Revision;
    const registry = { apps: entered.apps };
    await report(2, 'v1', { registry, canary: null });
    const status = awaitDeployStatus(store, entered);
    await report(2, 'v1', { registry, canary: 'education@v2' });
    expect(await status).toBe('education v2 is the canary: 10% of the visits get it.');
    await report(2, 'v1', { registry, canary: null });
    const failing = expect(awaitDeployStatus(store, entered)).rejects.toThrow(
      'The canary education v2 is withdrawn: its worker ended',
    );
    await withdrawCanary(store, sampleRelease({ version: 'v2' }), { ...by, why: 'its worker ended' });
    await failing;
  });

  it('is “live” only when the site has tried again what it had to postpone', async () => {
    const postponed = [{ name: 'education', version: 'v2', reason: 'spawn ENOMEM', number: 2 }];
    await report(2, 'v1', { postponed });
    const status = ask();
    await report(2, 'v2');
    expect(await status).toBe('education v2 is live.');
  });

  it.each<[string, Registry, string]>([
    [
      'taken down',
      remove(live('v2'), 'education', null),
      'education was taken down: its addresses answer that it is gone.',
    ],
    [
      'led elsewhere',
      remove(live('v2'), 'education', '/sobre-ofgc'),
      'education was taken down: its addresses lead to /sobre-ofgc.',
    ],
  ])('says of a section that is to be taken down whether it is %s', async (_, registry, sentence) => {
    await report(2, 'v2', { registry });
    const event = registryEvent('remove', sampleRelease({ version: 'v2' }), by);
    expect(await awaitDeployStatus(store, { number: 2, event })).toBe(sentence);
  });

  it('is an error where a section that is to be taken down was brought back', async () => {
    await report(2, 'v2', { registry: live('v1') });
    const event = registryEvent('remove', sampleRelease({ version: 'v2' }), by);
    await expect(awaitDeployStatus(store, { number: 2, event })).rejects.toThrow(
      'education was brought back meanwhile: v1 is live.',
    );
  });

  it('is an error that names the release that replaced it when another deployment followed', async () => {
    await report(3, 'v3');
    await expect(ask()).rejects.toThrow('education v2 was replaced meanwhile: v3 is live.');
  });
});
