import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkFreeAddress } from './free-address.ts';

const root = join(import.meta.dirname, '../../..');

it.each([
  ['of a section', '/transparencia', '/transparencia belongs to mfe-about.'],
  ['that a section says by a name', '/oficina', '/oficina belongs to mfe-office.'],
  ['of a page of the content', '/amigos', '/amigos belongs to api/content/content-pages/amigos.json.'],
  ['of such a page in English', '/friends', '/friends belongs to api/content/content-pages/amigos.json.'],
])('a new section does not begin at an address %s', async (_, mount, reason) => {
  await expect(checkFreeAddress(root, mount)).rejects.toThrow(reason);
});

it('one that nobody has is free', async () => {
  await expect(checkFreeAddress(root, '/archivo')).resolves.toBeUndefined();
});
