import { describe, expect, it } from 'vitest';
import type { HallPlan as Plan } from '../../../domain/venues/hall-plan.schema.ts';
import { textOf } from '../../../testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '../../../testing/render-page.tsx';
import { hallDrawing, textureStroke, zoneTextures } from './hall-drawing.ts';
import { HallPlan } from './HallPlan.tsx';
import { zonePlaces } from './zone-places.ts';

const plan: Plan = {
  blocks: [
    {
      name: 'Patio',
      from: -30,
      to: 30,
      radius: 12,
      rows: [
        { zone: 'C', from: 1, seats: [20, 20] },
        { zone: 'A', from: 3, seats: [22, 24, 24] },
      ],
    },
    { name: 'Lateral', from: 40, to: 60, radius: 20, rows: [{ zone: 'C', from: 1, seats: [10] }] },
    { name: 'Órgano', from: 150, to: 210, radius: 12, rows: [{ zone: 'organo', from: 1, seats: [8] }] },
  ],
};
const zones = ['A', 'B', 'C', 'organo'];

describe('hallDrawing', () => {
  const drawing = hallDrawing(plan, zones);

  it('draws every row once, as an arc round the platform', () => {
    expect(drawing.rows.map(({ zone }) => zone).join(' ')).toBe('C C A A A C organo');
    expect(drawing.rows[0]?.path).toBe('M-6 10.4A12 12 0 0 0 6 10.4');
    // The gallery is behind the platform, which is above it in the drawing.
    expect(drawing.rows.at(-1)?.path).toBe('M6 -10.4A12 12 0 0 0 -6 -10.4');
  });

  it('gives each zone its texture in every block', () => {
    expect(drawing.rows.map(({ texture }) => texture)).toEqual([
      'dots',
      'dots',
      'solid',
      'solid',
      'solid',
      'dots',
      'line',
    ]);
  });

  it('makes the drawing large enough for all rows', () => {
    const [left = NaN, top = NaN, width = NaN, height = NaN] = drawing.viewBox.split(' ').map(Number);
    for (const { path } of drawing.rows) {
      const [x = NaN, y = NaN] = (/^M(\S+) (\S+?)A/.exec(path) ?? []).slice(1).map(Number);
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
    expect(height + top).toBeGreaterThan(16);
  });

  it('puts the name of a zone in the middle of each group of its rows', () => {
    expect(drawing.marks.slice(0, 2)).toEqual([
      { zone: 'C', x: 0, y: 12.5 },
      { zone: 'A', x: 0, y: 15 },
    ]);
  });
});

it.each(zoneTextures)('textureStroke draws the texture %s unlike any other', (texture) => {
  const others = zoneTextures.filter((other) => other !== texture).map((other) => textureStroke(other, 20));
  expect(others).not.toContainEqual(textureStroke(texture, 20));
});

it('textureStroke fits dashes to a row, so that the last one ends with it', () => {
  const [dash = NaN, gap = NaN] = textureStroke('dashes', 20).dashes?.split(' ').map(Number) ?? [];
  expect((20 + gap) / (dash + gap)).toBeCloseTo(Math.round((20 + gap) / (dash + gap)), 1);
});

it('zonePlaces counts the seats of a zone and names its rows', () => {
  expect(zonePlaces(plan, 'C')).toEqual({
    seats: 50,
    places: [
      { block: 'Patio', from: 1, to: 2, isWhole: false },
      { block: 'Lateral', from: 1, to: 1, isWhole: true },
    ],
  });
  expect(zonePlaces(plan, 'B')).toEqual({ seats: 0, places: [] });
});

describe('HallPlan', () => {
  const hall = {
    id: 1,
    name: 'Sala Sinfónica',
    capacity: 127,
    zones: zones.map((key) => ({ key, name: `Zona ${key}`, price: 1000, note: `Vista de ${key}` })),
    plan,
  };
  const drawing = <HallPlan hall={hall} zones={['A', 'C']} prices={[{ zone: 'A', amount: 3500 }]} />;
  const cells = (row: RegExp) =>
    within(screen.getByRole('row', { name: row }))
      .getAllByRole('cell')
      .map(textOf);

  it('lists the zones of the drawing in a table', () => {
    renderPage(drawing);
    expect(screen.getByRole('img', { name: /^Plano de Sala Sinfónica/ })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Zonas de Sala Sinfónica' })).toBeTruthy();
    expect(cells(/^Zona A/)).toEqual(['Patio, filas 3 a 5Vista de A', '70', '35 €']);
    expect(cells(/^Zona C/)).toEqual(['Patio, filas 1 a 2 · LateralVista de C', '50', '–']);
  });

  it('has the language of the hall on its own texts, not on the words of the page', () => {
    const { container } = renderPage(
      <HallPlan hall={hall} zones={['A']} prices={[{ zone: 'A', amount: 3500 }]} lang="es" />,
      { locale: 'en' },
    );
    expect([...container.querySelectorAll('[lang="es"]')].map(textOf)).toEqual(['Zona A', 'Vista de A']);
  });

  it('shows other zones without texture and without a row in the table', () => {
    const { container } = renderPage(drawing);
    expect(container.querySelectorAll('[data-texture="none"]')).toHaveLength(1);
    expect(screen.getAllByRole('rowheader').map(textOf)).toEqual(['Zona A', 'Zona C']);
  });

  it('renders nothing for a hall without numbered seats', () => {
    const { container } = renderPage(<HallPlan hall={{ ...hall, plan: null }} />);
    expect(container.childElementCount).toBe(0);
  });

  it('has no inline style', () => expect(renderServerPage(drawing).querySelector('[style]')).toBeNull());
});
