import { z } from 'zod';
import { callTypes } from '@ofgc/shared/domain/call-type.ts';
import { offerStatuses } from '@ofgc/shared/domain/offer-status.ts';
import { textOrWord, textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema, daySchema } from '../../content/dates.ts';
import { readNotes } from '../melodies/synthesise.ts';

const slug = z.string().regex(/^[a-z0-9-]+$/);
const id = z.int().positive();
const ids = z.array(id);
function canRead(notes: string): boolean {
  try {
    return readNotes(notes, 60).length > 0;
  } catch {
    return false;
  }
}

const named = z.array(z.object({ slug, name: textSchema }));

export const melodiesContent = z.array(
  z.object({
    id,
    /** A key of works.json. */
    work: z.string(),
    title: textSchema,
    text: textSchema,
    beatsPerMinute: z.int().min(20).max(300),
    /** `F#4:1.5`: a note with its beats; `r` is a rest. */
    notes: z.string().refine((notes) => canRead(notes), 'has a note that cannot be read'),
  }),
);

export const albumsContent = z.array(
  z.object({
    id,
    slug,
    title: textSchema,
    year: z.int(),
    label: z.string(),
    performers: z.string(),
    notes: textSchema,
    tracks: z.array(
      z.object({ title: textOrWord, composer: z.string(), minutes: z.int().positive(), forces: z.array(z.string()) }),
    ),
  }),
);

export const alertsContent = z.array(
  z.object({ id, title: textSchema, from: dayOrInstantSchema, to: dayOrInstantSchema }),
);

export const newsContent = z.object({
  categories: named,
  news: z.array(
    z.object({
      id,
      slug: z.strictObject({ es: slug, en: slug.optional() }),
      title: textSchema,
      lead: textSchema,
      category: slug,
      publishedAt: dayOrInstantSchema,
      body: textSchema,
      eventIds: ids.default([]),
    }),
  ),
});

export const pressNotesContent = z.array(
  z.object({
    id,
    title: textSchema,
    category: textSchema,
    publishedAt: dayOrInstantSchema,
    summary: textSchema,
    body: textSchema,
  }),
);

export const offersContent = z.object({
  families: named,
  places: named,
  offers: z.array(
    z.object({
      id,
      reference: z.string(),
      title: textSchema,
      family: slug,
      place: slug,
      contract: textSchema,
      positions: z.int().positive(),
      publishedAt: dayOrInstantSchema,
      applyFrom: dayOrInstantSchema,
      applyTo: dayOrInstantSchema,
      status: z.enum(offerStatuses),
      type: z.enum(callTypes),
      summary: textSchema,
      requirements: z.array(textSchema).default([]),
      timeline: z.array(z.object({ at: dayOrInstantSchema, text: textSchema, document: id.optional() })).default([]),
    }),
  ),
});

export const activitiesContent = z.array(
  z.object({
    id,
    slug,
    kind: z.enum(['family', 'school', 'touring', 'workshop', 'training', 'masterclass', 'community', 'club']),
    title: textSchema,
    summary: textSchema,
    audience: textSchema,
    when: textSchema,
    place: textOrWord,
    price: textSchema,
    eventIds: ids.default([]),
    /** The day after which it is over. */
    lastOn: daySchema.nullable().default(null),
  }),
);

/** Pages whose words stand in the catalogues of their section: what the search knows of them. */
export const codedPagesContent = z.array(
  z.object({ path: z.string().startsWith('/'), title: textSchema, summary: textSchema }),
);

export const pagesContent = z.array(
  z.object({
    id,
    path: z.string().regex(/^\/[a-z0-9/-]*$/),
    title: textSchema,
    description: textSchema,
    lead: textSchema,
    sections: z.array(z.object({ anchor: textOrWord, title: textSchema, html: textSchema })),
    updatedOn: daySchema,
  }),
);

export const departmentsContent = z.array(
  z.object({
    key: slug,
    name: textSchema,
    phone: z.string().regex(/^\d{3}(?: \d\d){3}$/),
    email: z.email(),
  }),
);
