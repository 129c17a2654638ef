import { serverTimeout } from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import { apiCallTimeout, apiFileTimeout, firstByteTimeout, pageTimeout } from './request-timeouts.ts';

it('a worker answers about a silent API before the proxy gives up the worker', () => {
  for (const timeout of [pageTimeout, apiCallTimeout, apiFileTimeout + serverTimeout])
    expect(timeout).toBeLessThan(firstByteTimeout);
});
