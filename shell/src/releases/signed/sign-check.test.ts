import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { checkAndSign, withSourceLines } from './sign-check.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('sends nothing to the site where no browser starts', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const { privateKey } = generateKeyPairSync('ed25519');
  const request = { to: 'https://site.test', privateKey, app: 'education', folder: '/nowhere', ...by };
  await expect(checkAndSign(request, sampleRelease())).rejects.toThrow('name one in CHROMIUM_PATH');
  expect(asked).not.toHaveBeenCalled();
});

it('names places in the sources where the release has source maps, else in its files', async () => {
  const folder = join(await testFolder(), 'jobs/v1');
  await mkdir(join(folder, 'maps/browser'), { recursive: true });
  const map = { version: 3, sources: ['src/pages/PortalPage.tsx'], names: [], mappings: 'AAMG' };
  await writeFile(join(folder, 'maps/browser/jobs.portal.js.map'), JSON.stringify(map));
  const place = (file: string) => `(https://site.test/x/assets/jobs/v1/browser/${file}:1:1)`;
  const ofShell = ' at https://site.test/assets/shell/v1/browser/jobs.portal.js:1:1';
  const refused = (at: (file: string) => string) =>
    ['jobs.portal.js', 'other.js'].map((file) => `jobs v1: / throws: 418 ${at(file)}`).join('\n');
  expect(withSourceLines(refused(place) + ofShell, folder, { name: 'jobs', version: 'v1' })).toBe(
    'jobs v1: / throws: 418 (src/pages/PortalPage.tsx:7:4)\njobs v1: / throws: 418 (browser/other.js:1:1)' + ofShell,
  );
});
