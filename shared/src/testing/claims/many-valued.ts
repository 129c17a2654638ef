/** Subjects of `countClaims` whose number differs from place to place, so that two numbers are no contradiction. */
export const manyValued: ReadonlySet<string> = new Set([
  // Each venue has its own number of spaces, each subscription of concerts, each call of excerpts, each class of places.
  'plazas personas',
  'sillas ruedas',
  'places wheelchair',
  'cycle stands',
  'places left',
  'conciertos temporada',
  'season concerts',
  'concerts more',
  'noches butaca',
  'nights seat',
  'pasajes orquesta',
  'orchestral excerpts',
  'participantes activos',
  'active participants',
  'primeros minutos',
  // The posts of the orchestra and those of one call; its chorus and the soloists before it; each panel and each week has its own number.
  'plazas músico',
  'voces coro',
  'músicos elegidos',
  'members orchestra',
  'músicos refuerzo',
  'guest players',
  // Phrases in texts about history and programmes that count something different each time.
  'maneras francesas',
  'players visit',
  'young people',
  // The accounts of two years.
  'e informe',
  // A reference, and a code.
  'letters digits',
]);
