const letters = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const;
const naturals: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
/** Semitones above the tonic; the minor scale is the natural one. */
const scales: Record<string, readonly number[]> = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] };
const written = /^([#b]?)([1-7])$/;

/**
 * Reads degrees as note names: `#7` in "C minor" is B.
 * @returns the names for each bar, or a sentence about what cannot be read
 */
export function readDegrees(text: string, key: string): string[][] | string {
  const [tonic = '', mode = ''] = key.split(' ');
  const scale = scales[mode];
  if (!scale) return `“${key}” is no key`;
  const root = (naturals[tonic[0] ?? ''] ?? 0) + accidentalOf(tonic.slice(1));
  const first = letters.indexOf(tonic[0] as (typeof letters)[number]);
  const bars: string[][] = [];
  for (const bar of text.split('|')) {
    const names: string[] = [];
    for (const token of bar.split(' ').filter(Boolean)) {
      const [, accidental, degree] = written.exec(token) ?? [];
      if (degree === undefined) return `bar ${bars.length + 1}: “${token}” is no degree`;
      const letter = letters[(first + Number(degree) - 1) % 7] ?? 'C';
      const semitones = root + (scale[Number(degree) - 1] ?? 0) + accidentalOf(accidental);
      const shift = ((semitones - (naturals[letter] ?? 0) + 18) % 12) - 6;
      names.push(letter + (shift > 0 ? '#'.repeat(shift) : 'b'.repeat(-shift)));
    }
    bars.push(names);
  }
  return bars;
}

function accidentalOf(sign = ''): number {
  return sign === '#' ? 1 : sign === 'b' ? -1 : 0;
}
