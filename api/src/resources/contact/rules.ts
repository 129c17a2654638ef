import type { Locale } from '@ofgc/shared/domain/locale.ts';
import {
  emailOf,
  emailProblem,
  errorsOf,
  type FieldErrors,
  lengthProblem,
  lineOf,
  textOf,
} from '../../forms/field-rules.ts';
import { readAgreement } from '../consents/read-agreement.ts';

const maxNameLength = 120;
const maxSubjectLength = 150;
const maxMessageLength = 4_000;

export interface ContactMessage {
  department: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  consentVersion: string;
}
export type CheckedMessage = { message: ContactMessage } | { errors: FieldErrors };

/**
 * The rules of the contact form: all fields are checked, each violation has its sentence.
 * @param body of unknown shape
 * @param departments the keys of those that can be written to
 */
export function checkContact(
  body: Record<string, unknown>,
  departments: readonly string[],
  lang: Locale,
): CheckedMessage {
  const agreement = readAgreement(body, 'contact');
  const message = {
    department: lineOf(body.department),
    name: lineOf(body.name),
    email: emailOf(body.email),
    subject: lineOf(body.subject),
    message: textOf(body.message),
    consentVersion: agreement.version,
  };
  const errors = errorsOf(
    {
      department: departments.includes(message.department) ? [] : ['departmentRequired'],
      name: lengthProblem(message.name, maxNameLength, 'fullNameRequired', 'fullNameTooLong'),
      email: emailProblem(message.email),
      subject: lengthProblem(message.subject, maxSubjectLength, 'subjectRequired', 'subjectTooLong'),
      message: lengthProblem(message.message, maxMessageLength, 'messageRequired', 'messageTooLong'),
      consent: agreement.problems,
    },
    lang,
  );
  return errors ? { errors } : { message };
}
