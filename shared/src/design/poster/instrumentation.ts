/** Instruments and voices that share a texture, the most characteristic first. */
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

/** The family of instruments that determines a work's texture; the full orchestra where there is no soloist. */
export function familyOf(instrumentation: readonly string[] = []): Family {
  return families.find(([, names]) => instrumentation.some((name) => names.test(name)))?.[0] ?? 'tutti';
}

/** The number of suns of a work: one per soloist. */
export function soloistsIn(instrumentation: readonly string[] = []): number {
  return instrumentation.filter((name) => !notSoloists.test(name)).length;
}
