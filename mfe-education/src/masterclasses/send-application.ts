import { applyForMasterclass } from '@ofgc/shared/api-client/masterclasses.ts';
import type { FormTask } from '@ofgc/shared/forms/form-action.ts';

/** Boxes come as text: what is ticked is "true", what is not does not come at all. */
const boxes = ['consent', 'imageConsent', 'guardianConsent'] as const;

/** Sends the form to the API; success is told on the page itself, under the reference. */
export const sendApplication: FormTask = async ({ api, body: { masterclass = '', ...fields }, path }) => {
  const ticked = Object.fromEntries(boxes.map((box) => [box, fields[box] === 'true']));
  const { reference } = await applyForMasterclass(api, masterclass, { ...fields, ...ticked });
  return `${path}?solicitud=${reference}#estado`;
};
