import { z } from 'zod';
import { documentCategories, documentKinds } from '@ofgc/shared/domain/document-kind.ts';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema, daySchema } from '../../content/dates.ts';

const id = z.int().positive();
const slug = z.string().regex(/^[a-z0-9-]+$/);
const pagePath = z.string().regex(/^\/[a-z0-9/-]*$/);
/** Of a file in `content/documents`; a plain name, so that it leads nowhere else. */
const fileName = z.string().regex(/^[A-Za-z0-9][\w.-]*\.[a-z0-9]+$/);

export const documentsContent = z.array(
  z
    .strictObject({
      id,
      /** The file's name in its address; English has one of its own where there is an English file. */
      slug: z.strictObject({ es: slug, en: slug.optional() }),
      title: textSchema,
      summary: textSchema.default({ es: '', en: '' }),
      category: z.enum(documentCategories),
      kind: z.enum(documentKinds),
      publishedAt: dayOrInstantSchema,
      files: z.strictObject({ es: fileName, en: fileName.optional() }),
      /** Of a file that was not printed here: whether it is marked for screen readers. */
      isTagged: z.boolean().default(false),
      belongsTo: z
        .strictObject({
          events: z.array(id).default([]),
          season: slug.optional(),
          offer: id.optional(),
          activity: id.optional(),
          path: pagePath.optional(),
          /** The anchor of the page's part, in Spanish. */
          section: slug.optional(),
        })
        .prefault({}),
    })
    .refine(({ slug, files }) => (slug.en === undefined) === (files.en === undefined) && slug.en !== slug.es, {
      message: 'an English file, and only it, has an English slug of its own',
      path: ['slug'],
    }),
);
/** The index of what the transparency laws want published; it names documents by their ids. */
export const disclosuresContent = z.array(
  z.strictObject({
    id,
    section: slug,
    title: textSchema,
    summary: textSchema,
    law: textSchema,
    updatedOn: daySchema,
    owner: textSchema,
    documents: z.array(id).default([]),
    path: pagePath.optional(),
  }),
);

export type DocumentContent = z.infer<typeof documentsContent>[number];
