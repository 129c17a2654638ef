import { publicSections } from '../../quality/pages/routes.ts';

/** The pages that the benchmarks measure, by their names in the tables: three that docs/performance.md follows, and one of each section. */
export const measuredPages: Readonly<Record<string, string>> = {
  home: '/',
  calendar: '/conciertos-entradas/eventos',
  concert: '/conciertos-entradas/eventos/organo/43',
  ...Object.fromEntries(publicSections.map(({ name, page }) => [name, page])),
};
