import { failedCall } from '@ofgc/shared/testing/api-answers.ts';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { beforeAll, expect, it } from 'vitest';
import { LaterCancelledAlternatives } from '../related-content/LaterCancelledAlternatives.tsx';
import { LaterWaitingList } from '../waiting-list/LaterWaitingList.tsx';
import { LaterConcertDates } from './LaterConcertDates.tsx';
import { sampleEventDetail } from '../../testing/sample-event-detail.ts';
import { loader } from './concert-page-data.ts';

// Without a document these parts are loaded at once, and the test must not end before they have arrived.
beforeAll(() =>
  Promise.all([LaterConcertDates, LaterCancelledAlternatives, LaterWaitingList].map((part) => part.load())),
);

it.each(['api/venues', 'api/subscriptions', 'api/news', 'api/albums', 'api/documents'])(
  'loader of the concert page returns data with isComplete false when %s fails',
  async (down) => {
    const event = sampleEventDetail({ performances: [samplePerformance({ startsAt: '2026-12-04T20:00:00Z' })] });
    const get = async (path: string) => {
      if (path.startsWith(down)) throw failedCall(503);
      return { data: path === 'api/events/38' ? { data: event } : { data: [], meta: { total: 0, facets: {} } } };
    };
    const path = '/conciertos-entradas/eventos/pastoral/38';
    const visit = pageVisit({ api: { get }, path, params: { id: '38' } });
    expect((await loader(visit)).isComplete).toBe(false);
  },
);
