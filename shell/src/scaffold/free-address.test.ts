import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkFreeAddress } from './free-address.ts';

const root = join(import.meta.dirname, '../../..');

it.each([
  ['of a section', '/transparencia', '/transparencia belongs to mfe-about.'],
  ['of a section that names it by a constant', '/oficina', '/oficina belongs to mfe-office.'],
  ['of a content page', '/amigos', '/amigos belongs to api/content/content-pages/amigos.json.'],
  ['of a content page in English', '/friends', '/friends belongs to api/content/content-pages/amigos.json.'],
])('a new section is refused an address %s', async (_, mount, reason) => {
  await expect(checkFreeAddress(root, mount)).rejects.toThrow(reason);
});

it('a new section is accepted at an unused address', async () => {
  await expect(checkFreeAddress(root, '/archivo')).resolves.toBeUndefined();
});
