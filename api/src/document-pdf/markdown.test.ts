import { describe, expect, it } from 'vitest';
import { includedFiles } from './included-files.ts';
import { readMarkdown } from './markdown.ts';

const none = { lang: 'es', data: () => '' } as const;

describe('readMarkdown', () => {
  it('reads a title, paragraphs, headings, lists and tables', () => {
    const { title, blocks } = readMarkdown(
      '# Bases\n\nUna **plaza**\nde violín.\n\n## Pruebas\n\n### Primera\n\n- uno\n  sigue\n- dos\n\n1. a\n2. b\n\n| Obra | Min |\n|---|---|\n| **Total** | 12 |',
      none,
    );
    expect(title).toBe('Bases');
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'heading', 'heading', 'list', 'list', 'table']);
    expect(blocks[0]).toEqual({
      kind: 'paragraph',
      runs: [
        { text: 'Una ', isStrong: false },
        { text: 'plaza', isStrong: true },
        { text: ' de violín.', isStrong: false },
      ],
    });
    expect(blocks[3]).toMatchObject({ isOrdered: false, items: [[{ text: 'uno sigue' }], [{ text: 'dos' }]] });
    expect(blocks[4]).toMatchObject({ isOrdered: true });
    expect(blocks[5]).toEqual({ kind: 'table', header: ['Obra', 'Min'], rows: [['Total', '12']] });
  });

  it('takes tables from CSV files', () => {
    const markdown = '# Lista\n\n{{lista.csv}}';
    expect(includedFiles(markdown)).toEqual(['lista.csv']);
    expect(
      readMarkdown(markdown, { lang: 'es', data: (name) => `Nombre,Importe (EUR)\n${name},4570.50\nb,\n` }).blocks,
    ).toEqual([
      {
        kind: 'table',
        header: ['Nombre', 'Importe (EUR)'],
        rows: [
          ['lista.csv', '4570,50'],
          ['b', '–'],
        ],
      },
    ]);
  });

  it('keeps the asterisks of masked identity numbers', () => {
    const text = '**Ana**, ***4567**, y **Luis**, ***8901**.';
    const { blocks } = readMarkdown(`# Lista\n\n${text}\n\n| Documento |\n|---|\n| ***4567** |`, none);
    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { text: 'Ana', isStrong: true },
          { text: ', ***4567**, y ', isStrong: false },
          { text: 'Luis', isStrong: true },
          { text: ', ***8901**.', isStrong: false },
        ],
      },
      { kind: 'table', header: ['Documento'], rows: [['***4567**']] },
    ]);
  });

  it('keeps email and web addresses as text', () => {
    const text = 'Escriba a info@ofgc.example o lea https://ofgc.example/en.';
    expect(readMarkdown(`# Aviso\n\n${text}`, none).blocks).toEqual([
      { kind: 'paragraph', runs: [{ text, isStrong: false }] },
    ]);
  });

  it.each([
    ['#### Cuatro', '#### Cuatro'],
    ['Lea [esto](https://ofgc.example).', '[esto](https://ofgc.example)'],
    ['- uno\n  - dos', '- dos'],
    ['> Cita', '> Cita'],
    ['<b>Ojo</b>', '<b>'],
    ['Un `código`.', '`código`'],
  ])('refuses and names what cannot be printed: %j', (text, named) => {
    expect(() => readMarkdown(`# Bases\n\n${text}`, none)).toThrow(`“${named}`);
  });

  it.each(['Bases\n\ntexto', '', '## Bases', '# '])(
    'refuses a text that does not begin with its title: %j',
    (markdown) => {
      expect(() => readMarkdown(markdown, none)).toThrow('the first line must be');
    },
  );
});
