import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { sampleEventDetail } from '../../testing/sample-event-detail.ts';
import { ConcertFacts } from './ConcertFacts.tsx';

it('ConcertFacts of a concert that moved online has no hall, no doors and no directions', () => {
  const performance = samplePerformance({ status: 'movedOnline' });
  const event = sampleEventDetail({ performances: [performance] });
  renderPage(<ConcertFacts event={event} performance={performance} hasDirections={false} />, {
    catalogues: { concerts: { es, en } },
  });
  expect(screen.getAllByRole('definition').map(textOf)[0]).toBe('viernes 4 de diciembre de 2026, 20:00');
  expect(screen.queryByText('Dónde')).toBeNull();
});
