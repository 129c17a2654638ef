import { httpStatusOf, type ApiClient } from '@ofgc/shared/api-client';
import { fetchConsent } from '@ofgc/shared/api-client/site/consents.ts';
import { fetchApplicationStatus } from '@ofgc/shared/api-client/education/masterclasses.ts';
import type { ConsentQuestion } from '@ofgc/shared/domain/consents/consent.schema.ts';
import type { ApplicationStatus } from '@ofgc/shared/domain/masterclasses/masterclass-application.schema.ts';

export interface ApplicationConsents {
  own: ConsentQuestion;
  image: ConsentQuestion;
  guardian: ConsentQuestion;
}

/** The content of the page's part `#inscripcion`: the form, or the state of the application named in the address. */
export type ApplicationView =
  | { kind: 'form'; consents: ApplicationConsents; chosen: string }
  | { kind: 'status'; status: ApplicationStatus }
  /** `reference` is empty where the form for one was sent empty. */
  | { kind: 'unknown'; reference: string };

/**
 * @param query of the address: `solicitud` is the reference of an application, `clase` the slug of the class to apply for
 * @throws whatever fails, except that a reference is unknown (status 400 or 404)
 */
export async function loadApplication(api: ApiClient, query: URLSearchParams): Promise<ApplicationView> {
  const reference = query.get('solicitud')?.trim().toUpperCase();
  if (reference === '') return { kind: 'unknown', reference };
  if (reference) {
    try {
      return { kind: 'status', status: await fetchApplicationStatus(api, reference) };
    } catch (error) {
      const status = httpStatusOf(error);
      if (status === 404 || status === 400) return { kind: 'unknown', reference };
      throw error;
    }
  }
  const [own, image, guardian] = await Promise.all([
    fetchConsent(api, 'masterclass'),
    fetchConsent(api, 'masterclassImage'),
    fetchConsent(api, 'masterclassGuardian'),
  ]);
  return { kind: 'form', consents: { own, image, guardian }, chosen: query.get('clase') ?? '' };
}
