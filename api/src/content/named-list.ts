import { z } from 'zod';
import { textSchema } from './bilingual.ts';
import { slugSchema } from './fields.ts';
import { resolve } from './resolve.ts';

/** The values of a filter, in their order: categories of news, families of vacancies. */
export const namedListContent = z.array(z.object({ slug: slugSchema, name: textSchema }));

/**
 * Checks that an entry's value is in a list, and returns it.
 * @param entry the entry: `news.json: id 5`
 * @param what the value, in a word: `category`
 * @throws Error for the editor where the list does not contain the value
 */
export function namedValue(
  slug: string,
  list: z.infer<typeof namedListContent>,
  { entry, what }: { entry: string; what: string },
): string {
  return resolve(list.find((one) => one.slug === slug)?.slug, entry, `the ${what} ${slug}`);
}

/** The rows of a named list; lists show them in the order of the file. */
export function namedListRows(entries: z.infer<typeof namedListContent>) {
  return entries.map(({ slug, name }, index) => ({ slug, name: JSON.stringify(name), sortOrder: index + 1 }));
}
