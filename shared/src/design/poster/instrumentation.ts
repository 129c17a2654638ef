/** Instruments and voices that share a texture, most telling first. */
const families = [
  ['choir', /chorus|choir/],
  ['organ', /organ/],
  ['keys', /piano|harpsichord|celesta/],
  ['voice', /soprano|alto|tenor|baritone|bass$|narrator/],
  ['strings', /violin|viola|cello|double bass|guitar|harp|strings/],
  ['wind', /flute|oboe|clarinet|bassoon|saxophone/],
  ['brass', /trumpet|horn|trombone|tuba/],
  ['chamber', /chamber/],
] as const;

export type Family = (typeof families)[number][0] | 'tutti';

const notSoloists = /chorus|choir|strings$|chamber/;

/** The family of instruments that decides a work's texture; the full orchestra when nobody stands in front. */
export function familyOf(instrumentation: readonly string[] = []): Family {
  return families.find(([, names]) => instrumentation.some((name) => names.test(name)))?.[0] ?? 'tutti';
}

/** How many suns a work has: one a soloist. */
export function soloistsIn(instrumentation: readonly string[] = []): number {
  return instrumentation.filter((name) => !notSoloists.test(name)).length;
}
