import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkFreeAddress } from './free-address.ts';

const root = join(import.meta.dirname, '../../..');
const check = (name: string, mount: string, repository = root) =>
  checkFreeAddress(repository, { name, mount, title: { es: 'Archivo', en: 'Archive' } });

it.each([
  ['of a section', '/transparencia', '/transparencia belongs to mfe-about.'],
  ['of a section that names it by a constant', '/oficina', '/oficina belongs to mfe-office.'],
])('a new section is refused an address %s', async (_, mount, reason) => {
  await expect(check('archive', mount)).rejects.toThrow(reason);
});

it.each(['/prueba', '/sample'])('a new section is refused %s, which a content page has', async (mount) => {
  const own = await mkdtemp(join(tmpdir(), 'ofgc-address-'));
  onTestFinished(() => rm(own, { recursive: true }));
  const pages = join(own, 'api/content/content-pages');
  await mkdir(pages, { recursive: true });
  await writeFile(join(pages, 'prueba.json'), JSON.stringify({ slugInEnglish: 'sample' }));
  await expect(check('archive', mount, own)).rejects.toThrow(
    `${mount} belongs to api/content/content-pages/prueba.json.`,
  );
});

it('a new section is accepted at an unused address', async () => {
  await expect(check('archive', '/archivo')).resolves.toBeUndefined();
});

it('a section that moves to a repository of its own keeps its address', async () => {
  await expect(check('office', '/oficina')).resolves.toBeUndefined();
});
