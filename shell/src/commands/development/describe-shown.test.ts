import { expect, it } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { describeShown } from './describe-shown.ts';

it('the development command prints the address, and for a private section that its pages cannot be seen there', () => {
  const release = sampleRelease();
  const address = 'education v1: http://localhost:3000/educacion-comunidad';
  expect(describeShown(release, 'http://localhost:3000')).toBe(address);
  const section = { ...release.section!, isPrivate: true } as const;
  expect(describeShown({ ...release, section }, 'http://localhost:3000')).toMatch(
    new RegExp(`^${address}\nThe section is private: a preview has no session`),
  );
});
