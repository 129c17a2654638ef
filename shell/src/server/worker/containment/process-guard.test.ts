import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { RemoteContext } from '../origin/remote-context.ts';
import { guardProcess, withholdStreams } from './process-guard.ts';
import type { Fault } from '../worker-messages.ts';

it('the process guard stops a remote’s exit and kill and its way to Node’s modules and reports a fault; the shell can end the process', () => {
  const ended: unknown[] = [];
  const faults: Fault[] = [];
  const target = {
    exit: (code: number) => ended.push(code),
    kill: (...given: unknown[]) => ended.push(...given),
    getBuiltinModule: (name: string) => ended.push(name),
    get stdin() {
      return new Socket();
    },
    report: {},
  };
  const foreign = new RemoteContext({ note: { write: () => {} }, originOfStack: () => undefined });
  guardProcess(foreign, (fault) => faults.push(fault), target);
  const jobs = { remote: 'jobs', version: 'v1', part: 'jobs.portal' };
  expect(() => foreign.run(jobs, () => target.exit(1))).toThrow('jobs called process.exit()');
  expect(() => foreign.run(jobs, () => target.kill(1, 'SIGKILL'))).toThrow('jobs called process.kill()');
  expect(() => foreign.run(jobs, () => target.getBuiltinModule('node:fs'))).toThrow(
    'jobs called process.getBuiltinModule()',
  );
  expect(() => Object.assign(target, { exit: () => {} })).toThrow(TypeError);
  expect([target.stdin, target.report]).toEqual([undefined, undefined]);
  expect(faults.map(({ kind, message, remote }) => [remote, kind, message])).toEqual([
    ['jobs', 'exit', 'called process.exit()'],
    ['jobs', 'exit', 'called process.kill()'],
    ['jobs', 'exit', 'called process.getBuiltinModule()'],
  ]);
  target.exit(0);
  expect(ended).toEqual([0]);
});

it('the output streams of a worker can be written to, and lead to no socket, in the console neither', () => {
  const written: unknown[] = [];
  const streams = ['stdout', 'stderr'].map((name) => {
    const stream = new Socket();
    stream._write = (chunk, _, done) => done(void written.push([name, String(chunk)]));
    return [name, stream];
  });
  const target = Object.fromEntries(streams) as Pick<NodeJS.Process, 'stdout' | 'stderr'>;
  const log = {};
  withholdStreams(target, log);
  target.stdout.write('a');
  target.stderr.write('b');
  expect(written).toEqual([
    ['stdout', 'a'],
    ['stderr', 'b'],
  ]);
  for (const one of [target.stdout, target.stderr, ...Object.values(Object.getOwnPropertyDescriptors(log))]) {
    const stream = ('value' in one ? one.value : one) as Partial<Socket>;
    expect([stream instanceof Socket, stream.connect, stream.constructor === Socket]).toEqual([
      false,
      undefined,
      false,
    ]);
  }
  expect(() => Object.assign(target, { stdout: streams[0]?.[1] })).toThrow(TypeError);
});
