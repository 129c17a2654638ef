import { z } from 'zod';
import { emailField, lineField, lineOf, textField } from '../../forms/form.schema.ts';
import { consentFields } from '../consents/consent.schema.ts';
import { contactFields } from './contact-field-rules.ts';

/** `POST /api/contact`. */
export const contactFormSchema = z.object({
  /** The key of a department to which visitors can write. */
  department: z.preprocess(lineOf, z.string().min(1, 'departmentRequired')),
  name: lineField(contactFields.name, { required: 'fullNameRequired', tooLong: 'fullNameTooLong' }),
  email: emailField,
  subject: lineField(contactFields.subject, { required: 'subjectRequired', tooLong: 'subjectTooLong' }),
  message: textField(contactFields.message, { required: 'messageRequired', tooLong: 'messageTooLong' }),
  ...consentFields,
});
export type ContactMessage = z.output<typeof contactFormSchema>;
