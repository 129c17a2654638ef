import { z } from 'zod';
import { countOf, emailField, lineField, lineOf, textField } from '../../forms/form.schema.ts';
import { caseStatuses, decisions } from './inbox.ts';
import { correctionFields, eraseFields, emailFields, noteFields } from './inbox-field-rules.ts';

/** The version of the record when its page was opened: a conflicting change is refused. */
const version = z.preprocess(countOf, z.number().int());

export const caseFormSchema = z.object({
  version,
  status: z.enum(caseStatuses, 'chooseOne'),
  holder: z.enum(['nobody', 'me', 'unchanged'], 'chooseOne'),
});
export const noteFormSchema = z.object({
  text: textField(noteFields.text, { required: 'noteRequired', tooLong: 'textTooLong' }),
  /** Made with the page: distinguishes a second click from another note with the same text. */
  formKey: z.uuid().optional().catch(undefined),
});
export const emailFormSchema = z.object({
  version,
  subject: lineField(emailFields.subject, { required: 'subjectRequired', tooLong: 'textTooLong' }),
  text: textField(emailFields.text, { required: 'emailTextRequired', tooLong: 'textTooLong' }),
});
export const decisionFormSchema = z.object({ version, decision: z.enum(decisions, 'chooseOne') });
export const eraseFormSchema = z.object({
  version,
  /** Typed by hand, so that nothing is erased by a wrong click. */
  reference: lineField(eraseFields.reference, { required: 'eraseReference', tooLong: 'eraseReference' }),
});
export const undoFormSchema = z.object({ version, entry: z.preprocess(countOf, z.number().int()) });

/** One line that not every record has, like an address: whether it may be empty depends on the record. */
const line = ({ maxLength }: { maxLength: number }) =>
  z.preprocess(lineOf, z.string().max(maxLength, 'textTooLong')).prefault('');
export const correctionFormSchema = z.object({
  version,
  name: line(correctionFields.name),
  lastname: line(correctionFields.lastname),
  email: z.preprocess((value) => lineOf(value) || undefined, emailField.optional()).transform((email = '') => email),
  phone: line(correctionFields.phone),
});
