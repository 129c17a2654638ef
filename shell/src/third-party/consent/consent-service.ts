import type { ServiceName } from '@ofgc/shared/third-party/services.ts';

/** The path to which a choice is posted: the server sets the cookie and redirects back to the page. */
export const choicePath = '/consentimiento';
/** The id of the element with the form, at the end of the body and outside of React's tree. */
export const consentId = 'consentimiento';
/** The fragment that shows a visitor without JavaScript that the choice was saved. */
export const savedId = 'eleccion-guardada';

/** The fields of the form. Its buttons are the `answer`, its boxes the `service`s of an answer `chosen`. */
export type ConsentAnswer = 'none' | 'chosen' | 'all';

/** The properties of a service that the browser needs. */
export interface OfferedService {
  name: ServiceName;
  script: string;
}
