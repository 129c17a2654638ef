import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkFreeAddress } from './free-address.ts';

const root = join(import.meta.dirname, '../../..');
const check = (name: string, mount: string) =>
  checkFreeAddress(root, { name, mount, title: { es: 'Archivo', en: 'Archive' } });

it.each([
  ['of a section', '/transparencia', '/transparencia belongs to mfe-about.'],
  ['of a section that names it by a constant', '/oficina', '/oficina belongs to mfe-office.'],
  ['of a content page', '/amigos', '/amigos belongs to api/content/content-pages/amigos.json.'],
  ['of a content page in English', '/friends', '/friends belongs to api/content/content-pages/amigos.json.'],
])('a new section is refused an address %s', async (_, mount, reason) => {
  await expect(check('archive', mount)).rejects.toThrow(reason);
});

it('a new section is accepted at an unused address', async () => {
  await expect(check('archive', '/archivo')).resolves.toBeUndefined();
});

it('a section that moves to a repository of its own keeps its address', async () => {
  await expect(check('office', '/oficina')).resolves.toBeUndefined();
});
