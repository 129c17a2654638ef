/** Letters of European names that NFD leaves whole, as PostgreSQL's unaccent writes them, so that both sides of the search mean the same words. */
const wholeLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ŀ: 'l',
  ĳ: 'ij',
};

/** Lower-case letters without accents: `dvorak` for Dvořák, `tromso` for Tromsø. */
export function foldAccents(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[æœßøłđðþıħŋŧŀĳ]/g, (letter) => wholeLetters[letter] ?? letter);
}

/** A text as a word of an address: `antonin-dvorak`. */
export function slugOf(text: string): string {
  return foldAccents(text).replaceAll(/[^a-z0-9]+/g, '-');
}
