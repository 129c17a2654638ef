import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { areInOrder, enrolmentDays } from '../../content/dates.ts';
import { idSchema, slugSchema } from '../../content/fields.ts';
import { firstDay, meetingContent } from '../../content/meetings.ts';

const count = z.int().min(0);
/** Places and their `fee` in cents. */
const places = z.strictObject({ total: count, taken: count, fee: count });

export const masterclassesContent = z.array(
  z
    .strictObject({
      id: idSchema,
      slug: slugSchema,
      title: textSchema,
      /** The name in artists.json, where the master also performs. */
      master: z.string(),
      instrument: textSchema,
      level: textSchema,
      summary: textSchema,
      requirements: textSchema,
      repertoire: textSchema,
      meetings: z.array(meetingContent).min(1),
      /** Written as `venue` in events.json: "Sede de la Orquesta · Sala de ensayos". */
      hall: z.string(),
      active: places,
      listener: places,
      ...enrolmentDays,
      eventIds: z.array(idSchema),
    })
    .refine((one) => areInOrder(one, firstDay(one.meetings)), {
      message: 'must end before the first meeting',
      path: ['applyTo'],
    }),
);
