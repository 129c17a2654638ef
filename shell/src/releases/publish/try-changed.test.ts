import { beforeEach, expect, it } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { LostTrialError } from '../gate/trial/try-in-one-worker.ts';
import { activate } from '../registry/registry.ts';
import { emptyRegistry } from '../release.schema.ts';
import { tryChanged } from './try-changed.ts';

const sentences: string[] = [];
const say = (sentence: string) => void sentences.push(sentence);
const output = { info: say, warn: say };
beforeEach(() => void (sentences.length = 0));

const release = (name: string, version: string) => sampleRelease({ name, version });
const before = [release('shell', 's1'), release('jobs', 'j1')].reduce(activate, emptyRegistry);
const jobs = { release: release('jobs', 'j2') };
type TryIt = Parameters<typeof tryChanged>[1]['tryIt'];

it('tries each release beside all others but the refused ones, new sections too, and says what is tried', async () => {
  const changed = [{ release: release('shell', 's2') }, { release: release('about', 'a1') }, jobs];
  const tried: [string, (string | undefined)[]][] = [];
  const tryIt: TryIt = async ({ name }, { apps }) => {
    tried.push([name, [apps.shell?.version, apps.about?.version, apps.jobs?.version]]);
    if (name === 'about') throw new Error('about a1: /orquesta throws');
    return name === 'jobs' ? ['without data'] : [];
  };
  expect(await tryChanged(changed, { before, output, tryIt })).toEqual([changed[0], jobs]);
  expect(tried).toEqual([
    ['shell', ['s1', 'a1', 'j2']],
    ['about', ['s2', undefined, 'j2']],
    ['jobs', ['s2', undefined, 'j1']],
  ]);
  expect(sentences).toEqual([
    'Before the site starts, the gate tries shell s2, about a1, jobs j2.',
    'about a1: /orquesta throws\nThe site starts without about.',
    'jobs j2: without data',
  ]);
});

it('tries nothing at the first start, and says nothing where nothing changed', async () => {
  const tryIt = () => Promise.reject(new Error('tried'));
  expect(await tryChanged([jobs], { before: emptyRegistry, output, tryIt })).toEqual([jobs]);
  expect(await tryChanged([], { before, output, tryIt })).toEqual([]);
  expect(sentences).toEqual([]);
});

it.each([
  ['cannot start a process', Object.assign(new Error('spawn EAGAIN'), { code: 'EAGAIN' })],
  ['loses the trial', new LostTrialError('jobs j2: ENOSPC')],
])('goes on with a warning where the machine %s', async (_, error) => {
  const tryIt = () => Promise.reject(error);
  expect(await tryChanged([jobs], { before, output, tryIt })).toEqual([jobs]);
  expect(sentences).toContain(`jobs j2 could not be tried: ${error.message}`);
});
