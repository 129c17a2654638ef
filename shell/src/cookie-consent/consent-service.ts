import type { ServiceName } from '@ofgc/shared/foreign-services/services.ts';

/** Where a choice is posted to: the server answers with the cookie, and leads back to the page. */
export const choicePath = '/consentimiento';
/** The element that the service consists of, at the end of the body and outside of what React owns. */
export const consentId = 'consentimiento';
/** The fragment that shows a visitor without JavaScript that the choice was saved. */
export const savedId = 'eleccion-guardada';

/** The fields of the form. Its buttons are the `answer`, its boxes the `service`s of an answer `chosen`. */
export type ConsentAnswer = 'none' | 'chosen' | 'all';

/** What the browser is told of a service. */
export interface OfferedService {
  name: ServiceName;
  script: string;
}
