import { generateKeyPairSync } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { by } from '../../testing/sample-releases/sample-statement.ts';
import { previewEnd } from './preview-lifetime.ts';
import { askPreview } from './preview-link.ts';

afterEach(() => void vi.unstubAllGlobals());

it('the pass in a link is short enough for a cookie, whatever the reason of its release', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'It can be looked at:' }));
  const { privateKey } = generateKeyPairSync('ed25519');
  const asked = { ...by, to: 'https://site.test', privateKey, app: 'jobs', version: 'v1', until: previewEnd('1') };
  const link = await askPreview({ ...asked, who: '─'.repeat(100), why: '─'.repeat(1_000) });
  expect(link.split('/').at(-1)?.length).toBeLessThan(4_000);
});
