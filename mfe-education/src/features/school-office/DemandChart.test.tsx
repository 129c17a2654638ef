import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { sampleDemand } from '../../testing/sample-registration.ts';
import { DemandChart } from './DemandChart.tsx';

it('DemandChart shows the same numbers in chart and table', () => {
  const sessions = [
    sampleDemand(),
    sampleDemand({ id: 6, municipality: 'Teror', seats: 80, firstWishes: 0, allWishes: 40 }),
  ];
  const { container } = renderPage(<DemandChart sessions={sessions} />, { catalogues: { education: { es, en } } });
  const bars = [...container.querySelectorAll('svg')].map((bar) => {
    const [all, first, room] = [...bar.querySelectorAll('rect')];
    return [first?.getAttribute('width'), all?.getAttribute('width'), room?.getAttribute('x')].map(Number);
  });
  // The largest number of wished or available seats, 80, takes the whole width.
  expect(bars).toEqual([
    [65, 100, 40],
    [0, 50, 99.5],
  ]);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['52', '80', '32', '6', '3 de 4'],
    ['0', '40', '80', '6', '3 de 4'],
  ]);
});
