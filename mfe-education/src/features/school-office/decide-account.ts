import { changeManagedCentre } from '@ofgc/shared/api-client/education/school-centres.ts';
import { saysDone } from '../school-area/registration-form/send-registration.ts';

/** Approves or refuses the account of a school, which the form's name says. */
export const decideAccount = saysDone('cambio', ({ api, subject, body }) => {
  const [id = '', decision = ''] = subject.split('.');
  return changeManagedCentre(api, id, 'decision', { ...body, decision });
});
