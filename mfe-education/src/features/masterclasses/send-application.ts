import { applyForMasterclass } from '@ofgc/shared/api-client/education/masterclasses.ts';
import { applicationPath } from '@ofgc/shared/routes/education/masterclasses.ts';
import type { FormHandler } from '@ofgc/shared/forms/form-action.ts';

/** Sends the form to the API, then redirects to the page with the reference, which shows the application's state. */
export const sendApplication: FormHandler = async ({ api, body: { masterclass = '', ...fields } }) => {
  const { reference } = await applyForMasterclass(api, masterclass, fields);
  return applicationPath(reference);
};
