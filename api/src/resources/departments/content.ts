import * as contacts from '@ofgc/shared/domain/departments/department-contacts.ts';
import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { slugSchema } from '../../content/fields.ts';

/** Contacts that the code of pages and emails also states, by the department's key. */
const inCode: Readonly<Record<string, { phone: string; email: string } | undefined>> = contacts;

export const departmentsContent = z.array(
  z
    .object({
      key: slugSchema,
      name: textSchema,
      phone: z.string().regex(/^\d{3}(?: \d\d){3}$/),
      email: z.email(),
    })
    .refine(
      ({ key, phone, email }) => !inCode[key] || (inCode[key].phone === phone && inCode[key].email === email),
      'telephone and email must be those of shared/src/domain/departments/department-contacts.ts: change both',
    ),
);
