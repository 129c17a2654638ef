import { afterEach, expect, it, vi } from 'vitest';
import { fileTimeout } from '@ofgc/shared/api-client/about/reporting-channel.ts';
import { readFiles } from './read-files.ts';

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
  const grow = async () => ({ kind: 'text', content: Buffer.alloc(5 * 2 ** 20) }) as const;
  const read = (files: string[]) => readFiles(files, 'es', grow);
  const file = Buffer.from('Un texto.').toString('base64');
  expect(await read([file, file])).toHaveLength(2);
  await expect(read([file, file, file])).rejects.toMatchObject({
    errors: { files: [expect.stringContaining('demasiado grandes')] },
  });
});
