import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { activate, changedApps, withAppOf } from './registry.ts';
import { emptyRegistry, type Registry } from '../release.schema.ts';

const afterVersions = (...versions: string[]) =>
  versions.reduce<Registry>((registry, version) => activate(registry, sampleRelease({ version })), emptyRegistry);

describe('activating a release', () => {
  it('copies version, mounts and slots into the registry', () => {
    expect(afterVersions('v1').apps).toEqual({
      education: { version: 'v1', mounts: ['/educacion-comunidad'], slots: ['home.education'], previous: [] },
    });
  });

  it('keeps the releases that were live before, newest first', () => {
    expect(afterVersions('v1', 'v2', 'v3').apps.education).toMatchObject({ version: 'v3', previous: ['v2', 'v1'] });
  });

  it('keeps at most five earlier releases', () => {
    expect(afterVersions('v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7').apps.education?.previous).toEqual([
      'v6',
      'v5',
      'v4',
      'v3',
      'v2',
    ]);
  });

  it('lists no release twice when one becomes live again', () => {
    expect(afterVersions('v1', 'v2', 'v1').apps.education).toMatchObject({ version: 'v1', previous: ['v2'] });
    expect(afterVersions('v1', 'v1').apps.education).toMatchObject({ version: 'v1', previous: [] });
  });

  it('changes neither the other apps nor the registry that it was given', () => {
    const before = activate(afterVersions('v1'), sampleRelease({ name: 'jobs', version: 'j1' }));
    const copy = structuredClone(before);
    expect(activate(before, sampleRelease({ version: 'v2' })).apps.jobs).toEqual(before.apps.jobs);
    expect(before).toEqual(copy);
  });
});

const jobs = sampleRelease({ name: 'jobs', version: 'j1' });

it('withAppOf takes one app back and keeps the others', () => {
  const before = afterVersions('v1');
  const now = activate(activate(before, sampleRelease({ version: 'v2' })), jobs);
  expect(withAppOf(now, 'education', before).apps).toEqual({ ...now.apps, education: before.apps.education });
  expect(withAppOf(now, 'jobs', before).apps).toEqual({ education: now.apps.education });
});

it('changedApps lists the differing apps, the shell first', () => {
  const shell = sampleRelease({ name: 'shell', version: 's1' });
  expect(changedApps(afterVersions('v1'), [jobs, shell].reduce(activate, afterVersions('v1')))).toEqual([
    'shell',
    'jobs',
  ]);
  expect(changedApps(afterVersions('v1'), afterVersions('v2'))).toEqual(['education']);
  expect(changedApps(afterVersions('v1'), emptyRegistry)).toEqual(['education']);
});
