/** The solo and choir parts of a work: "soprano, tenor and chorus" → each part; "two pianos" is two parts. */
export function splitSoloParts(solo: string | undefined): string[] {
  if (!solo) return [];
  return solo.split(/, | and /).flatMap((part) => (part === 'two pianos' ? ['piano', 'piano'] : [part]));
}

/** The parts as English slugs, for the poster; every kind of chorus is `chorus`. */
export function instrumentationOf(parts: readonly string[]): string[] {
  return parts.map((part) => (part.endsWith('chorus') ? 'chorus' : part.toLowerCase().replaceAll(' ', '-')));
}
