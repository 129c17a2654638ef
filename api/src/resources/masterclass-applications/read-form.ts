import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { applicationFormSchema, askedFields } from '@ofgc/shared/domain/masterclasses/application-form.schema.ts';
import { readForm } from '../../forms/read-form.ts';
import { isKnownWording, outdatedAt } from '../consents/consent-rule.ts';

/**
 * Reads an application and the wordings of its up to three consents.
 * @param year of the site's clock
 * @throws InvalidForm
 */
export function readApplication(body: Record<string, unknown>, lang: Locale, year: number) {
  const schema = applicationFormSchema(year)
    .refine((form) => isKnownWording('masterclass', form.consentVersion), outdatedAt('consent'))
    .refine(
      (form) => !form.imageConsent || isKnownWording('masterclassImage', form.imageVersion),
      outdatedAt('imageConsent'),
    )
    .refine(
      (form) => !form.guardianConsent || isKnownWording('masterclassGuardian', form.guardianVersion),
      outdatedAt('guardianConsent'),
    );
  const form = readForm(schema, askedFields(body, year), lang);
  const { consent: _own, guardianConsent: _guardian, website: _website, shownAt: _shownAt, ...kept } = form;
  const { consentVersion, imageVersion, guardianVersion, ...application } = kept;
  return { application, versions: { own: consentVersion, image: imageVersion, guardian: guardianVersion } };
}

export type ReadApplication = ReturnType<typeof readApplication>;
