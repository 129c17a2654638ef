import { applyForMasterclass } from '@ofgc/shared/api-client/masterclasses.ts';
import type { FormTask } from '@ofgc/shared/forms/form-action.ts';

/** Sends the form to the API; success is told on the page itself, under the reference. */
export const sendApplication: FormTask = async ({ api, body: { masterclass = '', ...fields }, path }) => {
  const { reference } = await applyForMasterclass(api, masterclass, fields);
  return `${path}?solicitud=${reference}#estado`;
};
