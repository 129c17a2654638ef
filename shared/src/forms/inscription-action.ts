import { data } from 'react-router';
import { sendInscription } from '../api-client/site/inscriptions.ts';
import type { FormHandler } from './form-action.ts';

/** The query parameter with the inscription that was sent: `club-16.I-7K3M2Q`. */
export const sentInscriptionParameter = 'inscrito';

/** The handler for pages with an inscription form: `formAction({ inscription: takeInscription })`. */
export const takeInscription: FormHandler = async ({ api, body, path, subject: key }) => {
  // Checked, because the key becomes part of an address of the API.
  if (!/^[a-z0-9-]{1,60}$/.test(key)) throw data(null, { status: 400, statusText: 'Bad Request' });
  const { reference } = await sendInscription(api, key, body);
  // The address keeps the performance that the inscription is for.
  const about = /^\d{1,9}$/.test(body.performance ?? '') ? `performance=${body.performance}&` : '';
  return `${path}?${about}${sentInscriptionParameter}=${key}.${reference}#${key}`;
};

/** The reference in the address of an inscription of this kind; only in the API's format, because anybody can make an address. */
export function sentReference(search: URLSearchParams, key: string): string | undefined {
  const sent = search.get(sentInscriptionParameter) ?? '';
  const reference = sent.startsWith(`${key}.`) ? sent.slice(key.length + 1) : '';
  return /^I-[A-Z2-9]{6}$/.test(reference) ? reference : undefined;
}
