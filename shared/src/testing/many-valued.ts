/** Subjects of `countClaims` of which each place has its own number, so that two of them are no contradiction. */
export const manyValued: ReadonlySet<string> = new Set([
  // Each venue has its spaces, each subscription its concerts, each call its excerpts, each class its places.
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
  // The posts of the orchestra and those of one call; its chorus and the soloists before it; each panel, each week its own.
  'plazas músico',
  'voces coro',
  'músicos elegidos',
  'members orchestra',
  'músicos refuerzo',
  'guest players',
  // Words of history and of programmes that count something else each time.
  'maneras francesas',
  'players visit',
  'young people',
  // Accounts of two years.
  'e informe',
  // A reference, and a code.
  'letters digits',
]);
