import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { sampleEventDetail } from '../../../testing/sample-event-detail.ts';
import { StaticConcertNote } from './StaticConcertNote.tsx';

it.each([
  ['soldOut', 1],
  ['past', 0],
] as const)(
  'StaticConcertNote shows the office’s note without a change while the concert is to come: %s',
  (state, notes) => {
    const event = sampleEventDetail({
      performances: [samplePerformance({ state })],
      stateNote: '<p>No quedan entradas.</p>',
    });
    renderPage(<StaticConcertNote event={event} />, { catalogues: { concerts: { es, en } } });
    expect(screen.queryAllByText('No quedan entradas.')).toHaveLength(notes);
  },
);
