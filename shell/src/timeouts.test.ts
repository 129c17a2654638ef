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

it('a worker answers about a silent API before the proxy gives up the worker', () => {
  for (const timeout of [pageTimeout, apiCallTimeout, apiFileTimeout + serverTimeout])
    expect(timeout).toBeLessThan(firstByteTimeout);
  expect(uploadTimeout).toBeLessThan(uploadFirstByteTimeout);
});

it('what a page waits for ends before the page does', () => {
  for (const timeout of [loaderTimeout, renderTimeout, slotTimeout, serverTimeout])
    expect(timeout).toBeLessThan(pageTimeout);
});
