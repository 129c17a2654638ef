import { expect, it } from 'vitest';
import { RemoteContext } from '../origin/remote-context.ts';
import { limitOutput } from './output-limit.ts';
import type { Fault } from '../worker-messages.ts';

const foreign = new RemoteContext({ note: { write: () => {} }, originOfStack: () => undefined });
const jobs = { remote: 'jobs', version: 'v1', part: 'jobs.portal' };

it('the output limit drops a remote’s flood and reports a fault; output of others is written', () => {
  const written: string[] = [];
  const faults: Fault[] = [];
  const stream = { write: ((chunk: string) => written.push(chunk) > 0) as typeof process.stderr.write };
  limitOutput(foreign, (fault) => faults.push(fault), [stream]);
  foreign.run(jobs, () => {
    for (let line = 0; line < 1_000; line++) stream.write('x'.repeat(1_000));
  });
  expect(written.length).toBeGreaterThan(200);
  expect(written.length).toBeLessThan(300);
  expect(faults).toEqual([{ ...jobs, kind: 'output', message: 'wrote 1000 bytes more than the console keeps' }]);
  foreign.run({ ...jobs, remote: 'concerts' }, () => stream.write('a concert'));
  stream.write('our own');
  expect(written.slice(-2)).toEqual(['a concert', 'our own']);
});
