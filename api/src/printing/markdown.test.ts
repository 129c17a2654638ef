import { describe, expect, it } from 'vitest';
import { csvRows } from './csv.ts';
import { includedFiles, readMarkdown, runsOf } from './markdown.ts';

const none = { lang: 'es', data: () => '' } as const;

describe('the Markdown of documents', () => {
  it('is a title and blocks of five kinds', () => {
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
          ['lista.csv', '4.570,50'],
          ['b', '–'],
        ],
      },
    ]);
  });

  it('leaves the stars of masked identity numbers alone', () => {
    expect(runsOf('**Ana**, ***4567**, y **Luis**, ***8901**.')).toEqual([
      { text: 'Ana', isStrong: true },
      { text: ', ***4567**, y ', isStrong: false },
      { text: 'Luis', isStrong: true },
      { text: ', ***8901**.', isStrong: false },
    ]);
  });

  it.each(['Bases\n\ntexto', '', '## Bases', '# '])('begins with its title: %j does not', (markdown) => {
    expect(() => readMarkdown(markdown, none)).toThrow('the first line must be');
  });
});

it.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['\uFEFFa,b', [['a', 'b']]],
  ['"Sosa, Alba",x', [['Sosa, Alba', 'x']]],
  ['"dice ""sí""",', [['dice "sí"', '']]],
  [',,c', [['', '', 'c']]],
])('the rows of %j', (text, rows) => {
  expect(csvRows(text)).toEqual(rows);
});
