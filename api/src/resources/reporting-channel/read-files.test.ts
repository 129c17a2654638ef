import { afterEach, expect, it, vi } from 'vitest';
import { fileTimeout } from '@ofgc/shared/api-client/about/reporting-channel.ts';
import { readFiles } from './read-files.ts';

/** A text with this content grows to 5 MB. */
const growing = 'growing';
vi.mock('./files/strip-file.ts', async (original) => {
  const own = await original<typeof import('./files/strip-file.ts')>();
  return {
    ...own,
    stripFile: async (content: Uint8Array, signal?: AbortSignal) =>
      String(content) === growing
        ? { kind: 'text', content: Buffer.alloc(5 * 2 ** 20) }
        : own.stripFile(content, signal),
  };
});
afterEach(() => vi.restoreAllMocks());

it('files that took too long are refused before the page gives up, so that no report is saved without its sender’s code', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const text = Buffer.from('Un texto.').toString('base64');
  await expect(readFiles([text], 'es')).rejects.toMatchObject({
    errors: { files: [expect.stringContaining('demasiado trabajo')] },
  });
  expect(timeout.mock.calls[0]?.[0]).toBeLessThan(fileTimeout);
});

it('files that grow are refused by what they take together', async () => {
  const file = Buffer.from(growing).toString('base64');
  expect(await readFiles([file, file], 'es')).toHaveLength(2);
  await expect(readFiles([file, file, file], 'es')).rejects.toMatchObject({
    errors: { files: [expect.stringContaining('demasiado grandes')] },
  });
});
