import { generateKeyPairSync } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { checkAndSign } from './sign-check.ts';
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
