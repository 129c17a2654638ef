import { serverTimeout } from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import { callDeadline, fileDeadline, firstByteDeadline, pageDeadline } from './deadlines.ts';

it('a worker gives its answer about a silent API before the front door gives up the worker', () => {
  for (const deadline of [pageDeadline, callDeadline, fileDeadline + serverTimeout])
    expect(deadline).toBeLessThan(firstByteDeadline);
});
