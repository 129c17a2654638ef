import { z } from 'zod';
import { documentCategories, documentKinds } from '../documents/document-kind.ts';
import { localeSchema } from '../locale.schema.ts';
import { pictureSchema } from '../pictures/picture.schema.ts';

/** A page of the site without locale, a part of a page, or an external address. */
export const addressSchema = z.string().regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/);
const slug = z.string().regex(/^[a-z0-9-]{1,60}$/);
const id = z.int().positive();
/** The number of entries that a list shows. */
const some = z.int().min(1).max(24);
const count = some.default(6);

/**
 * A drawn picture: a poster of some music (design/poster). `seed` and `palette` (a category's kind) determine shores and
 * colours.
 */
const art = z.strictObject({
  seed: z.string().min(1),
  palette: z.enum(['temporada', 'extraordinario', 'familia', 'escolar', 'itinerante', 'comunidad', 'camara']),
  format: z.enum(['card', 'band', 'cover', 'wide', 'head']).default('wide'),
  works: z
    .array(z.strictObject({ minutes: z.int().min(1).max(200), forces: z.array(z.string()).default([]) }))
    .min(1)
    .max(9),
});

/**
 * Every type of block that the site knows, except `section`, which contains other blocks. The content and the API's responses have
 * the same shapes: in the content a text is `{ es, en }`, in a response a string.
 * A field named `html` is sanitised before it is sent; no other field is interpreted as HTML.
 */
