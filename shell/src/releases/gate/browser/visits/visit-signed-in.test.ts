import { signedInAreas } from '@ofgc/shared/routes/accounts.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { describedAreas } from './visit-signed-in.ts';

afterEach(() => void vi.unstubAllGlobals());

const [area = ''] = signedInAreas.staff;

it('private areas are looked at with the API’s description, and nothing is said of them without it', async () => {
  const asking = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', asking);
  expect(await describedAreas({ mounts: ['/portal-empleo'] }, 'https://site.test/')).toEqual([]);
  await expect(describedAreas({ mounts: [area] }, 'https://site.test/')).rejects.toThrow(
    `https://site.test/ does not answer with the API's description, without which nobody can look at ${area}.`,
  );
  asking.mockResolvedValueOnce(new Response('', { status: 503 })).mockResolvedValueOnce(Response.json({ paths: {} }));
  expect(await describedAreas({ mounts: [area] }, 'https://site.test/')).toEqual([
    { kind: 'staff', area, description: { paths: {} } },
  ]);
});
