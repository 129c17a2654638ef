/** Abbreviations of a work's number: `No. 9`, `n.º 9`, `Op. 125`, `K. 622`, `BWV 232`. */
const numbered = /(?<=(?:^|[\s(])(?:Nos?\.|n\.º|[Oo]p\.|K\.|D\.|WAB|RV|BWV|Hob\.)) (?=\d)/g;

/** A work's title whose lines never end between an abbreviation and its number. */
export function withoutBreaks(title: string): string {
  return title.replaceAll(numbered, '\u00A0');
}
