import { z } from 'zod';
import { productionKinds } from '@ofgc/shared/domain/school.schema.ts';
import { textOrWord, textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema, daySchema } from '../../content/dates.ts';

const slug = z.string().regex(/^[a-z0-9-]+$/);
const id = z.int().positive();
const count = z.int().min(0);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A day with its hours on the islands' clocks. */
const meeting = z.strictObject({ date: daySchema, from: hour, to: hour });
const places = z.strictObject({ total: count, taken: count, fee: count });
/** The days between which one may apply, both included. */
const applications = { applyFrom: dayOrInstantSchema, applyTo: dayOrInstantSchema };

export const masterclassesContent = z.array(
  z.strictObject({
    id,
    slug,
    title: textSchema,
    /** As in artists.json where the master is a guest of the orchestra. */
    master: z.string(),
    instrument: textSchema,
    level: textSchema,
    summary: textSchema,
    requirements: textSchema,
    repertoire: textSchema,
    meetings: z.array(meeting).min(1),
    /** As `venue` in events.json: "Sede de la Orquesta · Sala de ensayos". */
    hall: z.string(),
    active: places,
    listener: places,
    ...applications,
    eventIds: z.array(id),
  }),
);

export const schoolsContent = z.object({
  productions: z.array(
    z.strictObject({
      id,
      slug,
      kind: z.enum(productionKinds),
      course: z.string().regex(/^\d{4}-\d{2}$/),
      title: textSchema,
      music: textSchema,
      levels: textSchema,
      summary: textSchema,
      minutes: z.int().positive(),
      price: count,
      eventId: id.nullable(),
    }),
  ),
  sessions: z.array(
    z.strictObject({
      id,
      production: slug,
      date: daySchema,
      time: hour,
      municipality: z.string(),
      place: textOrWord,
      capacity: z.int().positive(),
      taken: count,
      ...applications,
      hasBus: z.boolean().default(false),
    }),
  ),
});

export const workshopsContent = z.array(
  z.strictObject({
    id,
    slug,
    title: textSchema,
    trainer: z.string(),
    trainerText: textSchema,
    summary: textSchema,
    audience: textSchema,
    meetings: z.array(meeting.extend({ title: textSchema, text: textSchema })).min(1),
    hall: z.string(),
    hours: z.int().positive(),
    places: z.strictObject({ total: count, taken: count }),
    ...applications,
  }),
);
