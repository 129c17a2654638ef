import { z } from 'zod';
import { callTypes } from '@ofgc/shared/domain/vacancies/call-type.ts';
import { vacancyStatuses } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { textSchema } from '../../content/bilingual.ts';
import { areInOrder, dayOrInstantSchema } from '../../content/dates.ts';
import { applyUrlSchema, idSchema, slugSchema } from '../../content/fields.ts';
import { namedListContent } from '../../content/named-list.ts';

export const vacanciesContent = z.object({
  families: namedListContent,
  places: namedListContent,
  vacancies: z.array(
    z
      .object({
        id: idSchema,
        reference: z.string(),
        title: textSchema,
        family: slugSchema,
        place: slugSchema,
        contract: textSchema,
        positions: z.int().positive(),
        publishedAt: dayOrInstantSchema,
        applyFrom: dayOrInstantSchema,
        applyTo: dayOrInstantSchema,
        applyUrl: applyUrlSchema,
        status: z.enum(vacancyStatuses),
        type: z.enum(callTypes),
        summary: textSchema,
        requirements: z.array(textSchema).default([]),
        timeline: z
          .array(z.object({ at: dayOrInstantSchema, text: textSchema, document: idSchema.optional() }))
          .default([]),
      })
      .refine((one) => areInOrder(one), { message: 'must not be before the first day', path: ['applyTo'] }),
  ),
});
