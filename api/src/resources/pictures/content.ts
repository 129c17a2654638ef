import { z } from 'zod';
import { idSchema, pagePathSchema, slugSchema } from '../../content/fields.ts';

/** Of a file in `content/pictures` or of an upload; without slashes, so that it cannot leave that folder. */
export const fileName = z.string().regex(/^[A-Za-z0-9][\w.-]{0,118}$/);
const words = z.string().trim().min(1).max(300);
const perCent = z.int().min(0).max(100);

export const picturesContent = z.array(
  z.strictObject({
    /** By which blocks of content pages name it. */
    slug: slugSchema,
    file: fileName,
    /** What it shows, for those who do not see it: both languages, always. */
    alt: z.strictObject({ es: words, en: words }),
    /** Who took it. */
    credit: words,
    /** The point that no crop loses, in per cent from the left and from the top; eyes are on the upper third. */
    focus: z.strictObject({ x: perCent, y: perCent }).default({ x: 50, y: 20 }),
    isDuotone: z.boolean().default(false),
    /** What it stands for; a picture that only blocks name belongs to nothing. */
    belongsTo: z
      .strictObject({
        artist: slugSchema,
        member: idSchema,
        article: idSchema,
        album: idSchema,
        venue: slugSchema,
        event: idSchema,
        /** The Spanish address of a page, with or without blocks. */
        page: pagePathSchema,
      })
      .partial()
      .refine((owners) => Object.values(owners).filter(Boolean).length <= 1, 'a picture belongs to one thing')
      .prefault({}),
  }),
);
export type PictureContent = z.infer<typeof picturesContent>[number];
