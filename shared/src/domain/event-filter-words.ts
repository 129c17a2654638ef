/** The filters of concerts: the word in the site's addresses → the API's name (content/domain-model §7). */
export const eventFilterWords = {
  temporada: 'season',
  categoria: 'category',
  director: 'conductor',
  solista: 'soloist',
  compositor: 'composer',
  tipo: 'type',
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
export type EventFilterWord = keyof typeof eventFilterWords;

/** Which time: `cuando=` in the site's addresses → the API's `when`. */
export const whenOfWord = { proximos: 'upcoming', pasados: 'past', todos: 'all' } as const;
export type WhenWord = keyof typeof whenOfWord;
