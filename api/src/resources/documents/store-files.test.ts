import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../content/read-content.ts';
import { storeFiles } from './store-files.ts';

let from: string;
let to: string;
beforeEach(async () => {
  from = await mkdtemp(join(tmpdir(), 'documents-from-'));
  to = await mkdtemp(join(tmpdir(), 'documents-to-'));
});
afterEach(async () => {
  await rm(from, { recursive: true });
  await rm(to, { recursive: true });
});

const entry = {
  id: 7,
  slug: { es: 'bases' },
  title: { es: 'Bases', en: 'Rules' },
  category: 'jobs',
  kind: 'rules',
  publishedAt: '2026-10-08',
};
function documents(es: string, differences: object = {}) {
  return checkContent('documents', [{ ...entry, files: { es }, ...differences }]);
}
const keep = async (es: string, differences: object = {}) =>
  (await storeFiles(documents(es, differences), { from, to })).get(7);

describe('storeFiles', () => {
  it('keeps a file of an editor unchanged, with its number of pages when the file states it', async () => {
    const object = (id: number, words: string) => `${id} 0 obj\n<< ${words} >>\nendobj\n`;
    const page = object(2, '/Type /Page');
    const signed = object(2, '/Type /Page /Annots [4 0 R]');
    const file = `%PDF-1.4\n${object(1, '/Type /Pages')}${page}${object(3, '/Type/Page')}%%EOF\n${signed}`;
    await writeFile(join(from, 'propio.pdf'), file);
    const stored = await keep('propio.pdf', { isTagged: true });
    expect(stored?.es).toMatchObject({ extension: 'pdf', bytes: file.length, pages: 2, isTagged: true, words: '' });
    expect(await readFile(join(to, stored?.es?.name ?? ''), 'utf8')).toBe(file);
  });

  it('prints a text to PDF in both languages once', async () => {
    await writeFile(join(from, 'bases.es.md'), '# Bases\n\nUna plaza.\n\n{{notas.csv}}');
    await writeFile(join(from, 'bases.en.md'), '# Rules\n\nOne position.');
    await writeFile(join(from, 'notas.csv'), 'Orden,Puntos\n4,"8,32"\n');
    const files = { slug: { es: 'bases', en: 'rules' }, files: { es: 'bases.es.md', en: 'bases.en.md' } };
    const stored = await keep('', files);
    expect(stored?.es).toMatchObject({ extension: 'pdf', pages: 1, isTagged: true });
    expect(stored?.es?.words).toContain('Una plaza.');
    expect(stored?.en?.name).not.toBe(stored?.es?.name);
    const printed = await stat(join(to, stored?.es?.name ?? ''));

    expect(await keep('', files)).toEqual(stored);
    expect((await stat(join(to, stored?.es?.name ?? ''))).mtimeMs).toBe(printed.mtimeMs);
    expect(await readdir(to)).toHaveLength(2);
  });

  it('prints the facts that a text names', async () => {
    await writeFile(join(from, 'normas.es.md'), '# Normas\n\nEntrará {{lateEntry}}. Llame al {{boxOfficePhone}}.');
    const facts = { lateEntry: { es: 'en la pausa', en: 'at the pause' }, boxOfficePhone: { phone: '928 00 00 00' } };
    const stored = await storeFiles(documents('normas.es.md'), { from, to }, facts);
    expect(stored.get(7)?.es?.words).toContain('Entrará en la pausa. Llame al 928 00 00 00.');
    await expect(keep('normas.es.md')).rejects.toThrow('{{lateEntry}} is no fact that can be named here');
  });

  it('gives a file another name when its text, table or date changes', async () => {
    await writeFile(join(from, 'bases.es.md'), '# Bases\n\n{{notas.csv}}');
    await writeFile(join(from, 'notas.csv'), 'Orden\n4\n');
    const names = [(await keep('bases.es.md'))?.es?.name];
    await writeFile(join(from, 'notas.csv'), 'Orden\n5\n');
    names.push((await keep('bases.es.md'))?.es?.name);
    names.push((await keep('bases.es.md', { publishedAt: '2026-10-09' }))?.es?.name);
    expect(new Set(names).size).toBe(3);
  });

  it.each([
    ['lista.es.md', '# Lista\n\nAna Sosa, 12345678Z', 'shows an identity number in full'],
    ['lista.json', '[{"name":"Ana Sosa","dni":"12.345.678-Z"}]', 'shows an identity number in full'],
    ['lista.csv', 'Ana Sosa,X1234567L', 'shows an identity number in full'],
    ['lista.es.md', 'Lista', 'the first line must be'],
    ['lista.es.md', '# Lista\n\n{{nada.csv}}', 'the file nada.csv is not in content/documents'],
    ['lista.html', '<p>', 'files of this kind are not published'],
  ])('refuses %s with %j and names the reason', async (name, text, sentence) => {
    await writeFile(join(from, name), text);
    const failure: unknown = await keep(name).catch((error: unknown) => error);
    expect(String(failure)).toMatch(/^Error: documents\.json: id 7: /);
    expect(String(failure)).toContain(sentence);
  });

  it('refuses a file that does not exist', async () => {
    await expect(keep('nada.pdf')).rejects.toThrow(
      'documents.json: id 7: the file nada.pdf is not in content/documents',
    );
  });

  it.each(['../secret.pdf', '/etc/passwd', 'a/b.pdf', '.env'])('refuses a file outside the folder: %s', (name) => {
    expect(() => documents(name)).toThrow('documents.json: id 7, files, es');
  });
});
