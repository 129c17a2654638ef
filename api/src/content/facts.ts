import { z } from 'zod';
import { dial, shownPhone } from '@ofgc/shared/design/feedback/ContactHelp/dial.ts';
import { formatTags, isLocale, type Locale } from '@ofgc/shared/domain/locale.ts';

/** A number is formatted for each language, and so is a telephone, which is written as in `departments.json`. */
const factSchema = z.union([
  z.number(),
  z.strictObject({ es: z.string(), en: z.string() }),
  z.strictObject({ phone: z.string().regex(/^\d{3}(?: \d\d){3}$/) }),
]);
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

/** Names of telephones in texts by the department's key, where they differ from it: catalogues (`house-facts.ts`) have the same names. */
const phoneNames: Readonly<Record<string, string | undefined>> = { tickets: 'boxOffice', education: 'schools' };

/** The departments' telephones, by the names in texts: `{{boxOfficePhone}}`, `{{pressPhone}}`. */
export function phoneFacts(departments: readonly { key: string; phone: string }[]): Facts {
  return Object.fromEntries(departments.map(({ key, phone }) => [`${phoneNames[key] ?? key}Phone`, { phone }]));
}

/**
 * Content with its facts filled in.
 * @param data of a content file; a name stands in a text of one language, below `es` or `en`. Only telephones also stand elsewhere
 * @throws Error naming a fact that does not exist
 */
export function insertFacts(data: unknown, facts: Facts, language?: Locale): unknown {
  if (typeof data === 'string') return insertIntoText(data, facts, language);
  if (Array.isArray(data)) return data.map((item) => insertFacts(item, facts, language));
  if (typeof data !== 'object' || !data) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, insertFacts(value, facts, isLocale(key) ? key : language)]),
  );
}

/**
 * A text with its facts filled in. A fact at its beginning gets a capital letter; a telephone after `tel:` is written as in addresses,
 * `tel:+34928000000`.
 * @param language of the text; without one, only telephones can be named
 * @throws Error naming a fact that does not exist
 */
export function insertIntoText(text: string, facts: Facts, language?: Locale): string {
  return text.replaceAll(
    /(tel:)?\{\{(\w+)\}\}/g,
    (written, isAddress: string | undefined, name: string, at: number) => {
      const fact = facts[name];
      if (typeof fact === 'object' && 'phone' in fact) {
        if (isAddress) return dial(fact.phone);
        return language ? shownPhone(fact.phone, language) : fact.phone;
      }
      if (fact === undefined || isAddress || !language) throw new Error(`${written} is no fact that can be named here`);
      if (typeof fact === 'number') return new Intl.NumberFormat(formatTags[language]).format(fact);
      return at === 0 ? capitalised(fact[language]) : fact[language];
    },
  );
}

function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