export function defineBlocks<Text extends z.ZodType, Address extends z.ZodType, Photograph extends z.ZodType>({
  text,
  address,
  photograph,
}: {
  text: Text;
  address: Address;
  /** In the content the slug of a picture; in a response the picture itself. */
  photograph: Photograph;
}) {
  const picture = z.strictObject({
    image: z.union([z.strictObject({ art }), z.strictObject({ photograph })]),
    /** The alternative text of a drawn picture; absent where it is only decoration. A photograph has its own. */
    alt: text.optional(),
    caption: text.optional(),
  });
  const entry = z.strictObject({ title: text, html: text });
  const entries = z.array(entry).min(1);
  const title = text.optional();
  return {
    text: z.strictObject({ type: z.literal('text'), html: text }),
    callout: z.strictObject({
      type: z.literal('callout'),
      look: z.enum(['plain', 'moved', 'cancelled']).default('plain'),
      title: text,
      html: text,
    }),
    quote: z.strictObject({
      type: z.literal('quote'),
      quote: text,
      name: z.string(),
      role: title,
      to: address.optional(),
    }),
    picture: z.strictObject({ type: z.literal('picture'), ...picture.shape }),
    gallery: z.strictObject({ type: z.literal('gallery'), label: text, pictures: z.array(picture).min(2).max(24) }),
    video: z.strictObject({
      type: z.literal('video'),
      title: text,
      minutes: z.int().positive(),
      /** The film's page on another site, opened in a new tab by a click. */
      address: z.url({ protocol: /^https$/ }),
      provider: z.string(),
      art,
      transcript: z.strictObject({ html: text }),
    }),
    accordion: z.strictObject({ type: z.literal('accordion'), items: entries }),
    steps: z.strictObject({ type: z.literal('steps'), items: entries }),
    timeline: z.strictObject({ type: z.literal('timeline'), items: z.array(entry.extend({ when: text })).min(1) }),
    table: z.strictObject({
      type: z.literal('table'),
      caption: text,
      columns: z.array(text).min(2),
      rows: z.array(z.array(text).min(2)).min(1),
    }),
    prices: z.strictObject({
      type: z.literal('prices'),
      caption: text,
      columns: z.array(text).min(2),
      /** In cents; null where the price does not exist. The first column is the label. */
      rows: z
        .array(z.strictObject({ label: text, note: title, cents: z.array(z.int().min(0).nullable()).min(1) }))
        .min(1),
      note: title,
    }),
    cards: z.strictObject({
      type: z.literal('cards'),
      items: z
        .array(z.strictObject({ title: text, text, to: address }))
        .min(1)
        .max(12),
    }),
    contact: z.strictObject({
      type: z.literal('contact'),
      items: z
        .array(
          z.strictObject({
            name: text,
            text: title,
            address: title,
            hours: title,
            phone: z.string().optional(),
            email: z.email().optional(),
          }),
        )
        .min(1),
    }),
    logos: z.strictObject({
      type: z.literal('logos'),
      items: z.array(z.strictObject({ name: z.string(), text: title, to: address.optional() })).min(1),
    }),
    map: z.strictObject({
      type: z.literal('map'),
      label: text,
      places: z
        .array(
          z.strictObject({
            name: text,
            latitude: z.number().min(27.6).max(28.3),
            longitude: z.number().min(-16).max(-15.2),
            html: text,
          }),
        )
        .min(1)
        .max(12),
    }),
    events: z.strictObject({
      type: z.literal('events'),
      title,
      season: slug.optional(),
      category: slug.optional(),
      composer: slug.optional(),
      ids: z.array(id).min(1).optional(),
      when: z.enum(['upcoming', 'past', 'all']).default('upcoming'),
      count,
    }),
    news: z.strictObject({ type: z.literal('news'), title, category: slug.optional(), count }),
    /** A form of the site, by its key. */
    form: z.strictObject({
      type: z.literal('form'),
      form: z.literal('contact'),
      title: text,
      /** The key of the department that is preselected. */
      department: slug.default('general'),
    }),
    /** A form to join or request something, with the fields that the content defines for it. */
    'inscription-form': z.strictObject({
      type: z.literal('inscription-form'),
      /** The key of the inscription. */
      inscription: slug,
      title: text,
    }),
    /** The form for schools to sign in. */
    'school-login': z.strictObject({ type: z.literal('school-login'), title: text }),
    /** The calls for school concerts, with links to register groups. */
    'school-registration': z.strictObject({ type: z.literal('school-registration'), title: text }),
    /** A link for staff to calls and registrations. */
    'school-manager': z.strictObject({ type: z.literal('school-manager'), title: text }),
    /** The form for schools to write to the education department. */
    'school-contact': z.strictObject({ type: z.literal('school-contact'), title: text }),
    downloads: z.strictObject({
      type: z.literal('downloads'),
      title,
      category: z.enum(documentCategories).optional(),
      kind: z.enum(documentKinds).optional(),
      season: slug.optional(),
      ids: z.array(id).min(1).optional(),
      /** Without it all are shown: nobody finds a document that a list leaves out. */
      count: some.optional(),
    }),
    people: z.strictObject({
      type: z.literal('people'),
      title,
      role: z.enum(['conductor', 'soloist', 'narrator', 'choir']).optional(),
      season: slug.optional(),
      ids: z.array(id).min(1).optional(),
      count,
    }),
  };
}

const answered = defineBlocks({ text: z.string(), address: addressSchema, photograph: pictureSchema });

/** A block without children, in the requested language. It has `lang` where its text is in the other language, for lack of a translation. */
export const leafBlockSchema = z.discriminatedUnion(
  'type',
  Object.values(answered) as unknown as [(typeof answered)['text'], ...(typeof answered)[keyof typeof answered][]],
);
type LeafBlock = z.infer<typeof leafBlockSchema> & { lang?: z.infer<typeof localeSchema> };

/** A part of a page with a heading and further blocks: sections make the blocks a tree. */
export interface SectionBlock {
  type: 'section';
  anchor: string;
  title: string;
  lang?: z.infer<typeof localeSchema>;
  blocks: Block[];
}

export type BlockType = keyof typeof answered;
export type Block = LeafBlock | SectionBlock;
/** One type of block: `BlockOf<'text'>`. */
export type BlockOf<Type extends BlockType> = Extract<LeafBlock, { type: Type }>;
/** A drawn picture or a photograph, with its texts. */
export type BlockPicture = Omit<BlockOf<'picture'>, 'type' | 'lang'>;
