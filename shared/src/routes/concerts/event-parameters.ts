/**
 * The filters of concerts: the parameter in the site's addresses → the API's.
 * In addresses, a month has its year, `mes=2026-11`; the API takes `year` and `month`.
 */
export const eventFilterParameters = {
  temporada: 'season',
  categoria: 'category',
  director: 'conductor',
  solista: 'soloist',
  compositor: 'composer',
  anio: 'year',
  mes: 'month',
  lugar: 'place',
  precio_max: 'maxPrice',
  edad: 'age',
  accesible: 'access',
  gratis: 'free',
  desde: 'from',
  hasta: 'to',
} as const;

/**
 * The filters of the feeds. Subscribed calendars go on requesting old addresses, so the old filter `tipo` stays. Every category is
 * a type of its own, so pages have one filter for both.
 */
export const eventFeedParameters = { ...eventFilterParameters, tipo: 'type' } as const;

export type EventFilterParameter = keyof typeof eventFilterParameters;

/** The filter by time: `cuando=` in the site's addresses → the API's `when`. */
export const whenByParameter = { proximos: 'upcoming', pasados: 'past', todos: 'all' } as const;
export type WhenParameter = keyof typeof whenByParameter;
