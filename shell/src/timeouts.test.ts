import { serverTimeout } from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import {
  apiCallTimeout,
  apiFileTimeout,
  firstByteTimeout,
  loaderTimeout,
  pageTimeout,
  renderTimeout,
  slotTimeout,
  uploadFirstByteTimeout,
  uploadTimeout,
} from './timeouts.ts';

it('the timeouts of a worker’s pages, API calls and files are shorter than the proxy’s for that worker', () => {
  for (const timeout of [pageTimeout, apiCallTimeout, apiFileTimeout + serverTimeout])
    expect(timeout).toBeLessThan(firstByteTimeout);
  expect(uploadTimeout).toBeLessThan(uploadFirstByteTimeout);
});

it('a slot waits longer than one of its calls to the API, whose failure is then not the section’s', () => {
  expect(serverTimeout).toBeLessThan(slotTimeout);
  expect(slotTimeout).toBeLessThan(loaderTimeout);
});

it('the timeouts of what a page waits for are shorter than the page’s', () => {
  for (const timeout of [loaderTimeout, renderTimeout, slotTimeout, serverTimeout])
    expect(timeout).toBeLessThan(pageTimeout);
});
