import { changeManagedCentre } from '@ofgc/shared/api-client/education/school-centres.ts';
import { pageParameter } from '@ofgc/shared/filters/page-number.ts';
import type { FormHandler } from '@ofgc/shared/forms/form-action.ts';
import { withQuery } from '@ofgc/shared/routes/with-query.ts';
import { type Done, doneParameter } from '../school-area/registration-form/send-registration.ts';

const done: Done = 'cambio';

/**
 * Approves or refuses the account of a school, which the form's name says, then shows the page again: of a list the same page, since
 * the next decision is there.
 */
export const decideAccount: FormHandler = async ({ api, subject, body, path, search }) => {
  const [id = '', decision = ''] = subject.split('.');
  await changeManagedCentre(api, id, 'decision', { ...body, decision });
  const page = new URLSearchParams(search).get(pageParameter) ?? undefined;
  return `${withQuery(path, { [pageParameter]: page, [doneParameter]: done })}#hecho`;
};
