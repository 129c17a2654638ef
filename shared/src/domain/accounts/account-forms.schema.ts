import { z } from 'zod';
import { emailField, lineField, lineOf } from '../../forms/form.schema.ts';
import { linkPurposes } from './account.ts';
import { passwordLength } from './password-length.ts';

/** Spaces count in a password; one spelling of each letter (RFC 8265). */
const passwordOf = (value: unknown) => (typeof value === 'string' ? value.normalize('NFKC') : '');

/** The only limit is the length that is hashed at all: a wrong password gets one error for the whole form. */
const givenPassword = z.preprocess(passwordOf, z.string().min(1, 'passwordRequired').max(1_000, 'passwordTooLong'));

export const signInFormSchema = z.object({ email: emailField, password: givenPassword });

/** The form for the six digits of the app, or a recovery code. */
export const secondFactorFormSchema = z.object({
  code: z.preprocess(
    (value) => lineOf(value).replaceAll(/[\s-]/g, '').toUpperCase(),
    z.string().min(1, 'codeRequired').max(40, 'codeWrong'),
  ),
});

export const linkRequestFormSchema = z.object({
  email: emailField,
  purpose: z.enum(linkPurposes).exclude(['invitation']).catch('password'),
});

/** A link works once. `formKey` is made for each page that shows the form: it distinguishes a second click from another visitor with the same link. */
export const linkFormSchema = z.object({
  token: lineField({ isRequired: true, maxLength: 64 }, { required: 'linkOver', tooLong: 'linkOver' }),
  formKey: z.uuid().optional().catch(undefined),
});

export const newPasswordFormSchema = linkFormSchema.extend({
  password: z.preprocess(
    passwordOf,
    z.string().min(passwordLength.min, 'passwordTooShort').max(passwordLength.max, 'passwordTooLong'),
  ),
});
