/** Abbreviations of a work's number: `No. 9`, `n.º 9`, `Op. 125`, `K. 622`, `BWV 232`, `Hob. VIIe:1`. */
const numbered = /(?<=(?:^|[\s(>«“])(?:Nos?\.|n\.º|[Oo]pp?\.|KV?\.|D\.|WAB|RV|BWV|Hob\.|WoO)) (?=[\dIVX])/g;

/** A key: `la menor`, `mi bemol mayor`, `E-flat major`. */
const keys =
  /(?<!\p{L})(?:(?:[Dd]o|[Rr]e|[Mm]i|[Ff]a|[Ss]ol|[Ll]a|[Ss]i)(?: (?:sostenido|bemol))? (?:mayor|menor)|[A-G](?:-(?:flat|sharp))? (?:major|minor))(?!\p{L})/gu;

/** The spaces after initials before a surname: `C. Schumann`, `J. S. Bach`; and before a number: `J. Strauss II`. */
const initials = /(?<=(?:^|[\s(])(?:\p{Lu}\.\s?)*\p{Lu}\.) (?=\p{Lu})| (?=[IVX]+$)/gu;

/** A name without line breaks after an initial or before its number. */
export function heldName(name: string): string {
  return name.replaceAll(initials, '\u00A0');
}

/** The spaces between a day and the beginning of a month's name in either language, and before the year of a day after "de". */
const dates =
  /(?<=\d) (?:de )?(?=ene|feb|mar|abr|may|ju[nl]|ago|sep|oct|nov|dic|jan|apr|aug|dec)|(?<=\d (?:de )?[a-z]+ de) (?=\d{4})/gi;

/** A text or HTML without line breaks between a day and its month, or before the year after "de". */
export function heldDates(text: string): string {
  return text.replaceAll(dates, (spaces) => spaces.replaceAll(' ', '\u00A0'));
}

/** A span of time: “10:00 a 12:00”. */
const hours = /(?<=\d:\d\d) (a|to) (?=\d?\d:\d\d)/g;

/** HTML without line breaks within a span of hours; done by the API, which keeps this code out of pages. */
export function heldHours(html: string): string {
  return html.replaceAll(hours, '\u00A0$1\u00A0');
}

/**
 * A text without line breaks between an abbreviation and the number of a work, nor within its key. The API reads all content so
 * (`readerIn`), which keeps this code out of pages.
 */
export function heldWorks(text: string): string {
  return text.replaceAll(numbered, '\u00A0').replaceAll(keys, (key) => key.replaceAll(' ', '\u00A0'));
}
