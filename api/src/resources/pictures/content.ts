import { z } from 'zod';
import { idSchema, pagePathSchema, slugSchema } from '../../content/fields.ts';

/** The name of a file in `content/pictures` or of an upload; without slashes, so that it cannot leave that folder. */
export const fileName = z.string().regex(/^[A-Za-z0-9][\w.-]{0,118}$/);
const words = z.string().trim().min(1).max(300);
const perCent = z.int().min(0).max(100);

export const picturesContent = z.array(
  z.strictObject({
    /** The name by which blocks of content pages refer to the picture. */
    slug: slugSchema,
    file: fileName,
    /** A description for people who cannot see the picture, always in both languages. */
    alt: z.strictObject({ es: words, en: words }),
    /** The photographer. */
    credit: words,
    /** The point that every crop keeps, in per cent from the left and from the top; default: the upper third, where eyes usually are. */
    focus: z.strictObject({ x: perCent, y: perCent }).default({ x: 50, y: 20 }),
    isDuotone: z.boolean().default(false),
    /** The person or thing that the picture shows; a picture that only blocks use belongs to nothing. */
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
