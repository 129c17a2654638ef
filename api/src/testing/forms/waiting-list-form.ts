import type { Database } from '../../database/database.ts';
import { insertConcert, performance } from '../insert-concert.ts';
import { currentText } from '../../resources/consents/consent-texts.ts';

/** A performance on 3 January 2027 that is sold out, with a waiting list; the next two numbers are one on sale and a cancelled one. */
export const soldOutPerformance = 90_411;
/** Another one of the same concert, with a list of its own. */
export const otherSoldOut = 90_414;

/** Adds the concert of these performances. */
export function insertSoldOutConcert(database: Database): Promise<void> {
  return insertConcert(database, 9041, {
    title: { es: 'Concierto de prueba', en: 'Sample concert' },
    performances: [
      performance(soldOutPerformance, { date: '2027-01-03', time: '19:00', sale: 'soldOut', waitingList: true }),
      performance(soldOutPerformance + 1),
      performance(soldOutPerformance + 2, { status: 'cancelled' }),
      performance(otherSoldOut, { date: '2027-01-05', sale: 'soldOut', waitingList: true }),
    ],
  });
}

/** A request with which somebody joins the list of that performance, for `inject`. @param differences of the sent fields */
export function waitingListForm(seats: string, lang = 'es', differences: object = {}) {
  return {
    method: 'POST',
    url: `/api/waitlist?lang=${lang}`,
    payload: {
      performance: String(soldOutPerformance),
      email: 'ana@example.org',
      seats,
      consent: 'true',
      consentVersion: currentText('waitingList').version,
      shownAt: new Date(Date.now() - 20_000).toISOString(),
      ...differences,
    },
  } as const;
}
