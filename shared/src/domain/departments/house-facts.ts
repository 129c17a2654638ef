import type { Locale } from '../locale.ts';

/**
 * The orchestra's office hours, and the three telephones that catalogues mention. Catalogues and content refer to these facts by name,
 * `{{boxOfficeHours}}`, instead of repeating them. They are part of the code because the footer must be complete even if the API fails;
 * facts that only the content uses are in `api/content/facts.json`. All telephones are in `departments.json`, those that code states also
 * in `department-contacts.ts`; tests refuse a difference.
 */
export const houseFacts = {
  boxOfficeHours: { es: 'de lunes a viernes, de 10:00 a 14:00', en: 'Monday to Friday, 10:00 to 14:00' },
  boxOfficePhone: { es: '928 00 00 00', en: '+34 928 00 00 00' },
  officeHours: { es: 'de lunes a viernes, de 9:00 a 14:00', en: 'Monday to Friday, 9:00 to 14:00' },
  reportingHours: { es: 'lunes y jueves, de 9:00 a 12:00', en: 'Mondays and Thursdays, 9:00 to 12:00' },
  schoolsPhone: { es: '928 00 00 01', en: '+34 928 00 00 01' },
  accessibilityPhone: { es: '928 00 00 05', en: '+34 928 00 00 05' },
} satisfies Record<string, Record<Locale, string>>;

const facts: Readonly<Record<string, Record<Locale, string>>> = houseFacts;

/** The value of a fact in a language; undefined for a name that is not a fact of the house. */
export function houseFact(name: string, locale: Locale): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name]?.[locale] : undefined;
}
