import { expect, it } from 'vitest';
import { textOf } from '../../../testing/page-queries.ts';
import { renderPage, screen } from '../../../testing/render-page.tsx';
import { MonthPicker } from './MonthPicker.tsx';

const months = [
  { month: '2026-12', concerts: 3, to: '/conciertos-entradas/eventos?mes=2026-12' },
  { month: '2027-01', concerts: 1, to: '/conciertos-entradas/eventos?mes=2027-01' },
  { month: '2027-08', concerts: 0, to: '/conciertos-entradas/eventos?mes=2027-08' },
];

it('MonthPicker links to months with concerts and marks the shown one', () => {
  renderPage(<MonthPicker months={months} current="2026-12" />, { locale: 'en' });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/en/conciertos-entradas/eventos?mes=2026-12', 'true'],
    ['/en/conciertos-entradas/eventos?mes=2027-01', null],
  ]);
});

it('MonthPicker shows the year where it changes, and counts concerts for screen readers', () => {
  renderPage(<MonthPicker months={months} />);
  const picker = screen.getByRole('navigation', { name: 'Meses' });
  expect([...picker.children].map(textOf)).toEqual(['dic 3 conciertos', 'ene 2027 1 concierto', 'ago 0 conciertos']);
});

it('MonthPicker leaves itself out where no month has concerts', () => {
  renderPage(<MonthPicker months={months.filter(({ concerts }) => concerts === 0)} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
