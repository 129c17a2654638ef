import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { listOf } from '@ofgc/shared/testing/load-block.ts';
import { itStaysWithoutParts } from '@ofgc/shared/testing/pages/missing-parts-contract.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscription } from '@ofgc/shared/testing/sample-subscription.ts';
import { loader as loadConcert } from '../features/concert/concert-page-data.ts';
import { sampleEventDetail } from '../testing/sample-event-detail.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component as ConcertPage } from './ConcertPage.tsx';
import * as landing from './LandingPage.tsx';
import * as season from './SeasonPage.tsx';
import * as subscriptions from './subscriptions/SubscriptionsPage.tsx';

const event = sampleEventDetail({
  performances: [samplePerformance({ startsAt: '2026-12-04T20:00:00Z', state: 'soldOut', hasWaitingList: true })],
});
const events = listOf([event]);

itStaysWithoutParts({
  catalogues: { concerts: { es, en } },
  answers: {
    'api/pages': {
      data: {
        id: 1,
        path: concertsPath,
        title: 'Conciertos',
        description: '',
        lead: '',
        sections: [],
        lang: 'es',
        updatedOn: '2026-11-12',
      },
    },
    'api/events/38': { data: event },
    'api/events': { ...events, meta: { ...events.meta, facets: {} } },
    'api/subscriptions': listOf([sampleSubscription()]),
    'api/consents/waitingList': { data: { purpose: 'waitingList', version: 1, text: 'Acepto.', lang: 'es' } },
    'api/seasons': listOf([
      {
        id: 4,
        code: '2026-27',
        slug: '2627',
        name: 'Temporada 2026-27',
        motto: 'La marea sube',
        startsOn: '2026-09-01',
        endsOn: '2027-08-31',
        isCurrent: true,
        saleDates: [],
        concerts: 1,
        lang: 'es',
      },
    ]),
  },
  pages: {
    LandingPage: { ...landing, without: { 'api/events': 1, 'api/subscriptions': 2 } },
    ConcertPage: {
      loader: loadConcert,
      Component: ConcertPage,
      own: 'api/events/38',
      params: { id: '38' },
      path: eventPath(event),
      without: {
        'api/venues': 1,
        'api/subscriptions': 1,
        'api/news,api/albums,api/documents': 1,
        'api/consents/waitingList': 1,
      },
    },
    SubscriptionsPage: { ...subscriptions, own: 'api/subscriptions', without: { 'api/events': 1 } },
    SeasonPage: {
      ...season,
      own: 'api/seasons',
      params: { season: 'temporada' },
      without: { 'api/documents': 1, 'api/albums': 1 },
    },
  },
});
