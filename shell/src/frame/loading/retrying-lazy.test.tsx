import { render, screen } from '@ofgc/shared/testing/render-page.tsx';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PartBoundary } from '../../composition/slots/PartBoundary.tsx';
import { retryingLazy } from './retrying-lazy.ts';

const Suggestions = () => <p>suggestions</p>;

beforeEach(() => {
  history.replaceState(null, '', '/calendario');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('a part whose code did not load is requested again on another page, and not on the same one', async () => {
  const load = vi.fn(async () => Suggestions).mockRejectedValueOnce(new Error('no network'));
  const Part = retryingLazy(load);
  const part = () => (
    <PartBoundary part="shell.search" instead={<p>nothing</p>}>
      <Suspense>
        <Part />
      </Suspense>
    </PartBoundary>
  );
  const { rerender } = render(part());
  expect(await screen.findByText('nothing')).toBeTruthy();
  rerender(part());
  expect(load).toHaveBeenCalledOnce();

  history.replaceState(null, '', '/explora');
  rerender(part());
  expect(await screen.findByText('suggestions')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
