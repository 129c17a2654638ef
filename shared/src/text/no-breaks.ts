/** Abbreviations of a work's number: `No. 9`, `n.º 9`, `Op. 125`, `K. 622`, `BWV 232`. */
const numbered = /(?<=(?:^|[\s(>])(?:Nos?\.|n\.º|[Oo]p\.|K\.|D\.|WAB|RV|BWV|Hob\.)) (?=\d)/g;

/** Initials before a surname: `C. Schumann`, `J. S. Bach`; its number: `J. Strauss II`. */
const initials = /(?<=(?:^|[\s(])(?:\p{Lu}\.\s?)*\p{Lu}\.) (?=\p{Lu})| (?=[IVX]+$)/gu;

/** A name whose lines never end between an initial and what follows it, nor before its number. */
export function heldName(name: string): string {
  return name.replaceAll(initials, '\u00A0');
}

/** A day and what begins as a month in one of the two languages does, and the year of a day after "de". */
const dates =
  /(?<=\d) (?:de )?(?=ene|feb|mar|abr|may|ju[nl]|ago|sep|oct|nov|dic|jan|apr|aug|dec)|(?<=\d (?:de )?[a-z]+ de) (?=\d{4})/gi;

/** A text or HTML in which no line ends between a day and its month, nor before its year after "de". */
export function heldDates(text: string): string {
  return text.replaceAll(dates, (spaces) => spaces.replaceAll(' ', '\u00A0'));
}

/** From one hour to another. */
const hours = /(?<=\d:\d\d) (a|to) (?=\d?\d:\d\d)/g;

/** Running HTML in which no line ends between two hours, nor before the number of a work: done once by the API, for the bytes of pages. */
export function heldNumbers(html: string): string {
  return withoutBreaks(html.replaceAll(hours, '\u00A0$1\u00A0'));
}

/** A work's title whose lines never end between an abbreviation and its number. */
export function withoutBreaks(title: string): string {
  return title.replaceAll(numbered, '\u00A0');
}
