import type { ConcertPageData } from '../features/concert/concert-page-data.ts';
import { sampleEventDetail } from './sample-event-detail.ts';

/** The loader's data for a concert without related content. */
export const sampleConcertPage = (differences: Partial<ConcertPageData> = {}): ConcertPageData => ({
  event: sampleEventDetail(),
  venue: null,
  subscriptions: [],
  waitingLists: null,
  related: { news: [], recordings: [], documents: [] },
  themes: [],
  isComplete: true,
  siteUrl: 'https://ofgc.example',
  ...differences,
});
