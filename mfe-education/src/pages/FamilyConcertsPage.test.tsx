import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { addressOf, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleDocument } from '@ofgc/shared/testing/sample-document.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { samplePage } from '../testing/sample-page.ts';
import { Component } from './FamilyConcertsPage.tsx';

const price = { kind: 'flat', min: 500, max: 500 } as const;
const event = {
  ...sampleEvent({
    title: 'El aprendiz de brujo',
    price,
    durationMinutes: 50,
    intervalCount: 0,
    performances: [
      samplePerformance({ id: 1, state: 'past', ticketUrl: null, price: null }),
      samplePerformance({ id: 2, isRelaxed: true, price, ticketUrl: '/taquilla?performance=2' }),
      samplePerformance({ id: 3, state: 'soldOut', ticketUrl: null }),
    ],
  }),
  ageFrom: 5,
} as Event;

function render(upcoming: { event: Event; guides: unknown[] }[], past: Event[] = []) {
  renderPage(<Component />, {
    path: educationPaths.families,
    catalogues: { education: { es, en } },
    loaderData: { page: samplePage(educationPaths.families, ['edad-3', 'antes-llegar', 'otra']), upcoming, past },
  });
}

/** The facts of the concert: each definition by its term. */
const facts = () => {
  const terms = screen.getAllByRole('term').map(textOf);
  return Object.fromEntries(terms.map((term, index) => [term, textOf(screen.getAllByRole('definition')[index])]));
};

it('FamilyConcertsPage shows age, duration, price, and the coming sessions with their states', () => {
  render([{ event, guides: [sampleDocument()] }]);
  expect(facts()).toEqual({ 'edad recomendada': '5+', 'sin pausa': '50 min', 'por persona': '5 €' });
  const concert = within(screen.getByRole('article'));
  const [sessions] = concert.getAllByRole('list');
  const [relaxed, soldOut, ...others] = [...(sessions?.children ?? [])];
  expect(others).toEqual([]);
  expect(textOf(relaxed)).toContain('Sesión relajada');
  expect(linkAddresses(relaxed)).toEqual(['/taquilla?performance=2']);
  expect(textOf(soldOut)).toContain('Agotado');
  expect(linkAddresses(soldOut)).toEqual([]);
  expect(screen.queryByText('Celebrado')).toBeNull();
  expect(addressOf(/^Bases de la convocatoria/)).toBe('/documentos/101/bases-violin-tutti-2026-09.pdf');
});

it('FamilyConcertsPage shows the earlier day of a concert that moved', () => {
  const moved = samplePerformance({ previousStartsAt: '2026-11-27T20:00:00Z', status: 'rescheduled' });
  render([{ event: { ...event, performances: [moved] }, guides: [] }]);
  const [session] = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
  expect(textOf(session)).toContain('Reprogramado');
  expect(textOf(session)).toContain('Antes: viernes 27 de noviembre');
});

it.each([
  [0, 'todas'],
  [null, undefined],
])('FamilyConcertsPage shows “all ages” from 0 on, and no age where none is recommended (%s)', (ageFrom, shown) => {
  render([{ event: { ...event, ageFrom }, guides: [] }]);
  expect(facts()['edad recomendada']).toBe(shown);
});

it('FamilyConcertsPage says that a concert has an interval', () => {
  render([{ event: { ...event, intervalCount: 1 }, guides: [] }]);
  expect(facts()).toMatchObject({ 'con pausa': '50 min' });
});

it('FamilyConcertsPage shows a past concert on the date that was played, not on one that was cancelled', () => {
  const played = samplePerformance({ id: 1, state: 'past', ticketUrl: null, startsAt: '2026-10-03T10:00:00Z' });
  const off = {
    id: 2,
    status: 'cancelled',
    state: 'cancelled',
    isOver: true,
    startsAt: '2026-10-04T10:00:00Z',
  } as const;
  render([], [{ ...event, performances: [played, samplePerformance({ ...off, ticketUrl: null })] }]);
  const card = screen.getByRole('article');
  expect(card.querySelector('time')?.dateTime).toBe(played.startsAt);
  expect(within(card).queryByText('Cancelado')).toBeNull();
});

it('FamilyConcertsPage shows a past concert on the date that was played, not on one that was postponed', () => {
  const played = samplePerformance({ id: 1, state: 'past', ticketUrl: null, startsAt: '2026-10-03T10:00:00Z' });
  const off = { id: 2, status: 'postponed', state: 'postponed', startsAt: '2026-10-03T12:00:00Z' } as const;
  render([], [{ ...event, performances: [played, samplePerformance({ ...off, ticketUrl: null })] }]);
  const card = screen.getByRole('article');
  expect(card.querySelector('time')?.dateTime).toBe(played.startsAt);
  expect(within(card).queryByText('Aplazado')).toBeNull();
});

it('FamilyConcertsPage says that no concert is announced, links to the others, and keeps its other texts', () => {
  render([]);
  expect(addressOf('Calendario de conciertos')).toBe('/conciertos-entradas/eventos');
  expect(textOf()).toContain('El próximo concierto en familia aún no tiene fecha');
  for (const part of ['edad-3', 'antes-llegar', 'otra']) expect(screen.getByText(`Texto ${part}`)).toBeTruthy();
});
