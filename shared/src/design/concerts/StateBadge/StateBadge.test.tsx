import { expect, it } from 'vitest';
import type { DisplayState } from '../../../domain/events/display-state.ts';
import { displayStates } from '../../../domain/events/display-state.ts';
import { textOf } from '../../../testing/page-queries.ts';
import { renderPage, screen } from '../../../testing/render-page.tsx';
import { StateBadge } from './StateBadge.tsx';

it.each<[DisplayState, string, string, string]>([
  ['onSale', 'on-sale', 'A la venta', 'On sale'],
  ['lastTickets', 'last', 'Últimas entradas', 'Last tickets'],
  ['limited', 'last', 'Disponibilidad limitada', 'Limited availability'],
  ['soldOut', 'sold-out', 'Agotado', 'Sold out'],
  ['cancelled', 'cancelled', 'Cancelado', 'Cancelled'],
  ['postponed', 'moved', 'Aplazado', 'Postponed'],
  // Whether a call is open is told by the pages for schools: it closes long before the session.
  ['schoolsOnly', 'free', 'Solo para centros', 'Schools only'],
  ['past', 'past', 'Celebrado', 'Past'],
])('StateBadge shows %s in both languages', (state, look, spanish, english) => {
  renderPage(<StateBadge state={state} />);
  renderPage(<StateBadge state={state} />, { locale: 'en' });
  expect(screen.getByText(spanish).dataset.state).toBe(look);
  expect(screen.getByText(english).dataset.state).toBe(look);
});

it('StateBadge has a different text for every state', () => {
  const words = displayStates.map((state) => textOf(renderPage(<StateBadge state={state} />).container));
  expect(new Set(words).size).toBe(displayStates.length);
  expect(words.join()).not.toContain('state.');
});

it('StateBadge shows when the sale opens', () => {
  renderPage(<StateBadge state="notOnSale" saleFrom="2027-01-11T10:00:00+00:00" />);
  expect(screen.getByText('Venta desde el 11 de enero')).toBeTruthy();
});

it('StateBadge shows a rescheduled date unless another state is more urgent', () => {
  renderPage(<StateBadge state="onSale" isRescheduled />);
  renderPage(<StateBadge state="soldOut" isRescheduled />);
  expect(screen.getByText('Reprogramado').dataset.state).toBe('moved');
  expect(screen.getByText('Agotado').dataset.state).toBe('sold-out');
});
