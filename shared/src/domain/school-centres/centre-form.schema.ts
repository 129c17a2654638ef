import { z } from 'zod';
import { consentFields } from '../consents/consent.schema.ts';
import { emailField, lineField, lineOf, tickField } from '../../forms/form.schema.ts';
import { centreFields as fields } from './centre-fields.ts';

/** Eight digits: 35 is the province of Las Palmas, 38 that of Santa Cruz de Tenerife. */
const centreCode = /^3[58]\d{6}$/;
const phone = /^\+?[\d ()-]{6,30}$/;

/** `POST /api/school-centres` */
export const centreFormSchema = z.object({
  code: z.preprocess((value) => lineOf(value).replaceAll(/\D/g, ''), z.string().regex(centreCode, 'centreCodeInvalid')),
  name: lineField(fields.name, { required: 'centreNameRequired', tooLong: 'textTooLong' }),
  municipality: lineField(fields.municipality, { required: 'municipalityRequired', tooLong: 'textTooLong' }),
  contact: lineField(fields.contact, { required: 'contactRequired', tooLong: 'textTooLong' }),
  email: emailField,
  phone: z.preprocess(lineOf, z.string().regex(phone, 'phoneRequired')),
  isOneRoom: tickField.prefault(false),
  ...consentFields,
});
