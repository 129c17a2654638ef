import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand, into whose fields somebody types: faster than a whole site.
usePagesByHand();

describe('checkInBrowser() with a page that', () => {
  it.each<[string, string, string]>([
    [
      'has a shortcut that is a letter, also while somebody types',
      `document.addEventListener('keydown', (event) => { if (event.key === 's') event.preventDefault(); })`,
      'swallows s in the text fields of others',
    ],
  ])(
    '%s: refuses the release with the reason',
    async (_title, page, sentence) => {
      expect(await look('/portal-empleo', { page })).toEqual([`/portal-empleo ${sentence}`]);
    },
    200_000,
  );

  it('has a shortcut that leaves fields alone: is accepted', async () => {
    const page = `document.addEventListener('keydown', (event) => {
      if (event.key === 's' && !event.target.closest('input')) event.preventDefault();
    })`;
    expect(await look('/portal-empleo', { page })).toEqual([]);
  }, 200_000);
});
