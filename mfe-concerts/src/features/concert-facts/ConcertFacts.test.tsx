import { addressOf, textOf } from '@ofgc/shared/testing/page-queries.ts';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { sampleEventDetail } from '../../testing/sample-event-detail.ts';
import { ConcertFacts } from './ConcertFacts.tsx';

function render(differences: Partial<Performance>) {
  const performance = samplePerformance(differences);
  const event = sampleEventDetail({ performances: [performance] });
  return renderPage(<ConcertFacts event={event} performance={performance} hasDirections={false} />, {
    catalogues: { concerts: { es, en } },
  });
}

it('ConcertFacts of a concert that moved online has no hall, no doors and no directions', () => {
  render({ status: 'movedOnline' });
  expect(screen.getAllByRole('definition').map(textOf)[0]).toBe('viernes 4 de diciembre de 2026, 20:00');
  expect(screen.queryByText('Dónde')).toBeNull();
});

it('ConcertFacts of a postponed concert strikes its old date, and does not share it', () => {
  const { container } = render({ status: 'postponed', state: 'postponed', ticketUrl: null });
  expect(textOf(container.querySelector('s') ?? undefined)).toBe('viernes 4 de diciembre de 2026, 20:00');
  expect(screen.getAllByRole('definition').map(textOf)[0]).toContain('Antes: viernes 4 de diciembre');
  expect(addressOf('Por correo electrónico')).toContain('?subject=Pastoral&');
});

it('ConcertFacts of a full concert for schools leads to the call', () => {
  render({ state: 'soldOut', sale: 'schoolsFull', ticketUrl: null });
  expect(addressOf(/^Inscribir mi centro/)).toBe('/educacion-comunidad/educacion#como-participar');
});
