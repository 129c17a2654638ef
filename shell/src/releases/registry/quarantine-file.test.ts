import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { readOwnQuarantined, readQuarantined, writeQuarantined } from './quarantine-file.ts';

let store: string;
useTestFolder((folder) => void (store = folder));

const quarantined = (until: number) => ({
  remote: 'jobs',
  version: 'v2',
  reason: 'it loops',
  since: 0,
  until,
  urls: [],
});

it('a quarantine whose time was over long ago counts no longer, as its site is gone, except for this site itself', async () => {
  await writeQuarantined(store, [quarantined(Date.now() - 3_600_000)], 'gone');
  expect([await readQuarantined(store), await readOwnQuarantined(store, 'here')]).toEqual([[], []]);
  expect(await readOwnQuarantined(store, 'gone')).toHaveLength(1);
  await writeQuarantined(store, [quarantined(Date.now())], 'gone');
  expect(await readOwnQuarantined(store, 'here')).toHaveLength(1);
});

it('a damaged file keeps nobody from reading the others', async () => {
  await writeFile(join(store, 'quarantine.damaged.json'), '{"releases"');
  await writeQuarantined(store, [quarantined(Date.now())], 'here');
  expect(await readQuarantined(store)).toHaveLength(1);
});

it('a file that is called like a quarantine and is none keeps nobody from reading the others', async () => {
  await writeFile(join(store, 'quarantine.x.browser.json'), '{"notes":[]}');
  await writeQuarantined(store, [quarantined(Date.now())], 'here');
  expect(await readQuarantined(store)).toHaveLength(1);
});
