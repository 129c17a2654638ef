/** The pages that the benchmarks measure, by their names in the tables. */
export const measuredPages = {
  home: '/',
  calendar: '/conciertos-entradas/eventos',
  concert: '/conciertos-entradas/eventos/organo/43',
};
