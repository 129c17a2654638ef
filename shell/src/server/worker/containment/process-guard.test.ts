import { expect, it } from 'vitest';
import { RemoteContext } from '../origin/remote-context.ts';
import { guardProcess } from './process-guard.ts';
import type { Fault } from '../worker-messages.ts';

it('the process guard stops a remote’s exit and kill and reports a fault; the shell can end the process', () => {
  const ended: unknown[] = [];
  const faults: Fault[] = [];
  const target = { exit: (code: number) => ended.push(code), kill: (...given: unknown[]) => ended.push(...given) };
  const foreign = new RemoteContext({ note: { write: () => {} }, originOfStack: () => undefined });
  guardProcess(foreign, (fault) => faults.push(fault), target);
  const jobs = { remote: 'jobs', version: 'v1', part: 'jobs.portal' };
  expect(() => foreign.run(jobs, () => target.exit(1))).toThrow('jobs called process.exit()');
  expect(() => foreign.run(jobs, () => target.kill(1, 'SIGKILL'))).toThrow('jobs called process.kill()');
  expect(() => Object.assign(target, { exit: () => {} })).toThrow(TypeError);
  expect(faults.map(({ kind, message, remote }) => [remote, kind, message])).toEqual([
    ['jobs', 'exit', 'called process.exit()'],
    ['jobs', 'exit', 'called process.kill()'],
  ]);
  target.exit(0);
  expect(ended).toEqual([0]);
});
