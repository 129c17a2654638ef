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
