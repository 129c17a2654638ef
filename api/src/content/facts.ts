import { z } from 'zod';
import { formatTags, isLocale, type Locale } from '@ofgc/shared/domain/locale.ts';

/** A number is formatted for each language. */
const factSchema = z.union([z.number(), z.strictObject({ es: z.string(), en: z.string() })]);
/** Facts that several texts of the content state, by the name in the texts: `{{pupils}}`. */
export type Facts = Record<string, z.infer<typeof factSchema>>;

/** `facts.json`: facts that no other content file holds as data. */
export const factsContent = z.record(z.string().regex(/^\w+$/), factSchema);

const venues = z.array(z.object({ halls: z.array(z.object({ id: z.int(), capacity: z.int() })) }));
const albums = z.array(z.unknown());

/** Halls by their id in `venues.json`. */
const hallNames = { symphonyHallSeats: 1, chamberHallSeats: 2, rehearsalRoomSeats: 4, assemblyHallSeats: 5 };

/** Facts counted from other content files. @throws Error where a hall is missing */
export function countedFacts(read: { venues: unknown; albums: unknown }): Facts {
  const halls = venues.parse(read.venues).flatMap((venue) => venue.halls);
  const seats = Object.entries(hallNames).map(([name, id]) => {
    const hall = halls.find((one) => one.id === id);
    if (!hall) throw new Error(`venues.json: hall ${id} is missing: texts name its seats`);
    return [name, hall.capacity] as const;
  });
  return { ...Object.fromEntries(seats), albums: albums.parse(read.albums).length };
}

/**
 * Content with its facts filled in.
 * @param data of a content file; a name stands in a text of one language, below `es` or `en`
 * @throws Error naming a fact that does not exist
 */
export function insertFacts(data: unknown, facts: Facts, language?: Locale): unknown {
  if (typeof data === 'string') return data.includes('{{') ? insertIntoText(data, facts, language) : data;
  if (Array.isArray(data)) return data.map((item) => insertFacts(item, facts, language));
  if (typeof data !== 'object' || !data) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, insertFacts(value, facts, isLocale(key) ? key : language)]),
  );
}

function insertIntoText(text: string, facts: Facts, language?: Locale): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (written, name: string) => {
    const fact = facts[name];
    if (fact === undefined || !language) throw new Error(`${written} is no fact that can be named here`);
    return typeof fact === 'number' ? new Intl.NumberFormat(formatTags[language]).format(fact) : fact[language];
  });
}
