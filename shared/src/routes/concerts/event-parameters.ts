/**
 * The filters of concerts: the parameter in the site's addresses → the API's.
 * An address writes a month with its year, `mes=2026-11`; the API takes `year` and `month`.
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
 * Those of the feeds, which subscribed calendars ask for again and again: an old one stays. Every category is its own
 * type, so that pages have one filter for both.
 */
export const eventFeedParameters = { ...eventFilterParameters, tipo: 'type' } as const;

export type EventFilterParameter = keyof typeof eventFilterParameters;

/** Which time: `cuando=` in the site's addresses → the API's `when`. */
export const whenByParameter = { proximos: 'upcoming', pasados: 'past', todos: 'all' } as const;
export type WhenParameter = keyof typeof whenByParameter;
