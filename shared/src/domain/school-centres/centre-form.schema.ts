import { z } from 'zod';
import { locales } from '../locale.ts';
import { consentFields } from '../consents/consent.schema.ts';
import { emailField, lineField, lineOf, tickField } from '../../forms/form.schema.ts';
import { phoneField } from '../../forms/phone.schema.ts';
import { centreCode, centreFields as fields } from './centre-field-rules.ts';

const known = {
  code: z.preprocess((value) => lineOf(value).replaceAll(/\D/g, ''), z.string().regex(centreCode, 'centreCodeInvalid')),
  name: lineField(fields.name, { required: 'centreNameRequired', tooLong: 'textTooLong' }),
  municipality: lineField(fields.municipality, { required: 'municipalityRequired', tooLong: 'textTooLong' }),
  contact: lineField(fields.contact, { required: 'contactRequired', tooLong: 'textTooLong' }),
  email: emailField,
  phone: phoneField('phoneRequired'),
  isOneRoom: tickField.prefault(false),
};
/** The language of emails and messages to the centre. */
const lang = z.enum(locales, 'languageRequired');

/** `POST /api/school-centres` */
export const centreFormSchema = z.object({ ...known, ...consentFields });

/** `POST /api/school-area/profile` */
export const ownProfileFormSchema = z.object({ contact: known.contact, phone: known.phone, lang });

/** `POST /api/school-office/centres/:id/profile` */
export const profileFormSchema = z.object({ ...known, lang });
