import { checkFilters, readFilters, readValues, type UnknownFilter } from '@ofgc/shared/filters/filters.ts';

/** The buyer's profile as named in addresses: it decides which prices apply. */
export const askers = ['general', 'renovacion', 'joven', 'menor'] as const;
export type Asker = (typeof askers)[number];

export interface ChooserQuery {
  /** Ids of concerts, each once. */
  concerts: number[];
  zone: string;
  asker: Asker;
}

export type ChooserParameter = 'concierto' | 'zona' | 'perfil';

/**
 * Reads the query of the chooser and drops what is unknown.
 * @param known concerts that can be chosen, and zones; the first zone is the default
 */
export function parseChooserQuery(
  params: URLSearchParams,
  known: { concerts: readonly number[]; zones: readonly string[] },
): { query: ChooserQuery; unknown: UnknownFilter<ChooserParameter>[] } {
  const asked = readValues(params, 'concierto');
  const isKnown = (id: string) => known.concerts.includes(Number(id));
  const { zona, perfil } = readFilters(['zona', 'perfil'], params);
  const { filters, unknown } = checkFilters(
    { zona: zona?.toUpperCase(), perfil },
    { zona: (zone) => known.zones.includes(zone), perfil: (word) => askers.some((asker) => asker === word) },
  );
  return {
    query: {
      concerts: asked.filter(isKnown).map(Number),
      zone: filters.zona ?? known.zones[0] ?? '',
      asker: askers.find((asker) => asker === filters.perfil) ?? 'general',
    },
    unknown: [
      ...asked.filter((id) => !isKnown(id)).map((value) => ({ name: 'concierto' as const, value })),
      ...unknown,
    ],
  };
}
