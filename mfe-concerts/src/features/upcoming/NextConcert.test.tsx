import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { addressOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { NextConcert } from './NextConcert.tsx';

function render(isTonight: boolean, performance: Partial<Performance> = {}) {
  const performances = [samplePerformance({ isTonight, ...performance })];
  renderPage(<NextConcert event={sampleEvent({ performances })} isOver={false} />, {
    catalogues: { concerts: { es, en } },
  });
}

it.each([
  ['09:30', 'Hoy'],
  ['17:30', 'Hoy'],
  ['18:00', 'Esta noche'],
  ['20:00', 'Esta noche'],
])('today’s concert at %s is called “%s”', (time, words) => {
  render(true, { startsAt: `2026-12-04T${time}:00Z`, endsAt: '2026-12-04T23:00:00Z' });
  expect(screen.getByText(words)).toBeTruthy();
});

it('today’s concert links to its directions', () => {
  render(true);
  expect(addressOf('Cómo llegar')).toBe('/conciertos-entradas/eventos/pastoral/38#como-llegar');
});

it('today’s concert that moved online names no hall and has no directions', () => {
  render(true, { status: 'movedOnline' });
  expect(screen.queryByText('Dónde')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Cómo llegar' })).toBeNull();
});

it('a concert on another day does not', () => {
  render(false);
  expect(screen.queryByRole('link', { name: 'Cómo llegar' })).toBeNull();
});

it('today’s concert links to its own programme booklet, not to that of a session earlier in the day', () => {
  render(true);
  expect(addressOf('Programa de mano')).toBe('/programa/38');
});

it('a sold-out concert links to its waiting list', () => {
  render(false, { state: 'soldOut', ticketUrl: null, hasWaitingList: true });
  expect(addressOf(/^Lista de espera/)).toBe('/conciertos-entradas/eventos/pastoral/38#lista-de-espera');
});
