import type { Locale } from '../domain/locale.ts';
import type { Passage } from './claims/claims.ts';

interface Rule {
  name: string;
  found: RegExp;
}

/** Rules for both languages. */
const everywhere: Rule[] = [
  { name: 'a line may break before the unit', found: /[\d}] (?:%|€|min\b)/ },
  { name: 'three points are no ellipsis', found: /\.\.\./ },
  { name: 'a straight quotation mark', found: /"/ },
  { name: 'a zero before the hour', found: /(?<![\d:T])0\d:\d{2}(?!:)/ },
  { name: 'a day in figures', found: /\b\d{1,2}\/\d{1,2}\/\d{4}\b/ },
  { name: 'a hyphen between two years', found: /(?<![-\d])(?:19|20)\d{2}-(?:19|20)\d{2}(?![-\d])/ },
];

/** Spanish says *usted*; only the title that the client fixed for the newsletter does not (`docs/requirements.md#newsletter`). */
const own: Record<Locale, Rule[]> = {
  es: [
    { name: 'four figures have no point', found: /(?<![\d.,/:-])\d\.\d{3}(?![\d.])/ },
    { name: 'five figures have a point', found: /(?<![\d.,/:+-])\d{5,6}(?: €| (?:personas|euros))/ },
    {
      name: 'tú instead of usted',
      found:
        /(?<!\p{L})(?:tú|ti|contigo|tus|tuy[oa]s?|puedes|quieres|tienes|eres|estás|haz|suscríbete|regístrate|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu,
    },
    { name: 'English quotation marks', found: /[‘“]/ },
    { name: 'nº for n.º', found: /\bnº/i },
  ],
  en: [
    { name: 'Spanish quotation marks', found: /[«»]/ },
    { name: 'single quotation marks', found: /‘/ },
    { name: 'a space before %', found: /[\d}]\s%/ },
    { name: 'four figures have a comma', found: /€\d{4}/ },
    {
      name: 'a word that this house has another for',
      found:
        /\b(?:[Cc]oncertmaster|Rachmaninoff|Musorgsky|[Rr]elaxed sessions?|[Ff]requent questions|[Cc]ontractor profile|[Mm]ain soloist|[Hh]and programmes?|[Ee]-mails?)\b/,
    },
    {
      name: 'American spelling',
      found: /\b(?:color|center|favorite|theaters?|organizations?|catalog|traveling|canceled)\b/,
    },
  ],
};

/** Quotations and titles are exempt, as they keep their own wording. */
function withoutQuotations(text: string, language: Locale): string {
  return language === 'es' ? text.replaceAll(/«[^«»]*»/g, '«»') : text;
}

/**
 * The faults of wording that an editor would mark in a passage.
 * @param passage its text may hold HTML and `{{values}}`
 * @returns a line for each fault, with the place and the surrounding words
 */
export function wordingFaults({ place, language, text }: Passage): string[] {
  const words = withoutQuotations(text.replaceAll(/<[^>]*>/g, ' '), language);
  return [...everywhere, ...own[language]].flatMap(({ name, found }) => {
    const match = found.exec(words);
    if (!match) return [];
    return [`${place}: ${name}: ${words.slice(Math.max(0, match.index - 30), match.index + 30).trim()}`];
  });
}
