import type { Response } from '@playwright/test';
import { expect, it, vi } from 'vitest';
import { whileShown } from './while-shown.ts';

const times = { patience: 60, pause: 10 };

/** A visit whose page answers with these headers, and what it finds. */
function visitWith(headers: () => Record<string, string>, find: () => string) {
  return async (watch: Parameters<Parameters<typeof whileShown>[0]>[0]) => {
    watch({ on: (_: string, hear: (answer: Response) => void) => hear({ headers } as Response) } as never);
    return find();
  };
}

it('a visit is made again where the site shows other releases meanwhile, also where it failed', async () => {
  const headers = vi.fn(() => ({}));
  headers.mockReturnValueOnce({ 'x-preview': 'busy' });
  headers.mockReturnValueOnce({ 'x-preview': 'busy' });
  const find = vi.fn(() => 'hydrated');
  find.mockReturnValueOnce('answers 503');
  find.mockImplementationOnce(() => {
    throw new Error('answers 503');
  });
  expect(await whileShown(visitWith(headers, find), { patience: 60_000, pause: 10 })).toBe('hydrated');
});

it('a visit ends with a sentence about the site where that goes on, and what it throws otherwise is its own', async () => {
  const busy = visitWith(
    () => ({ 'x-preview': 'busy' }),
    () => 'answers 503',
  );
  await expect(whileShown(busy, times)).rejects.toThrow('two other releases');
  const failing = visitWith(
    () => ({}),
    () => {
      throw new Error('does not show jobs');
    },
  );
  await expect(whileShown(failing, times)).rejects.toThrow('does not show jobs');
});
