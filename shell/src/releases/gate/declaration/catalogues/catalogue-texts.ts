import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';

/** Texts that are to be written yet. */
const unwritten = /^(?:TODO|FIXME|TBD)(?::|$)|\bFIXME\b|\b[Ll]orem ipsum\b/;
/** Accented letters, quotes and dashes that were decoded with the wrong encoding. */
export const misreadSigns = /Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|â€|\uFFFD/;
/** How many words a text has that languages do not share by chance, how many such texts a catalogue has, and which share may be the same. */
const wordsOfSentence = 4;
const leastSentences = 5;
const mostShared = 0.5;

/**
 * Texts of one language that are no texts yet (a key of one word may be its own text), or whose placeholders nobody would fill.
 * @param known by their keys
 */
export function textProblems(locale: string, known: Record<string, string>): string[] {
  const unfinished = Object.entries(known).filter(
    ([key, text]) => (text === key && key.includes('.')) || isUnwritten(locale, text),
  );
  const open = Object.entries(known).filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, '')));
  const misread = Object.entries(known).filter(([, text]) => misreadSigns.test(text));
  return [
    ...misread.map(([key, text]) => `the language ${locale} has ${key} in a wrong encoding: “${text.slice(0, 30)}”`),
    ...unfinished.map(
      ([key, text]) => `the language ${locale} says “${text.slice(0, 30)}” for ${key}, which is no text yet`,
    ),
    ...open.map(([key]) => `the language ${locale} has a brace in ${key} that belongs to no {{value}}`),
  ];
}

/** “TODO” alone is Spanish for “all”, and “TBD” is what listings in English say of an hour or a hall that is not fixed yet. */
function isUnwritten(locale: string, text: string): boolean {
  return unwritten.test(text) && !(locale === 'es' && text === 'TODO') && !(locale === 'en' && text === 'TBD');
}

/** Whether most sentences are the same in both languages: one of them was not translated. Names and addresses are no sentences. */
export function isUntranslated(one: Record<string, string>, other: Record<string, string>): boolean {
  const sentences = Object.entries(one).filter(
    ([key, text]) => key in other && text.split(/\s+/).length >= wordsOfSentence,
  );
  const same = sentences.filter(
    ([key, text]) => other[key] === text && locales.some((locale) => isForeign(locale, text)),
  );
  return sentences.length >= leastSentences && same.length > sentences.length * mostShared;
}

/** Small words of each language, which the other does not have. */
const smallWords: Record<Locale, RegExp> = {
  es: /(?<!\p{L})(?:el|los|las|del|que|para|con|por|una)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|of|and|for|with|is|are|you)(?!\p{L})/giu,
};
/** How many small words tell the language of a catalogue. */
const leastWords = 10;

/** Words with capitals, and small ones between them: the name of a house, the same in both languages. */
export const isName = /^\p{Lu}\S*(?:\s+(?:\p{Lu}\S*|de|del|la|las|los|el|y|of|the|and))*$/u;
/** Signs between the parts of a list in one line. */
const betweenNames = /\s+[·|–—]\s+|,\s+/;

/**
 * Whether the texts are in their language: catalogues may have been swapped, or a new one begun as a copy. Names in the other language
 * tell nothing: a list of towns or of orchestras may be most of a page.
 */
export function isIn(locale: Locale, texts: readonly string[]): boolean {
  const own = countOf(smallWords[locale], texts.join(' '));
  const parts = texts.flatMap((text) => text.split(betweenNames)).filter((part) => !isName.test(part.trim()));
  return locales.every((other) => {
    const said = parts.map((part) => withoutNames(part, other)).join(' ');
    const count = countOf(smallWords[other], said);
    return other === locale || count < leastWords || count < 2 * own;
  });
}

function countOf(words: RegExp, text: string): number {
  return [...text.matchAll(words)].length;
}

/** How many texts in another language a catalogue may have: names and quotations. */
const mostForeign = 2;
/** Small words of each language, which the other does not have, in texts too short for the words above. */
const anyWords: Record<Locale, RegExp> = {
  es: /(?<!\p{L})(?:el|los|las|del|que|para|con|por|una?|de|en|se|su|al|es|y|o|ya|hay|cómo|qué)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|of|and|for|with|is|are|you|your|an|in|on|to|by|at|or|it|this)(?!\p{L})/giu,
};
const leastOfText = 2;
/** Names of houses and places, as Auditorio de Las Palmas: words with capitals, and small words between them. */
const spanishName = /\p{Lu}\p{Ll}[\p{L}'’]*(?:\s+(?:(?:de|del|la|las|los|el|y)\s+){0,3}\p{Lu}\p{Ll}[\p{L}'’]*)+/gu;

/** How many words the title of a work has at most, and words that sentences have and titles have not. */
const wordsOfTitle = 6;
const sentenceWords = /(?<!\p{L})(?:no|hay|ya|se|es|son|cómo|qué|not|is|are|you|your|it|this)(?!\p{L})/iu;

/** Keys of what is quoted in its own language on all pages: what papers wrote, verses. */
const quoted = /(?<![a-z])(?:quot(?:e|ation)|cita|press|prensa|verse|verso|letra|lyric|original)/i;

/**
 * Texts of a catalogue in the other language, where part of it was pasted and never translated.
 * @param others the catalogues of the other languages: what is the same there may be the title of a work
 * @returns their keys; none where there are so few that they may be names
 */
export function foreignTexts(
  locale: Locale,
  texts: Record<string, string>,
  others: readonly Record<string, string>[] = [],
): string[] {
  const found = Object.entries(texts).flatMap(([key, text]) => {
    if ((isTitle(text) || quoted.test(key)) && others.some((other) => other[key] === text)) return [];
    return isForeign(locale, text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')) ? [key] : [];
  });
  return found.length > mostForeign ? found : [];
}

const inQuotes = /«[^«»]*»|“[^“”]*”|‘[^‘’]*’|"[^"]*"/g;

/** Whether a text has far more small words of another language than of its own, and not in names and titles in quotes alone. */
export function isForeign(locale: Locale, text: string): boolean {
  const said = text.replaceAll(inQuotes, (quote) => (isTitle(quote.slice(1, -1)) ? ' ' : quote));
  const own = countOf(anyWords[locale], text);
  return locales.some((other) => {
    const count = countOf(anyWords[other], said);
    return (
      other !== locale &&
      count >= leastOfText &&
      count > 2 * own &&
      countOf(anyWords[other], withoutNames(said, other)) > 0
    );
  });
}

/** How many words a text has that is no title of a work, however long those are. */
const mostWordsOfTitle = 10;

/** Whether a text is a sentence, and not the title of a work, which has the same words in each language. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/).length;
  return words > mostWordsOfTitle || (words >= wordsOfSentence && (sentenceWords.test(text) || /[.?!…]$/.test(text)));
}

/** Whether a text is short and no sentence, without marks and values; a title may have a second part (“Peter and the Wolf: a tale”). */
function isTitle(text: string): boolean {
  if (/[.;?!{}<>]/.test(text) || sentenceWords.test(text)) return false;
  const [first = '', second = '', more] = text.split(/:\s/);
  return more === undefined && [first, second].every((part) => part.split(/\s+/).length <= wordsOfTitle);
}

/** English headings have capitals as well, so that in English nothing tells a name. */
function withoutNames(text: string, language: Locale): string {
  return language === 'es' ? text.replaceAll(spanishName, ' ') : text;
}
