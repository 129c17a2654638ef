import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import { checkCompatibility } from './contract-compatibility.ts';

const shell = sampleRelease({
  name: 'shell',
  version: 's1',
  shared: { react: '19.3.1', 'react-router': '8.5.1' },
  exports: { react: ['useId', 'useState'], 'react-router': ['Form'] },
});
const remote = (differences: Parameters<typeof sampleRelease>[0]) =>
  sampleRelease({ imports: { react: ['useState'] }, shared: shell.shared, ...differences });

describe('a remote', () => {
  it.each([
    ['takes what the shell has', {}],
    ['was built with another minor version', { shared: { react: '19.9.0' } }],
    ['was built with a package that it does not take', { shared: { react: '19.3.1', jotai: '1.0.0' } }],
  ])('that %s is accepted', (_, differences) => {
    expect(() => checkCompatibility(remote(differences), shell)).not.toThrow();
  });

  it.each([
    [
      'a name that the shell does not have',
      { imports: { react: ['useState', 'useNothing'], 'react-router': ['Form'] } },
      'education v1 imports useNothing of react, which shell s1 does not have',
    ],
    [
      'a package outside the contract',
      { imports: { axios: ['default'] } },
      'education v1 imports axios, which is not in the contract of shell s1',
    ],
    [
      'another major version',
      { shared: { react: '18.3.0' } },
      'education v1 was built with react 18.3.0, shell s1 has 19.3.1',
    ],
  ])('is refused for %s', (_, differences, reason) => {
    expect(() => checkCompatibility(remote(differences), shell)).toThrow(reason);
  });
});
