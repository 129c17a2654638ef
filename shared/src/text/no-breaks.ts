/** Abbreviations of a work's number: `No. 9`, `n.º 9`, `Op. 125`, `K. 622`, `BWV 232`. */
const numbered = /(?<=(?:^|[\s(])(?:Nos?\.|n\.º|[Oo]p\.|K\.|D\.|WAB|RV|BWV|Hob\.)) (?=\d)/g;

/** Initials before a surname: `C. Schumann`, `J. S. Bach`. */
const initials = /(?<=(?:^|[\s(])(?:\p{Lu}\.\s?)*\p{Lu}\.) (?=\p{Lu})/gu;

/** A name whose lines never end between an initial and what follows it. */
export function heldName(name: string): string {
  return name.replaceAll(initials, '\u00A0');
}

/** Months in both languages, whole or shortened to three letters. */
const months =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?|' +
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const dates = new RegExp(`(\\d) (?:(de) )?(${months})(?![\\p{L}])(?: (de) (?=\\d))?`, 'gu');

/** A text or HTML in which no line ends between a day and its month, nor before the year after "de". */
export function heldDates(text: string): string {
  return text.replaceAll(dates, (_, day: string, of: string | undefined, month: string, ofYear: string | undefined) => {
    const date = [day, of, month].filter(Boolean).join('\u00A0');
    return ofYear ? `${date} ${ofYear}\u00A0` : date;
  });
}

/** A work's title whose lines never end between an abbreviation and its number. */
export function withoutBreaks(title: string): string {
  return title.replaceAll(numbered, '\u00A0');
}
