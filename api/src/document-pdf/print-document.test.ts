import { inflateSync } from 'node:zlib';
import Pdf from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { printDocument } from './print-document.ts';

const input = {
  markdown: `# Presupuesto: ñandú\n\n${'Un párrafo largo que llena páginas. '.repeat(400)}\n\n## Cifras\n\n| Capítulo | Importe |\n|---|---|\n| Personal | 5.390.000 |\n\n- uno\n- dos`,
  lang: 'es',
  publishedAt: new Date('2026-10-08T08:00:00Z'),
  data: () => '',
} as const;

/** The file's plain text and the text of its compressed streams. */
function insides(file: Buffer): string {
  const text = file.toString('latin1');
  const streams = [...text.matchAll(/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return text + streams.join('\n');
}

describe('a printed document', () => {
  it('shows all the text of each cell, wherever its row is on the page', async () => {
    const drawn = vi.spyOn(Pdf.prototype as unknown as { _fragment(text: string): void }, '_fragment');
    const cells = (row: number) => [
      row,
      'palabras de varias medidas, '.repeat(6),
      'y otras '.repeat(1 + (row % 4)),
      'dos',
    ];
    const rows = Array.from({ length: 60 }, (_, row) => `| ${cells(row).join(' | ')} |`);
    await printDocument({
      ...input,
      markdown: `# Lista\n\n| N.º | Texto | Otro | Fin |\n|---|---|---|---|\n${rows.join('\n')}`,
    });
    const texts = drawn.mock.calls.map(([text]) => text);
    drawn.mockRestore();
    expect(texts.length).toBeGreaterThan(240);
    expect(texts.filter((text) => text.includes('…'))).toEqual([]);
  });

  it('is a PDF with title, language, structure and embedded fonts, as PDF/UA asks', async () => {
    const text = insides(await printDocument(input));
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text).toContain('/Lang (es-ES)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('/Marked true');
    expect(text).toContain('pdfuaid:part');
    for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TH', 'TD', 'L', 'LI', 'LBody'])
      expect(text).toContain(`/S /${role}`);
    expect(text.match(/\/FontFile2/g)?.length).toBe(3);
  });

  it('has all letters of composers’ names, and is refused with characters that its fonts lack', async () => {
    const names =
      '# Dvořák\n\nLeoš Janáček, Bohuslav Martinů, Grażyna Bacewicz, Witold Lutosławski, Jenő Hubay, George Enescu (Țara)';
    await expect(printDocument({ ...input, markdown: names })).resolves.toBeInstanceOf(Buffer);
    const table = { markdown: '# Lista → 東\n\n{{lista.csv}}', data: () => 'a;☃\n' };
    await expect(printDocument({ ...input, ...table })).rejects.toThrow(
      'the fonts of printed documents have no «→東☃»',
    );
  });

  it('continues over several pages, each with its number', async () => {
    const file = await printDocument(input);
    const pages = file.toString('latin1').match(/\/Type \/Page$/gm)?.length ?? 0;
    expect(pages).toBeGreaterThan(2);
    expect(insides(file).match(/\/Artifact <<\n\/Type \/Pagination\n>> BDC/g)).toHaveLength(pages);
  });

  it('is the same byte for byte for the same input, and differs with the language or the date', async () => {
    const file = await printDocument(input);
    expect(await printDocument(input)).toEqual(file);
    expect(await printDocument({ ...input, lang: 'en' })).not.toEqual(file);
    expect(await printDocument({ ...input, publishedAt: new Date('2026-10-09T08:00:00Z') })).not.toEqual(file);
  });
});
