import { currentText } from '../resources/consents/consent-texts.ts';

/** The New Year's concert: sold out, with a waiting list. */
export const soldOutPerformance = 411;

/** A request with which somebody joins the list of that concert, for `inject`. @param differences of the sent fields */
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
