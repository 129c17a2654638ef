/** How wide the mouth is open for each vowel. */
const openness: Record<string, number> = { a: 5, o: 4.2, e: 3.4, u: 2.2, i: 1.4, y: 1.4 };

/**
 * The rhythm of a name: each vowel is a ring, the thicker the more open the vowel; each consonant is a gap, each new word a rest.
 * @returns for each ring its distance from the source and its thickness, as fractions of the whole
 */
export function rhythmOf(name: string): [from: number, width: number][] {
  const rings: [number, number][] = [];
  let at = 0;
  for (const letter of name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')) {
    const open = openness[letter];
    if (open) rings.push([at + open / 2, open]);
    at += open ?? (/[a-z]/.test(letter) ? 2 : 5);
  }
  return rings.map(([from, width]) => [from / at, width / at]);
}
