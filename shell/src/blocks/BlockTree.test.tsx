import { samplePicture } from '@ofgc/shared/testing/sample-picture.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '@ofgc/shared/contract';
import type { Block, BlockOf } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { expectInOrder, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { sampleRelease } from '../testing/sample-releases/sample-release.ts';
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
  vector: {
    explore: { version: 'v1', mounts: [], slots: ['block.news'], integrity: '', hue: sampleRelease().section?.hue },
  },
  hasSlot: (name: string) => name === 'block.news',
  loadSlot: async () => 'tres noticias',
  slotComponent:
    () =>
    ({ data }: { data: unknown }) =>
      createElement('p', null, String(data)),
} as unknown as Composition;

async function load(blocks: readonly Block[]) {
  const shown = await loadBlocks(blocks, '/prueba', {
    composition,
    context: {} as PageContext,
    signal: new AbortController().signal,
  });
  return (
    <CompositionContext value={composition}>
      <BlockTree blocks={shown} id="/prueba" />
    </CompositionContext>
  );
}
const catalogues = { shell: { es, en } };
const show = async (blocks: readonly Block[], locale: Locale = 'es') =>
  renderPage(await load(blocks), { locale, catalogues });

const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => `${cell.localName} ${textOf(cell)}`));

/** A block, and a check of what it renders. */
const samples: [Block, () => void][] = [
  [{ type: 'text', html: '<p>Hola</p>' }, () => expect(screen.getByText('Hola').localName).toBe('p')],
  [
    { type: 'callout', look: 'moved', title: 'Aviso', html: '<p>Cambia</p>' },
    () => expect(textOf(screen.getByRole('note'))).toBe('AvisoCambia'),
  ],
  [
    { type: 'quote', quote: 'Suena', name: 'Ana', role: 'oboe' },
    () => {
      const figure = screen.getByRole('figure');
      expect(textOf(within(figure).getByRole('blockquote'))).toBe('Suena');
      expect(textOf(figure.querySelector('figcaption') as Element)).toBe('Ana, oboe');
    },
  ],
  [
    { type: 'picture', image: { art }, alt: 'Anillos', caption: 'Pie' },
    () => {
      expect(screen.getByRole('img', { name: 'Anillos' })).toBeTruthy();
      expect(screen.getByText('Pie').localName).toBe('figcaption');
    },
  ],
  [
    { type: 'picture', image: { photograph: samplePicture({ alt: 'Sala' }) }, caption: 'La sala' },
    () => {
      const image = screen.getByRole('img', { name: 'Sala' });
      expect(['width', 'height', 'loading'].map((name) => image.getAttribute(name))).toEqual(['1800', '1200', 'lazy']);
      expect(textOf(screen.getByRole('figure'))).toBe('La sala Foto: Ana Prueba');
    },
  ],
  [{ type: 'picture', image: { art }, alt: '' }, () => expect(screen.queryByRole('img')).toBeNull()],
  [
    {
      type: 'gallery',
      label: 'Dos',
      pictures: [
        { image: { art }, alt: 'Uno' },
        { image: { art }, alt: 'Otro' },
      ],
    },
    () => {
      const pictures = within(screen.getByRole('list', { name: 'Dos' })).getAllByRole('img');
      expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual(['Uno', 'Otro']);
    },
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
    () => {
      expect(screen.getByRole('heading', { level: 2, name: 'Ensayo' })).toBeTruthy();
      expect(screen.getByText('Vídeo en YouTube, 9 minutos')).toBeTruthy();
      const link = screen.getByRole('link', { name: /^Ver en YouTube/ });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://v.example/1', '_blank']);
      expect(within(screen.getByRole('group')).getByText('Se oye')).toBeTruthy();
    },
  ],
  [
    { type: 'accordion', items: [{ title: '¿Cuándo?', html: '<p>Hoy</p>' }] },
    () => {
      const item = screen.getByRole('group');
      expect(textOf(item.querySelector('summary') as Element)).toBe('¿Cuándo?');
      expect(within(item).getByText('Hoy')).toBeTruthy();
    },
  ],
  [
    { type: 'steps', items: [{ title: 'Venga', html: '<p>Ya</p>' }] },
    () => {
      const step = within(screen.getByRole('listitem'));
      expectInOrder([step.getByRole('heading', { level: 2, name: 'Venga' }), step.getByText('Ya')]);
    },
  ],
  [
    { type: 'timeline', items: [{ when: '1845', title: 'Baúl', html: '<p>Caja</p>' }] },
    () => {
      const item = within(screen.getByRole('listitem'));
      expectInOrder([
        item.getByText('1845'),
        item.getByRole('heading', { level: 2, name: 'Baúl' }),
        item.getByText('Caja'),
      ]);
    },
  ],
  [
    { type: 'table', caption: 'Salas', columns: ['Sala', 'Día'], rows: [['Mar', 'viernes']] },
    () => {
      expect(screen.getByRole('table', { name: 'Salas' })).toBeTruthy();
      expect(rows()).toEqual([
        ['th Sala', 'th Día'],
        ['th Mar', 'td viernes'],
      ]);
    },
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
    () => {
      expect(screen.getByRole('table', { name: 'Cuotas' })).toBeTruthy();
      expect(rows().slice(1)).toEqual([
        ['th Joven', 'td 15 €', 'td no disponible'],
        ['th Centro', 'td gratis', 'td 2,50 €'],
      ]);
      expect(screen.getByText('Al año')).toBeTruthy();
    },
  ],
  [
    { type: 'cards', items: [{ title: 'Archivo', text: 'Papel', to: '/historias' }] },
    () => {
      const title = screen.getByRole('heading', { level: 2, name: 'Archivo' });
      expect(linkAddresses(title)).toEqual(['/historias']);
      expectInOrder([title, screen.getByText('Papel')]);
    },
  ],
  [
    {
      type: 'contact',
      items: [{ name: 'Taquilla', phone: '928 00 00 00', email: 't@ofgc.example', hours: 'Mañanas' }],
    },
    () => {
      expect(linkAddresses()).toEqual(['tel:+34928000000', 'mailto:t@ofgc.example']);
      expect(screen.getByText('Mañanas')).toBeTruthy();
    },
  ],
  [
    { type: 'logos', items: [{ name: 'Brisa', to: 'https://brisa.example' }] },
    () => {
      const link = within(screen.getByRole('listitem')).getByRole('link', { name: /^Brisa/ });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://brisa.example', '_blank']);
    },
  ],
  [
    {
      type: 'map',
      label: 'La isla',
      places: [{ name: 'Guía', latitude: 28.14, longitude: -15.63, html: '<p>Al norte</p>' }],
    },
    () => {
      expect(textOf(screen.getByRole('img', { name: 'La isla' }))).toBe('1');
      const place = within(screen.getByRole('listitem'));
      expect(place.getByText('Al norte')).toBeTruthy();
      expect(place.getByRole('link').getAttribute('href')).toContain('openstreetmap.org/?mlat=28.14&mlon=-15.63');
    },
  ],
  [
    { type: 'news', count: 3 },
    () =>
      expect(screen.getByText('tres noticias').closest('[data-slot="block.news"]')?.getAttribute('data-hue')).toBe(
        'green',
      ),
  ],
];

