import { describe, expect, it } from 'vitest';
import { checkBlocks } from './check-blocks.ts';
import { blockText, hasFallenBack, readBlocks } from './read-blocks.ts';

const both = (es: string, en: string) => ({ es, en });
const text = { type: 'text', html: both('<p>Hola</p>', '<p>Hello</p>') };
const section = (blocks: unknown[]) => ({ type: 'section', anchor: 'parte', title: both('Parte', 'Part'), blocks });

describe('checkBlocks', () => {
  it('accepts valid blocks; a word that both languages share may be written once', () => {
    const logos = { type: 'logos', items: [{ name: 'Naviera Brisa', text: 'Radio' }] };
    const { blocks, problems } = checkBlocks([text, section([logos])]);
    expect(problems).toEqual([]);
    expect(blocks[1]).toMatchObject({ blocks: [{ items: [{ text: both('Radio', 'Radio') }] }] });
  });

  it.each([
    [[{ type: 'text' }], 'block 1', /^text, html: /],
    [[text, { type: 'quote', quote: both('a', 'b'), name: 3 }], 'block 2', /^quote, name: /],
    [[{ type: 'text', html: text.html, colour: 'red' }], 'block 1', /colour/],
    [[section([section([{ type: 'steps', items: [] }])])], 'block 1, block 1, block 1', /^steps, items: /],
    [[section([])], 'block 1', /^section, blocks: /],
    [[section([section([section([section([text])])])])], 'block 1, block 1, block 1, block 1', /at most 3 deep/],
    [
      [{ type: 'cards', items: [{ title: 'a', text: 'b', to: 'javascript:alert(1)' }] }],
      'block 1',
      /^cards, items, 0, to: /,
    ],
    [
      [{ type: 'video', title: 'a', minutes: 1, address: 'http://example.org', provider: 'x' }],
      'block 1',
      /^video, address: /,
    ],
    [['text'], 'block 1', /needs a type/],
  ])('names the place of a mistake and leaves out only that block (%#)', (blocks, place, message) => {
    const { problems } = checkBlocks([...blocks, text]);
    expect(problems).toEqual([{ place, message: expect.stringMatching(message) as string, isUnknown: false }]);
    expect(checkBlocks([...blocks, text]).blocks).toContainEqual(text);
  });

  it('keeps a block of an unknown type and reports it', () => {
    const hologram = { type: 'hologram', html: both('<p>a</p>', '<p>b</p>') };
    const { blocks, problems } = checkBlocks([hologram, text]);
    expect(blocks).toEqual([hologram, text]);
    expect(problems).toMatchObject([{ place: 'block 1', isUnknown: true }]);
  });

  it.each(['constructor', '__proto__', 'toString'])('does not know the type “%s”', (type) => {
    expect(checkBlocks([{ type }]).problems).toMatchObject([{ isUnknown: true }]);
  });
});

describe('readBlocks', () => {
  it('returns the words of the language and sanitised HTML', () => {
    const dirty = { type: 'text', html: both('<p onclick="x()">Hola</p><script>1</script>', '<p>Hello</p>') };
    expect(readBlocks([dirty], 'es')).toEqual([{ type: 'text', html: '<p>Hola</p>' }]);
    expect(readBlocks([section([dirty])], 'en')).toEqual([
      { type: 'section', anchor: 'parte', title: 'Part', blocks: [{ type: 'text', html: '<p>Hello</p>' }] },
    ]);
  });

  it('sanitises fields named `html` also in a block of an unknown type', () => {
    const unknown = { type: 'hologram', deep: [{ html: '<p>a</p><img src=x onerror=alert(1)>' }] };
    expect(readBlocks([unknown], 'es')).toEqual([{ type: 'hologram', deep: [{ html: '<p>a</p>' }] }]);
  });

  it('falls back to Spanish block by block, and marks it', () => {
    const blocks = readBlocks([text, section([{ type: 'text', html: { es: '<p>Solo</p>' } }])], 'en');
    expect(blocks).toEqual([
      { type: 'text', html: '<p>Hello</p>' },
      { type: 'section', anchor: 'parte', title: 'Part', blocks: [{ type: 'text', html: '<p>Solo</p>', lang: 'es' }] },
    ]);
    expect(hasFallenBack(blocks)).toBe(true);
    expect(hasFallenBack(readBlocks([text], 'en'))).toBe(false);
  });

  it('has search text without tags, addresses or types', () => {
    expect(blockText([section([text])], 'en')).toBe('Part · Hello');
  });
});
