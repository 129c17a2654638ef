import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EntryNote, openEntryNote, readEntryNote } from './current-origin-file.ts';
import { RemoteContext } from './remote-context.ts';
import { createOriginOfStack } from './code-origin.ts';

const jobs = { remote: 'jobs', version: 'v1', part: 'jobs.portal' };
const concerts = { remote: 'concerts', version: 'v2', part: 'home.concerts' };
let folder: string;
let note: EntryNote;
let foreign: RemoteContext;
let stopped = '';
const noted = () => readEntryNote(join(folder, 'note'));
/** An error with a stack as V8 writes it, with frames in these files of the store. */
const errorFrom = (...files: string[]) =>
  Object.assign(new Error('broken'), {
    stack: [
      'Error: broken',
      ...files.map((file) => `    at f (${pathToFileURL(realpathSync(folder)).href}/${file}:1:1)`),
    ].join('\n'),
  });

beforeEach(async () => {
  folder = await testFolder();
  note = openEntryNote(join(folder, 'note'));
  stopped = '';
  foreign = new RemoteContext({ note, originOfStack: createOriginOfStack(folder), stoppedRemote: () => stopped });
});
afterEach(() => note.close());

describe('the file of the current origin', () => {
  it('names the remote whose code is running, also in nested calls, and nobody afterwards', () => {
    const seen = foreign.run(jobs, () => [noted(), foreign.run(concerts, noted), noted()]);
    expect([...seen, noted()]).toEqual([jobs, concerts, jobs, undefined]);
  });

  it('is cleared after a throw', () => {
    expect(() =>
      foreign.run(jobs, () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(noted()).toBeUndefined();
  });

  it('is cleared while a promise is awaited, except in code that runs alone', async () => {
    const waiting = Promise.withResolvers<void>();
    const read = foreign.run(jobs, () => waiting.promise);
    expect(noted()).toBeUndefined();
    const imported = foreign.runToEnd(concerts, () => waiting.promise);
    expect(noted()).toEqual(concerts);
    waiting.resolve();
    await Promise.all([read, imported]);
    expect(noted()).toBeUndefined();
  });

  it('is empty when it was never written', () => expect(readEntryNote(join(folder, 'other'))).toBeUndefined());
});

describe('the origin of an error', () => {
  it('is the topmost remote in its stack, and nobody when only the shell is in it', () => {
    const error = errorFrom('shell/s1/server/worker.js', 'concerts/v2/server/main.js', 'jobs/v1/server/main.js');
    expect(foreign.originOf(error)).toEqual({ remote: 'concerts', version: 'v2' });
    expect(foreign.originOf(errorFrom('shell/s1/server/worker.js'))).toBeUndefined();
  });

  it('is the remote that started the code when there is no stack, also later', async () => {
    const origin = await foreign.run(
      jobs,
      () => new Promise((resolve) => setTimeout(() => resolve(foreign.originOf('no error')), 1)),
    );
    expect(origin).toEqual(jobs);
  });

  it('includes the part when stack and running code agree', () => {
    expect(foreign.run(jobs, () => foreign.originOf(errorFrom('jobs/v1/server/main.js')))).toEqual(jobs);
  });
});

it('a stopped remote’s code is not entered again and answers 503; other remotes’ code is entered', () => {
  stopped = 'jobs';
  const entered: string[] = [];
  const enter = (origin: typeof jobs) => foreign.run(origin, () => entered.push(origin.remote));
  expect(() => enter(jobs)).toThrow(
    expect.objectContaining({ init: expect.objectContaining({ status: 503 }) as object }) as Error,
  );
  enter(concerts);
  expect(entered).toEqual(['concerts']);
});
