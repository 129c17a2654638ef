/** The middle one of some measurements; of an even number, the larger of the two in the middle. 0 where there is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
