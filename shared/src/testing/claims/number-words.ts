import type { Locale } from '../../domain/locale.ts';

const units: Record<Locale, string> = {
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
};
const tens: Record<Locale, string> = {
  es: '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  en: '- - twenty thirty forty fifty sixty seventy eighty ninety',
};

/** Number words below a hundred, and their values. */
const values: Record<Locale, ReadonlyMap<string, number>> = { es: wordsOf('es'), en: wordsOf('en') };

function wordsOf(language: Locale): Map<string, number> {
  const words = new Map(units[language].split(' ').map((word, index) => [word, index + 1]));
  if (language === 'es') words.set('veintiún', 21).set('veintiuna', 21);
  for (const [ten, word] of tens[language].split(' ').entries()) {
    if (word === '-') continue;
    words.set(word, ten * 10);
    for (const [index, unit] of units[language].split(' ').slice(0, 9).entries())
      words.set(language === 'es' ? `${word} y ${unit}` : `${word}-${unit}`, ten * 10 + index + 1);
    if (language === 'es') words.set(`${word} y un`, ten * 10 + 1).set(`${word} y una`, ten * 10 + 1);
  }
  return words;
}

const patterns: Record<Locale, RegExp> = { es: patternOf('es'), en: patternOf('en') };

function patternOf(language: Locale): RegExp {
  const words = [...values[language].keys()].toSorted((a, b) => b.length - a.length).join('|');
  const thousand = language === 'es' ? 'mil' : 'thousand';
  return new RegExp(`(?<![\\p{L}\\p{N}-])(${words})( ${thousand})?(?![\\p{L}\\p{N}])`, 'giu');
}

const grouping: Record<Locale, RegExp> = { es: /(?<=\d)\.(?=\d{3}(?!\d))/g, en: /(?<=\d),(?=\d{3}(?!\d))/g };

/** A text with its numbers in figures, without separators: “catorce mil” and “14.000” become `14000`. The article "un" stays. */
export function inFigures(text: string, language: Locale): string {
  return text
    .replaceAll(grouping[language], '')
    .replaceAll(patterns[language], (written, word: string, thousand?: string) => {
      const value = values[language].get(word.toLowerCase());
      if (value === undefined || value === 1) return written;
      return String(thousand ? value * 1000 : value);
    });
}

/** The numbers of a text from ten on, in their order: smaller ones are often part of a pronoun (“los dos”, “one of them”). */
export function largeNumbers(text: string, language: Locale): number[] {
  const written = inFigures(text, language).replaceAll(/\d+[.,]\d+/g, ' ');
  return [...written.matchAll(/\d+/g)]
    .map(([number]) => Number(number))
    .filter((number) => number >= 10)
    .toSorted((a, b) => a - b);
}
