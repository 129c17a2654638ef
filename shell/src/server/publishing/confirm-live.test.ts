import { readdir } from 'node:fs/promises';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, expect, it } from 'vitest';
import { awaitDeployStatus, writeDeployStatus } from '../../releases/registry/deploy-status.ts';
import { enterCanary } from '../../releases/registry/change-canary.ts';
import { makeLive } from '../../releases/registry/make-live.ts';
import { activate } from '../../releases/registry/registry.ts';
import { emptyRegistry } from '../../releases/release.schema.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { writeQuarantined } from '../../releases/registry/quarantine-file.ts';
import { confirmLive } from './confirm-live.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

let store: string;
const v1 = sampleRelease({ version: 'v1' });
beforeEach(async () => {
  store = await testFolder();
  await makeLive(store, 'deploy', v1, by);
  await makeLive(store, 'deploy', sampleRelease({ name: 'jobs', mounts: ['/portal-empleo'], slots: [] }), by);
});

const report = (number: number) =>
  writeDeployStatus(store, {
    pid: process.pid,
    number,
    registry: number === 0 ? emptyRegistry : activate(emptyRegistry, v1),
    refused: [],
    postponed: [],
  });
const confirm = () => confirmLive(store, v1, (revision) => awaitDeployStatus(store, revision));
const requests = async () => (await readdir(store)).filter((file) => file.startsWith('release-quarantine'));

it('a release that is live already is confirmed only when the running site has judged it', async () => {
  await report(0);
  let isGiven = false;
  const confirmed = confirm().finally(() => (isGiven = true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isGiven).toBe(false);
  // Later changes of other sections are not waited for.
  await report(1);
  expect(await confirmed).toBe('Nothing was changed: education v1 is live.');
  expect(await requests()).toEqual([]);
});

it('a canary that goes on beside the release that is live is named', async () => {
  await enterCanary(store, sampleRelease({ version: 'v2' }), 10, by);
  await report(2);
  expect(await confirm()).toBe('Nothing was changed: education v1 is live. Its canary v2 goes on.');
});

it.each([
  ['is requested when it is the live release', 'v1', ['release-quarantine.education']],
  ['is not requested when another release is quarantined', 'v0', []],
])('the end of a quarantine %s', async (_, version, requested) => {
  await report(2);
  await writeQuarantined(store, [
    { remote: 'education', version, reason: 'it loops', since: 0, until: Date.now(), urls: [] },
  ]);
  expect(await confirm()).toContain('education v1 is live.');
  expect(await requests()).toEqual(requested);
});
