import { sendRegistration } from '@ofgc/shared/api-client/education/school-registrations.ts';
import type { FormHandler, PostedForm } from '@ofgc/shared/forms/form-action.ts';
import { thenShow } from '@ofgc/shared/forms/then-show.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';

/** The parameter that says what was just done: `borrador`, `envio`, `cambios`, `respuesta`, `mensaje`. */
export const doneParameter = 'hecho';
const known = [
  'borrador',
  'envio',
  'cambios',
  'respuesta',
  'cancelado',
  'mensaje',
  'cambio',
  'borrado',
  'carta',
] as const;
export type Done = (typeof known)[number];

/** What was just done, according to the address. Unknown values are ignored, because anybody can write an address. */
export function doneIn(search: URLSearchParams): Done | undefined {
  return known.find((one) => one === search.get(doneParameter));
}

/** What follows the path of a page that says what was done. */
export const afterwards = (done: Done) => `?${doneParameter}=${done}#hecho`;

/** Makes a change, then shows the page again, which says what was done. */
export const saysDone = (done: Done, change: (posted: PostedForm) => Promise<unknown>) =>
  thenShow(afterwards(done), change);

/** Saves or sends a registration for a call, then redirects to the registration's page. */
export function registrationHandler(
  callOf: (params: Parameters<FormHandler>[0]) => string | Promise<string>,
): FormHandler {
  return async (posted) => {
    const asked = posted.body.intent;
    const intent = asked === 'draft' ? 'draft' : 'send';
    const call = await callOf(posted);
    const { reference, state } = await sendRegistration(posted.api, { ...posted.body, call, intent });
    // A draft of what was sent in another tab is a change of what was sent.
    const isChange = asked === 'change' || (asked === 'draft' && state !== 'draft');
    const done: Done = isChange ? 'cambios' : asked === 'draft' ? 'borrador' : 'envio';
    return `${schoolAreaPaths.registration(reference)}${afterwards(done)}`;
  };
}
