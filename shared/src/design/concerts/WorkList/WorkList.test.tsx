import { expect, it } from 'vitest';
import { expectInOrder, textOf } from '../../../testing/page-queries.ts';
import { renderPage, screen, within } from '../../../testing/render-page.tsx';
import { sampleEvent } from '../../../testing/sample-event.ts';
import { WorkList } from './WorkList.tsx';

it('WorkList marks the language of the works, not that of its own words', () => {
  renderPage(<WorkList items={sampleEvent().programme} lang="es" />, { locale: 'en' });
  for (const text of ['Wolfgang Amadeus Mozart', 'flauta: Odile Marchetaux', 'Andantino'])
    expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('es');
  expect(screen.getByText('Interval of 20 minutes').closest('[lang="es"]')).toBeNull();
});

it('WorkList shows composer, minutes, soloist and movements of each work, and the interval', () => {
  renderPage(<WorkList items={sampleEvent().programme} headingLevel={4} />);
  const [first, second] = screen.getAllByRole('heading', { level: 4 });
  expectInOrder([
    screen.getByText('Wolfgang Amadeus Mozart'),
    first as HTMLElement,
    screen.getByText('29'),
    screen.getByText('flauta: Odile Marchetaux'),
    screen.getByText('Pausa de 20 minutos'),
    screen.getByText('Ludwig van Beethoven'),
    second as HTMLElement,
  ]);
  expect(screen.getByText('1756–1791')).toBeTruthy();
  // Beethoven's work has no movements, so there is no empty list for it.
  expect(within(screen.getByRole('list')).getAllByRole('listitem').map(textOf)).toEqual([
    'Allegro',
    'Andantino',
    'Rondeau: Allegro',
  ]);
});