describe('a block', () => {
  it.each(samples.map(([block, check]) => ({ block, check, type: block.type })))(
    'of type $type renders its content',
    async ({ block, check }) => {
      await show([block]);
      check();
    },
  );

  it.each([
    ['es', /^Una parte de esta página no se ha podido cargar/],
    ['en', /^A part of this page could not be loaded/],
  ] as const)('of a remote without data shows a message in its place (%s)', (locale, words) => {
    renderPage(
      <CompositionContext value={composition}>
        <BlockTree
          id="/prueba"
          blocks={[
            { type: 'section', anchor: 'n', title: 'N', blocks: [{ type: 'news', count: 3, isMissing: true }] },
            { type: 'text', html: '<p>b</p>' },
          ]}
        />
      </CompositionContext>,
      { locale, catalogues },
    );
    expect(within(screen.getByRole('region', { name: 'N' })).getByText(words)).toBeTruthy();
  });

  it('of any type has no inline style', async () => {
    const page = renderServerPage(await load(samples.map(([block]) => block)), { catalogues });
    expect(page.querySelectorAll('[data-block-type]')).toHaveLength(samples.length);
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('in Spanish on an English page is marked with its language', async () => {
    const { container } = await show(
      [
        { type: 'text', html: '<p>a</p>', lang: 'es' },
        { type: 'text', html: '<p>b</p>' },
      ],
      'en',
    );
    expect([...container.querySelectorAll('[lang="es"]')].map(textOf)).toEqual(['a']);
  });

  it('has an attribute with the page and its position in the tree', async () => {
    await show([{ type: 'section', anchor: 'x', title: 'X', blocks: [{ type: 'text', html: '<p>a</p>' }] }]);
    const section = screen.getByRole('region', { name: 'X' });
    expect(within(section).getByRole('heading', { level: 2, name: 'X' }).id).toBe('x');
    expect(section.querySelector('[data-block="/prueba.0.0"]')?.textContent).toBe('a');
  });

  it('keeps the server’s markup when it is hydrated', async () => {
    const block = await load([{ type: 'table', caption: 'Salas', columns: ['Sala'], rows: [['Mar']] }]);
    const page = renderServerPage(block, { catalogues });
    const cell = within(page).getByRole('rowheader', { name: 'Mar' });
    cell.textContent = 'desde el servidor';
    renderPage(block, { catalogues, hydrate: page });
    expect(within(page).getByText('desde el servidor')).toBe(cell);
  });
});

it('each block’s chunk is named after its type', () => {
  const source = readFileSync(join(import.meta.dirname, 'block-code.ts'), 'utf8');
  const entries = [...source.matchAll(/(\w+): \(\) =>\s*import\(\/\* webpackChunkName: "block\.(\w+)" \*\//g)];
  expect(entries.length).toBeGreaterThan(10);
  for (const [, type, chunk] of entries) expect(chunk).toBe(type);
});
