/** Lower-case letters without accents: `dvorak` for Dvořák. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A text as a word of an address: `antonin-dvorak`. */
export function slugOf(text: string): string {
  return foldAccents(text).replaceAll(/[^a-z0-9]+/g, '-');
}
