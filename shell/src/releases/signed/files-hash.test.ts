import { expect, it } from 'vitest';
import { filesHash } from './files-hash.ts';

const built = { 'browser/main.js': 'sha384-one', 'server/main.js': 'sha384-two', 'browser/main.js.br': 'sha384-small' };
const hash = filesHash({ integrity: built });

it('a release that another machine has built from equal sources has the same hash', () => {
  const { 'server/main.js': server, ...others } = built;
  const elsewhere = { 'server/main.js': server, ...others, 'browser/main.js.br': 'sha384-smaller' };
  expect(filesHash({ integrity: elsewhere })).toBe(hash);
});

it.each([
  ['changed', { ...built, 'server/main.js': 'sha384-three' }],
  ['added', { ...built, 'server/more.js': 'sha384-two' }],
  ['renamed', { 'browser/main.js': 'sha384-one', 'server/other.js': 'sha384-two' }],
])('a file that was %s gives another hash', (_, integrity) => {
  expect(filesHash({ integrity })).not.toBe(hash);
});
