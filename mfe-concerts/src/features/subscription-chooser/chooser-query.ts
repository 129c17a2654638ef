/** Who buys, as addresses name it: it decides which prices apply. */
export const askers = ['general', 'renovacion', 'joven', 'menor'] as const;
export type Asker = (typeof askers)[number];

export interface ChooserQuery {
  /** Ids of concerts, each once. */
  concerts: number[];
  zone: string;
  asker: Asker;
}

/**
 * Reads the address of the chooser.
 * @param known concerts that can be chosen, and zones; the first zone is the default
 * @returns the query, and the values that are unknown
 */
export function parseChooserQuery(
  params: URLSearchParams,
  known: { concerts: readonly number[]; zones: readonly string[] },
): { query: ChooserQuery; unknown: string[] } {
  const value = (name: string) => params.get(name)?.trim() ?? '';
  const asked = [...new Set(params.getAll('concierto').map((id) => id.trim()))].filter(Boolean);
  const isKnown = (id: string) => known.concerts.includes(Number(id));
  const zone = value('zona').toUpperCase();
  const asker = askers.find((one) => one === value('perfil'));
  return {
    query: {
      concerts: asked.filter(isKnown).map(Number),
      zone: known.zones.find((one) => one === zone) ?? known.zones[0] ?? '',
      asker: asker ?? 'general',
    },
    unknown: [
      ...asked.filter((id) => !isKnown(id)),
      ...(zone && !known.zones.includes(zone) ? [zone] : []),
      ...(value('perfil') && !asker ? [value('perfil')] : []),
    ],
  };
}
