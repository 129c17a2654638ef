import { readFileSync } from 'node:fs';
import type { PageContext } from '@ofgc/shared/contract';
import type { Block, BlockOf } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { type Composition, CompositionContext } from '../composition/composition.ts';
import { BlockTree } from './BlockTree.tsx';
import { loadBlocks } from './load-blocks.ts';

const art: BlockOf<'video'>['art'] = {
  seed: 'a',
  palette: 'temporada',
  format: 'wide',
  works: [{ minutes: 20, forces: ['oboe'] }],
};
const composition = {
  hasSlot: (name: string) => name === 'block.news',
  loadSlot: async () => 'tres noticias',
  slotComponent:
    () =>
    ({ data }: { data: unknown }) =>
      createElement('p', null, String(data)),
} as unknown as Composition;

async function show(blocks: readonly Block[], locale: 'es' | 'en' = 'es'): Promise<string> {
  const shown = await loadBlocks(blocks, '/prueba', {
    composition,
    context: {} as PageContext,
    signal: new AbortController().signal,
  });
  return renderToMarkup(
    <CompositionContext value={composition}>
      <BlockTree blocks={shown} id="/prueba" />
    </CompositionContext>,
    { locale, catalogues: { shell: locale === 'es' ? es : en } },
  );
}

const samples: [Block, RegExp[]][] = [
  [{ type: 'text', html: '<p>Hola</p>' }, [/<p>Hola<\/p>/]],
  [{ type: 'callout', look: 'moved', title: 'Aviso', html: '<p>Cambia</p>' }, [/role="note"/, /<b>Aviso<\/b>/]],
  [{ type: 'quote', quote: 'Suena', name: 'Ana', role: 'oboe' }, [/<blockquote>.*Suena/, /<figcaption>Ana.*oboe/]],
  [
    { type: 'picture', image: { art }, alt: 'Anillos', caption: 'Pie' },
    [/role="img" aria-label="Anillos"/, /<figcaption>Pie/],
  ],
  [
    { type: 'picture', image: { src: '/fotos/a.jpg', width: 4, height: 3 }, alt: 'Sala' },
    [/<img src="\/fotos\/a.jpg" width="4" height="3" alt="Sala" loading="lazy"/],
  ],
  [{ type: 'picture', image: { art }, alt: '' }, [/aria-hidden="true"/]],
  [
    {
      type: 'gallery',
      label: 'Dos',
      pictures: [
        { image: { art }, alt: 'Uno' },
        { image: { art }, alt: 'Otro' },
      ],
    },
    [/<ul[^>]*aria-label="Dos"/, /aria-label="Otro"/],
  ],
  [
    {
      type: 'video',
      title: 'Ensayo',
      minutes: 9,
      provider: 'YouTube',
      address: 'https://v.example/1',
      art,
      transcript: { html: '<p>Se oye</p>' },
    },
    [/<h2[^>]*>Ensayo/, /href="https:\/\/v.example\/1" target="_blank"/, /9 minutos/, /<details.*<p>Se oye/],
  ],
  [{ type: 'accordion', items: [{ title: '¿Cuándo?', html: '<p>Hoy</p>' }] }, [/<summary>.*¿Cuándo\?.*<p>Hoy/]],
  [{ type: 'steps', items: [{ title: 'Venga', html: '<p>Ya</p>' }] }, [/<ol.*<h2[^>]*>Venga.*<p>Ya/]],
  [{ type: 'timeline', items: [{ when: '1845', title: 'Baúl', html: '<p>Caja</p>' }] }, [/1845.*<h2[^>]*>Baúl.*Caja/]],
  [
    { type: 'table', caption: 'Salas', columns: ['Sala', 'Día'], rows: [['Mar', 'viernes']] },
    [/<caption>Salas/, /<th scope="col">Día/, /<th scope="row">Mar<\/th><td>viernes/],
  ],
  [
    {
      type: 'prices',
      caption: 'Cuotas',
      columns: ['Quién', 'Una', 'Dos'],
      rows: [
        { label: 'Joven', cents: [1500, null] },
        { label: 'Centro', cents: [0, 250] },
      ],
      note: 'Al año',
    },
    [/<td>15\s€<\/td><td>no disponible/, /<td>gratis<\/td><td>2,50\s€/, /Al año/],
  ],
  [
    { type: 'cards', items: [{ title: 'Archivo', text: 'Papel', to: '/historias' }] },
    [/<h2.*href="\/historias">Archivo.*Papel/],
  ],
  [
    {
      type: 'contact',
      items: [{ name: 'Taquilla', phone: '928 00 00 00', email: 't@ofgc.example', hours: 'Mañanas' }],
    },
    [/href="tel:\+34928000000"/, /href="mailto:t@ofgc.example"/, /Mañanas/],
  ],
  [
    { type: 'logos', items: [{ name: 'Brisa', to: 'https://brisa.example' }] },
    [/<li><b><a href="https:\/\/brisa.example" target="_blank"/],
  ],
  [
    {
      type: 'map',
      label: 'La isla',
      places: [{ name: 'Guía', latitude: 28.14, longitude: -15.63, html: '<p>Al norte</p>' }],
    },
    [/<svg[^>]*role="img" aria-label="La isla"/, />1<\/text>/, /Al norte/, /openstreetmap.org/],
  ],
  [{ type: 'news', count: 3 }, [/data-slot="block.news".*tres noticias/]],
];

describe('a block', () => {
  it.each(samples.map(([block, patterns]) => ({ block, patterns, type: block.type })))(
    'of type $type shows what it says',
    async ({ block, patterns }) => {
      const html = (await show([block])).replaceAll(/\s+/g, ' ');
      for (const pattern of patterns) expect(html).toMatch(pattern);
      expect(html).not.toContain('style=');
    },
  );

  it('in Spanish on an English page is marked, block by block', async () => {
    const html = await show(
      [
        { type: 'text', html: '<p>a</p>', lang: 'es' },
        { type: 'text', html: '<p>b</p>' },
      ],
      'en',
    );
    expect(html.match(/lang="es"/g)).toHaveLength(1);
  });

  it('has its place in the document by the page and its number, which the browser knows it by', async () => {
    const html = await show([
      { type: 'section', anchor: 'x', title: 'X', blocks: [{ type: 'text', html: '<p>a</p>' }] },
    ]);
    expect(html).toMatch(/<section[^>]*aria-labelledby="x"[^>]*><h2 id="x"/);
    expect(html).toContain('data-block="/prueba.0.0"');
  });
});

it('has a chunk named after its type: by this name the server finds its styles', () => {
  const source = readFileSync(new URL('block-code.ts', import.meta.url), 'utf8');
  const entries = [...source.matchAll(/(\w+): \(\) =>\s*import\(\/\* webpackChunkName: "block\.(\w+)" \*\//g)];
  expect(entries.length).toBeGreaterThan(10);
  for (const [, type, chunk] of entries) expect(chunk).toBe(type);
});
