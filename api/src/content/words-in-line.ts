/** Joins texts. After a text that does not end with a sentence, a middle dot is added, because a passage may run on into the next text. */
export function oneAfterAnother(texts: readonly string[]): string {
  return texts
    .filter(Boolean)
    .reduce((before, text) => `${before}${before && !/[.!?…:;][»”)]?$/.test(before) ? ' ·' : ''} ${text}`, '')
    .trim();
}

/** A row of a table in words: “Zona A: 168 €; 160 €”. */
export function rowInWords([head = '', ...cells]: readonly string[]): string {
  return [head, cells.filter(Boolean).join('; ')].filter(Boolean).join(': ');
}
