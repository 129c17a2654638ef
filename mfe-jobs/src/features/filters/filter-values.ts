import type { OfferQuery } from '@ofgc/shared/api-client/offers.ts';
import type { ListMeta } from '@ofgc/shared/domain/list.schema.ts';

/** The filters by their names in the address. */
export const filterNames = ['texto', 'puesto', 'lugar', 'tipo', 'estado', 'anio'] as const;
export type FilterName = (typeof filterNames)[number];
export type SelectName = Exclude<FilterName, 'texto'>;

/** What a visitor chose; an empty word chooses nothing. */
export type OfferChoice = Record<FilterName, string>;

/** The filters with their names in the API's answer. */
export const facetNames: Record<SelectName, string> = {
  puesto: 'family',
  lugar: 'place',
  tipo: 'type',
  estado: 'status',
  anio: 'year',
};

/** Words of the address and the API's values; the words are Spanish in both languages. */
const states = new Map<string, OfferQuery['status']>([
  ['activas', 'active'],
  ['cerradas', 'inactive'],
]);
const types = new Map<string, OfferQuery['type']>([
  ['audicion', 'audition'],
  ['concurso', 'competition'],
  ['designacion', 'appointment'],
  ['bolsa', 'substituteList'],
]);
const words: Partial<Record<SelectName, Map<string, string | undefined>>> = { estado: states, tipo: types };

/** The address's word for a value of a filter: `activas` for `active`. */
export function addressValue(name: SelectName, facetValue: string): string {
  return [...(words[name] ?? [])].find(([, value]) => value === facetValue)?.[0] ?? facetValue;
}

/** @param family the preset of `/portal-empleo/{family}`: stronger than a filter of the same kind */
export function readChoice(parameters: URLSearchParams, family?: string): OfferChoice {
  const word = (name: FilterName) => parameters.get(name)?.trim().slice(0, 200) ?? '';
  return {
    texto: word('texto'),
    puesto: family ?? word('puesto'),
    lugar: word('lugar'),
    tipo: word('tipo'),
    estado: word('estado'),
    anio: word('anio'),
  };
}

/** The question to the API. What it cannot know is left for it to refuse. */
export function offerQuery({ texto, puesto, lugar, tipo, estado, anio }: OfferChoice): OfferQuery {
  return {
    term: texto || undefined,
    family: puesto || undefined,
    place: lugar || undefined,
    type: types.get(tipo),
    status: states.get(estado),
    year: anio ? Number(anio) : undefined,
  };
}

/** Filters whose value the portal does not offer. */
export function unknownFilters(choice: OfferChoice, facets: ListMeta['facets']): SelectName[] {
  const names = Object.keys(facetNames) as SelectName[];
  return names.filter(
    (name) =>
      choice[name] && !facets[facetNames[name]]?.some(({ value }) => addressValue(name, value) === choice[name]),
  );
}

export function withoutFilters(choice: OfferChoice, names: readonly FilterName[]): OfferChoice {
  return { ...choice, ...Object.fromEntries(names.map((name) => [name, ''])) };
}

/** The filters in force. */
export function chosenFilters(choice: OfferChoice): FilterName[] {
  return filterNames.filter((name) => choice[name]);
}
