import { z } from 'zod';
import { emailField, errorAt, lineField, lineOf, textField, tickField } from '../../forms/form.schema.ts';
import { optionalPhone } from '../../forms/phone.schema.ts';
import { consentFields } from '../consents/consent.schema.ts';
import { applicantAges, applicationFields as fields } from './application-field-rules.ts';
import { needsGuardian } from '../consents/age-of-consent.ts';
import { participations } from './participation.ts';

const tooLong = 'textTooLong';

function yearOf(value: unknown): number {
  const text = lineOf(value);
  return /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
}

/** Whether the applicant is old enough to take part, but too young to consent alone. */
function isMinor(birthYear: number, year: number): boolean {
  return year - birthYear >= applicantAges.youngest && needsGuardian(birthYear, year);
}

function isVideoAddress(value: string): boolean {
  const address = URL.canParse(value) ? new URL(value) : null;
  return address?.protocol === 'https:' && address.hostname.includes('.');
}

/**
 * Empties the fields that do not apply to the applicant, so that they are not validated: instrument, programme and recording of
 * listeners, the guardian of adults.
 * @param year of the site's clock
 */
export function askedFields(body: Record<string, unknown>, year: number): Record<string, unknown> {
  return {
    ...body,
    ...(body.participation !== 'active' && { instrument: '', level: '', centre: '', programme: '', videoUrl: '' }),
    ...(!isMinor(yearOf(body.birthYear), year) && { guardian: '', guardianConsent: false }),
  };
}

/** `POST /api/masterclasses/:id/applications`. @param year of the site's clock */
export function applicationFormSchema(year: number) {
  return z
    .object({
      participation: z.enum(participations, 'participationRequired'),
      birthYear: z.preprocess(
        yearOf,
        z
          .number('birthYearInvalid')
          .min(year - applicantAges.oldest, 'birthYearInvalid')
          .max(year, 'birthYearInvalid')
          .max(year - applicantAges.youngest, 'birthYearTooYoung'),
      ),
      name: lineField(fields.name, { required: 'nameRequired', tooLong: 'nameTooLong' }),
      lastname: lineField(fields.lastname, { required: 'lastnameRequired', tooLong: 'lastnameTooLong' }),
      email: emailField,
      phone: z.preprocess(lineOf, optionalPhone).prefault(''),
      city: lineField(fields.city, { tooLong }),
      instrument: lineField(fields.instrument, { tooLong }),
      level: lineField(fields.level, { tooLong }),
      centre: lineField(fields.centre, { tooLong }),
      programme: textField(fields.programme, { tooLong }),
      videoUrl: lineField(fields.videoUrl, { tooLong }),
      needs: textField(fields.needs, { tooLong }),
      guardian: lineField(fields.guardian, { tooLong }),
      guardianConsent: tickField.prefault(false),
      guardianVersion: z.string().catch('').prefault(''),
      imageConsent: tickField.prefault(false),
      imageVersion: z.string().catch('').prefault(''),
      ...consentFields,
    })
    .refine((form) => !isPlayer(form) || form.instrument, errorAt('instrument', 'instrumentRequired'))
    .refine((form) => !isPlayer(form) || form.programme, errorAt('programme', 'programmeRequired'))
    .refine((form) => !isPlayer(form) || isVideoAddress(form.videoUrl), errorAt('videoUrl', 'videoInvalid'))
    .refine((form) => !isMinor(form.birthYear, year) || form.guardian, errorAt('guardian', 'guardianRequired'))
    .refine(
      (form) => !isMinor(form.birthYear, year) || form.guardianConsent,
      errorAt('guardianConsent', 'guardianConsentRequired'),
    );
}

function isPlayer({ participation }: { participation: unknown }): boolean {
  return participation === 'active';
}
