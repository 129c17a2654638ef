import type { VacancyQuery } from '@ofgc/shared/api-client/vacancies.ts';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';

/** The filters by their names in the address. */
export const filterNames = ['texto', 'puesto', 'lugar', 'tipo', 'estado', 'anio'] as const;
export type FilterName = (typeof filterNames)[number];
export type SelectName = Exclude<FilterName, 'texto'>;

/** The filters of one address; an empty string means no filter. */
export type FilterValues = Record<FilterName, string>;

/** The filters with their names in the API's answer. */
export const facetNames: Record<SelectName, string> = {
  puesto: 'family',
  lugar: 'place',
  tipo: 'type',
  estado: 'status',
  anio: 'year',
};

/** The address's values and the API's; those of the address are Spanish in both languages. */
const states = new Map<string, VacancyQuery['status']>([
  ['activas', 'active'],
  ['cerradas', 'inactive'],
]);
const types = new Map<string, VacancyQuery['type']>([
  ['audicion', 'audition'],
  ['concurso', 'competition'],
  ['designacion', 'appointment'],
  ['bolsa', 'substituteList'],
]);
const addressValues: Partial<Record<SelectName, Map<string, string | undefined>>> = { estado: states, tipo: types };

/** A value of the API as the address writes it: `activas` for `active`. */
export function addressValue(name: SelectName, facetValue: string): string {
  return [...(addressValues[name] ?? [])].find(([, value]) => value === facetValue)?.[0] ?? facetValue;
}

/** @param family of `/portal-empleo/{family}`; it takes precedence over `puesto` in the query */
export function readFilterValues(parameters: URLSearchParams, family?: string): FilterValues {
  const value = (name: FilterName) => parameters.get(name)?.trim().slice(0, 200) ?? '';
  return {
    texto: value('texto'),
    puesto: family ?? value('puesto'),
    lugar: value('lugar'),
    tipo: value('tipo'),
    estado: value('estado'),
    anio: value('anio'),
  };
}

/** The query to the API. Unknown families, places and years are passed on: the API answers 400 for them. */
export function vacancyQuery({ texto, puesto, lugar, tipo, estado, anio }: FilterValues): VacancyQuery {
  return {
    term: texto || undefined,
    family: puesto || undefined,
    place: lugar || undefined,
    type: types.get(tipo),
    status: states.get(estado),
    year: anio ? Number(anio) : undefined,
  };
}

/** Filters whose value the portal does not know. */
export function unknownFilters(filters: FilterValues, facets: ListMeta['facets']): SelectName[] {
  const names = Object.keys(facetNames) as SelectName[];
  return names.filter(
    (name) =>
      filters[name] && !facets[facetNames[name]]?.some(({ value }) => addressValue(name, value) === filters[name]),
  );
}

export function withoutFilters(filters: FilterValues, names: readonly FilterName[]): FilterValues {
  return { ...filters, ...Object.fromEntries(names.map((name) => [name, ''])) };
}

export function activeFilters(filters: FilterValues): FilterName[] {
  return filterNames.filter((name) => filters[name]);
}
