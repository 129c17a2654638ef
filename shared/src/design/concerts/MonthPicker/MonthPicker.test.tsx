import { expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { MonthPicker } from './MonthPicker.tsx';

const months = [
  { month: '2026-12', concerts: 3, to: '/conciertos-entradas/eventos?mes=2026-12' },
  { month: '2027-01', concerts: 1, to: '/conciertos-entradas/eventos?mes=2027-01' },
  { month: '2027-08', concerts: 0, to: '/conciertos-entradas/eventos?mes=2027-08' },
];

it('leads to months with concerts and marks the one shown', () => {
  const html = renderToMarkup(<MonthPicker months={months} current="2026-12" />, { locale: 'en' });
  expect(html.match(/href=/g)).toHaveLength(2);
  expect(html).toMatch(/aria-current="true"[^>]*href="\/en\/conciertos-entradas\/eventos\?mes=2026-12"/);
});

it('says the year where it changes and counts in words for the ear', () => {
  const words = renderToMarkup(<MonthPicker months={months} />).replaceAll(/<[^>]+>/g, '');
  expect(words).toBe('dic 3 conciertosene 2027 1 conciertoago 0 conciertos');
});
