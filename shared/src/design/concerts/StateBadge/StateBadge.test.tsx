import { expect, it } from 'vitest';
import type { DisplayState } from '../../../domain/events/display-state.ts';
import { displayStates } from '../../../domain/events/display-state.ts';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { StateBadge } from './StateBadge.tsx';

it.each<[DisplayState, string, string, string]>([
  ['onSale', 'on-sale', 'A la venta', 'On sale'],
  ['lastTickets', 'last', 'Últimas entradas', 'Last tickets'],
  ['limited', 'last', 'Disponibilidad limitada', 'Limited availability'],
  ['soldOut', 'sold-out', 'Agotado', 'Sold out'],
  ['cancelled', 'cancelled', 'Cancelado', 'Cancelled'],
  ['postponed', 'moved', 'Aplazado', 'Postponed'],
  ['schoolsOnly', 'free', 'Inscripción abierta', 'Registration open'],
  ['past', 'past', 'Celebrado', 'Past'],
])('says %s in both languages', (state, look, spanish, english) => {
  expect(renderToMarkup(<StateBadge state={state} />)).toContain(`data-state="${look}">${spanish}</span>`);
  expect(renderToMarkup(<StateBadge state={state} />, { locale: 'en' })).toContain(
    `data-state="${look}">${english}</span>`,
  );
});

it('has a word of its own for every state', () => {
  const words = displayStates.map((state) => renderToMarkup(<StateBadge state={state} />).replaceAll(/<[^>]+>/g, ''));
  expect(new Set(words).size).toBe(displayStates.length);
  expect(words.join()).not.toMatch(/state\./);
});

it('says when the sale opens', () => {
  expect(renderToMarkup(<StateBadge state="notOnSale" saleFrom="2027-01-11T10:00:00+00:00" />)).toContain(
    'Venta desde el 11 de enero',
  );
});

it('tells a new date where nothing is more urgent', () => {
  expect(renderToMarkup(<StateBadge state="onSale" isRescheduled />)).toContain('data-state="moved">Nueva fecha');
  expect(renderToMarkup(<StateBadge state="soldOut" isRescheduled />)).toContain('Agotado');
});
