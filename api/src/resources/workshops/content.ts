import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { areInOrder, enrolmentDays } from '../../content/dates.ts';
import { idSchema, slugSchema } from '../../content/fields.ts';
import { firstDay, meetingContent } from '../../content/meetings.ts';

const count = z.int().min(0);

export const workshopsContent = z.array(
  z
    .strictObject({
      id: idSchema,
      slug: slugSchema,
      title: textSchema,
      trainer: z.string(),
      trainerText: textSchema,
      summary: textSchema,
      audience: textSchema,
      meetings: z.array(meetingContent.extend({ title: textSchema, text: textSchema })).min(1),
      hall: z.string(),
      hours: z.int().positive(),
      places: z.strictObject({ total: count, taken: count }),
      ...enrolmentDays,
    })
    .refine((one) => areInOrder(one, firstDay(one.meetings)), {
      message: 'must end before the first meeting',
      path: ['applyTo'],
    }),
);
