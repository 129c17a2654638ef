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

const path = '/conciertos-entradas/eventos/pastoral/38';

async function load(performance: Parameters<typeof samplePerformance>[0], isDown: (path: string) => boolean) {
  const event = sampleEventDetail({ performances: [samplePerformance(performance)] });
  const get = async (asked: string) => {
    if (isDown(asked)) throw failedCall(503);
    return { data: asked === 'api/events/38' ? { data: event } : { data: [], meta: { total: 0, facets: {} } } };
  };
  return loader(pageVisit({ api: { get }, path, params: { id: '38' } }));
}

it.each(['api/venues', 'api/subscriptions', 'api/news', 'api/albums', 'api/documents'])(
  'loader of the concert page returns data with isComplete false when %s fails',
  async (down) => {
    const data = await load({ startsAt: '2026-12-04T20:00:00Z' }, (asked) => asked.startsWith(down));
    expect(data.isComplete).toBe(false);
  },
);

it('loader of the concert page does without the venue of a concert that moved online', async () => {
  const data = await load({ status: 'movedOnline' }, (asked) => asked.startsWith('api/venues'));
  expect([data.venue, data.isComplete]).toEqual([null, true]);
});
