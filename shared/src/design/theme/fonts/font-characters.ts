const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/**
 * The letters of each file of a family. `western` is preloaded: Spanish and English, the accents of French, German,
 * Italian, Portuguese and the Nordic languages. `names` has the further letters of Czech, Polish and Hungarian names; the
 * browser fetches it where a page has one of them.
 */
export const letters = {
  western: `${ascii}\u{A0}¡¿«»·ºª©°–—‘’“”…€−áàâäãåæçéèêëíìîïñóòôöõøœúùûüßýÿÁÅÄÉÍÑÓÖÚÜÇÀÈØ`,
  names: 'čćďěňřšťůžąęłńśźżőűČŘŠŽŁ',
};

/** @returns the code points of some letters as a CSS `unicode-range` */
export function unicodeRange(text: string): string {
  const points = [...new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))].toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}
