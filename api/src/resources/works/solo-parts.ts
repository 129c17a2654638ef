/** The soloists and choirs of a work: "soprano, tenor and chorus" → each part; "two pianos" is two. */
export function soloParts(solo: string | undefined): string[] {
  if (!solo) return [];
  return solo.split(/, | and /).flatMap((part) => (part === 'two pianos' ? ['piano', 'piano'] : [part]));
}

/** English slugs for the poster; every kind of chorus is `chorus`. */
export function instrumentationOf(parts: readonly string[]): string[] {
  return parts.map((part) => (part.endsWith('chorus') ? 'chorus' : part.toLowerCase().replaceAll(' ', '-')));
}
