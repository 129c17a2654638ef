import type { VacancyQuery } from '@ofgc/shared/api-client/jobs/vacancies.ts';
import { filterOptions, type Filters, readFilters } from '@ofgc/shared/filters/filters.ts';
import type { FacetOption, ListMeta } from '@ofgc/shared/http/list.schema.ts';

/** The filters by their names in the address. */
const vacancyFilterNames = ['texto', 'puesto', 'lugar', 'tipo', 'estado', 'anio'] as const;
type FilterName = (typeof vacancyFilterNames)[number];
export type SelectName = Exclude<FilterName, 'texto'>;
export type VacancyFilterValues = Filters<FilterName>;

/** The filters with their names in the API's response. */
const facetNames: Record<SelectName, string> = {
  puesto: 'family',
  lugar: 'place',
  tipo: 'type',
  estado: 'status',
  anio: 'year',
};

export const selectNames = Object.keys(facetNames) as SelectName[];

/** Values of the address and of the API; those of the address are Spanish in both languages. */
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

/** Reads the filters of an address. @param family from `/portal-empleo/{family}`; it takes precedence over `puesto` in the query */
export function readVacancyFilters(parameters: URLSearchParams, family?: string): VacancyFilterValues {
  const filters = readFilters(vacancyFilterNames, parameters);
  return family ? { ...filters, puesto: family } : filters;
}

/** The query to the API. Unknown families, places and years are passed on: the API answers 400 or finds nothing. */
export function vacancyQuery({
  texto,
  puesto,
  lugar,
  tipo = '',
  estado = '',
  anio,
}: VacancyFilterValues): VacancyQuery {
  return {
    term: texto,
    family: puesto,
    place: lugar,
    type: types.get(tipo),
    status: states.get(estado),
    year: anio ? Number(anio) : undefined,
  };
}

/** The options of each select, by the values of the address: `activas` for `active`. */
export function vacancyOptions(facets: ListMeta['facets']): Record<SelectName, FacetOption[]> {
  const options = filterOptions(facetNames, facets);
  return {
    ...options,
    tipo: options.tipo.map((option) => ({ ...option, value: addressValue(types, option.value) })),
    estado: options.estado.map((option) => ({ ...option, value: addressValue(states, option.value) })),
  };
}

function addressValue(values: ReadonlyMap<string, string | undefined>, value: string): string {
  return [...values].find(([, facetValue]) => facetValue === value)?.[0] ?? value;
}
