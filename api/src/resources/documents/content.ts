import { z } from 'zod';
import { documentCategories, documentKinds } from '@ofgc/shared/domain/documents/document-kind.ts';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema } from '../../content/dates.ts';
import { idSchema, pagePathSchema, slugSchema, contentSlugsSchema } from '../../content/fields.ts';

/** The name of a file in `content/documents`; without slashes, so that it cannot leave that folder. */
const fileName = z.string().regex(/^[A-Za-z0-9][\w.-]*\.[a-z0-9]+$/);

export const documentsContent = z.array(
  z
    .strictObject({
      id: idSchema,
      /** The file's name in its address; the English name is given only if there is an English file. */
      slug: contentSlugsSchema,
      title: textSchema,
      summary: textSchema.default({ es: '', en: '' }),
      category: z.enum(documentCategories),
      kind: z.enum(documentKinds),
      publishedAt: dayOrInstantSchema,
      files: z.strictObject({ es: fileName, en: fileName.optional() }),
      /** For a file that was not printed here: whether it is tagged for screen readers. */
      isTagged: z.boolean().default(false),
      belongsTo: z
        .strictObject({
          events: z.array(idSchema).default([]),
          season: slugSchema.optional(),
          vacancy: idSchema.optional(),
          activity: idSchema.optional(),
          path: pagePathSchema.optional(),
          /** The anchor of a section of the page. */
          section: slugSchema.optional(),
        })
        .prefault({}),
    })
    .refine(({ slug, files }) => (slug.en === undefined) === (files.en === undefined) && slug.en !== slug.es, {
      message: 'an English file, and only it, has an English slug of its own',
      path: ['slug'],
    }),
);

export type DocumentContent = z.infer<typeof documentsContent>[number];
