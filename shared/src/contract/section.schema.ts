import { z } from 'zod';
import { hues } from '../design/theme/hues.ts';
import { locales } from '../domain/locale.ts';

/** An address of this site: two slashes, or a backslash, would lead the links of every page elsewhere. */
const path = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);
const inEachLanguage = z.record(z.enum(locales), z.string().min(1));

/** Where the frame has links: the menu's entries by the section that each belongs to, the buttons at its foot, the footer's lists. */
const placeSchema = z.templateLiteral([z.enum(['menu', 'footer']), '.', z.string()]);
export type FramePlace = z.infer<typeof placeSchema>;

/** A link in menu or footer. */
const linkSchema = z.object({
  text: inEachLanguage,
  /** Without locale, or a part of a page: its anchor is the same in every language. */
  to: path,
  /** Its path on English pages, where the words of the address differ. */
  inEnglish: path.optional(),
  /** Place → its rank there, the smallest first: `{ 'menu.about': 50, 'footer.orchestra': 40 }`. */
  at: z.record(placeSchema, z.number()),
});

/** A page that code makes and that is not in the content. */
const pageSchema = z.object({
  /** Without locale. With an anchor it is a part of a page, which the search alone names. */
  path,
  title: inEachLanguage,
  /** One sentence or two. The search and `sitemap.txt` name the pages that have one. */
  summary: inEachLanguage.optional(),
  /** The path of its parent page in the site map, where its own path does not begin with it. */
  parent: path.optional(),
});
export type SectionPage = z.infer<typeof pageSchema>;

/** A page that stands for many (a concert, a vacancy), at its address in each language: what tests and the gate visit. */
const exampleSchema = z.object({
  page: z.string(),
  es: path,
  en: path,
  /** The page that search engines are sent to, where it is another. */
  canonical: z.record(z.enum(locales), path).optional(),
  /** A page of text among others of its kind: the full tests visit it. */
  isText: z.boolean().optional(),
});
export type SectionExample = z.infer<typeof exampleSchema>;

/** What a section says of itself for the rest of the site: `src/section.ts` of a remote, and of the shell. */
export const sectionSchema = z.object({
  title: inEachLanguage,
  /** All its pages need a sign-in. No public page mentions it, so it has no links, pages, examples or parts of the home page. */
  isPrivate: z.literal(true).optional(),
  /** Its colour: its pages wear it, and its parts in pages of others. */
  hue: z.enum(hues),
  /** An entry of its own in the menu: where it leads, and its rank among the entries. Its links are those at `menu.<name>`. */
  menu: z.object({ to: path, rank: z.number() }).optional(),
  links: z.array(linkSchema),
  /** Slot → its place on the home page: the row, and the rank among those that stand side by side in it. */
  home: z
    .record(z.templateLiteral(['home.', z.string()]), z.object({ row: z.number(), rank: z.number().optional() }))
    .optional(),
  /** In the order of the site map. */
  pages: z.array(pageSchema),
  examples: z.array(exampleSchema),
});
/** @see sectionSchema */
export type Section = z.infer<typeof sectionSchema>;
