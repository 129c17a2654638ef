import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { foreignTexts, isIn, isUntranslated, textProblems } from './catalogue-texts.ts';
import { reversedSpans } from './reversed-spans.ts';
import { isLabelOf } from './usual-labels.ts';

/** The most characters of all texts of a section in one language, which all load with the first navigation into it; now at most 33,000. */
const longestCatalogue = 200_000;

/** The plural forms of all languages of the site. Another ending of a key (`_left`) is part of its name. */
const forms = [
  ...new Set(locales.flatMap((locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories)),
];
const formOf = new RegExp(`^(.+)_(${forms.join('|')})$`);
/** Numbers that texts usually contain: plural forms are required for these. */
const usualCounts = Array.from({ length: 200 }, (_, count) => count);

/** Each language must have the texts of all others, with the same placeholders and all plural forms of its numbers; none may be empty. */
export async function catalogueProblems({ locales: loaders }: Pick<RemoteModule, 'locales'>): Promise<string[]> {
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const load = loaders[locale] as RemoteModule['locales']['es'] | undefined;
      const said = load && (await load()).default;
      return { locale, texts: load ? flatten(said) : null, wordless: wordlessIn(said) };
    }),
  );
  const catalogues = texts.map((one) => one.texts ?? {});
  const plurals = pluralsOf(catalogues);
  const all = new Set(catalogues.flatMap((one) => Object.keys(one)));
  const [first, ...others] = catalogues;
  const differing = [...all].filter((key) =>
    others.some((other) => first?.[key] && other[key] && valuesOf(first[key], key) !== valuesOf(other[key], key)),
  );
  const problems = texts.flatMap(({ locale, texts: known, wordless }) => {
    if (!known) return [`the language ${locale} is missing`];
    const letters = Object.values(known).reduce((sum, text) => sum + text.length, 0);
    if (letters > longestCatalogue)
      return [`the texts of the language ${locale} have ${letters} letters: at most ${longestCatalogue}`];
    // Plural forms differ by language: another language need not have the same ones.
    const plain = [...all].filter((key) => key in known || !plurals.has(formOf.exec(key)?.[1] ?? ''));
    const counted = [...plurals].filter((name) => !known[name]).flatMap((name) => formsOf(name, locale));
    const missing = [...new Set([...plain, ...counted])].filter((key) => !known[key]?.trim() && !wordless.has(key));
    return [
      ...[...wordless]
        .slice(0, 3)
        .map(([key, what]) => `the language ${locale} has ${what} at ${key}: the contract’s i18next has texts alone`),
      ...(missing.length > 0 ? [`the language ${locale} has no text for ${listed(missing)}`] : []),
      ...textProblems(locale, known).slice(0, 3),
      ...foreignProblems(
        locale,
        known,
        catalogues.filter((one) => one !== known),
      ),
      ...labelProblems(locale, known),
      ...catalogues.flatMap((other) => spanProblems(locale, known, other)),
      ...(isIn(locale, Object.values(known)) ? [] : [`the texts of the language ${locale} are in another one`]),
    ];
  });
  return [
    ...problems,
    ...(differing.length > 0 ? [`the languages have other values in ${listed(differing)}`] : []),
    ...(others.some((other) => isUntranslated(first ?? {}, other))
      ? ['most of its texts are the same in each language']
      : []),
  ];
}

function foreignProblems(
  locale: Locale,
  known: Record<string, string>,
  others: readonly Record<string, string>[],
): string[] {
  const keys = foreignTexts(locale, known, others);
  const [first = ''] = keys;
  return first ? [`the language ${locale} says ${listed(keys)} in another one: “${known[first]?.slice(0, 60)}”`] : [];
}

/** How many labels of another language are no chance. */
const fewestLabels = 2;

/** Labels of buttons and fields that were never translated. */
function labelProblems(locale: Locale, known: Record<string, string>): string[] {
  const isOfOther = (text: string) => locales.some((other) => other !== locale && isLabelOf(other, text));
  const keys = Object.keys(known).filter((key) => isOfOther(known[key] ?? ''));
  return keys.length >= fewestLabels
    ? [`the language ${locale} says ${listed(keys)} in another one: “${known[keys[0] ?? '']}”`]
    : [];
}

function spanProblems(locale: Locale, known: Record<string, string>, other: Record<string, string>): string[] {
  const keys = reversedSpans(known, other);
  return keys.length > 0
    ? [
        `the language ${locale} has the end of a span before its beginning in ${listed(keys)}, unlike the other language`,
      ]
    : [];
}

/** Names of texts that depend on a number: those with several forms, or with one that contains `{{count}}` or is the form `other`. */
function pluralsOf(catalogues: readonly Record<string, string>[]): Set<string> {
  const found = new Map<string, Set<string>>();
  const plurals = new Set<string>();
  const kinds = catalogues.flatMap((one) => Object.keys(one)).filter((key) => !formOf.test(key));
  // Beside `reason_press`, `reason_other` is another reason and no form.
  const isKind = (name: string) => kinds.some((key) => key.startsWith(`${name}_`));
  for (const [key, text] of catalogues.flatMap((one) => Object.entries(one))) {
    const [, name = '', form = ''] = formOf.exec(key) ?? [];
    if (!form) continue;
    const known = (found.get(name) ?? new Set()).add(form);
    found.set(name, known);
    if (known.size > 1 || /\{\{\s*count\b/.test(text) || (form === 'other' && !isKind(name))) plurals.add(name);
  }
  return plurals;
}

/** The keys of the plural forms that a language uses. */
function formsOf(name: string, locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(usualCounts.map((count) => `${name}_${rules.select(count)}`))];
}

/** Keys that only one language's grammar needs: the end of “20th”, the article of a noun. */
const grammar = /^(?:suffix|ordinal|article|prefix|gender)$/i;

/** Elements that a language may need for its words alone: a foreign word in italics, the end of “20th” raised. */
const written = /^(?:br|wbr|strong|b|em|i|p|sub|sup|small|span|q|cite|mark|abbr|u|s|time|code)$/;

/**
 * Names of the placeholders in a text, and of the elements that its page puts in their places. `count` is left out except in the form for
 * many, because the form for one thing need not contain it.
 */
function valuesOf(text: string, key: string): string {
  const isOfMany = key.endsWith('_other');
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name);
  const elements = [...text.matchAll(/<(\w+)\s*\/?>/g)].map(([, name = '']) => `<${name}>`);
  const meant = [
    ...names.filter((name) => (isOfMany || name !== 'count') && !grammar.test(name)),
    ...elements.filter((name) => !written.test(name.slice(1, -1))),
  ];
  return [...new Set(meant)].toSorted((a, b) => a.localeCompare(b)).join(' ');
}

/** Flattens a catalogue; values that are not texts (a number, a list, null) count as empty texts. */
export function flatten(catalogue: Catalogue | undefined, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue ?? {}).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [[prefix + key, value]];
      return isRoom(value) ? Object.entries(flatten(value, `${prefix}${key}.`)) : [[prefix + key, '']];
    }),
  );
}

/** What a catalogue has in the place of texts, by their keys: `a list`. */
function wordlessIn(catalogue: Catalogue | undefined, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue ?? {}).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [];
      if (isRoom(value)) return [...wordlessIn(value, `${prefix}${key}.`)];
      const what = Array.isArray(value) ? 'a list' : `the value ${JSON.stringify(value)}`;
      return [[prefix + key, what]];
    }),
  );
}

function isRoom(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listed(keys: readonly string[]): string {
  return keys.slice(0, 3).join(', ') + (keys.length > 3 ? ` and ${keys.length - 3} more` : '');
}
