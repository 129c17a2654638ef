interface Supporter {
  kind: 'institution' | 'sponsor';
  /** Proper names: not translated. */
  name: string;
  /** The logo's outline on a field of 24 by 24. */
  sign?: string;
}

/** The supporters in the footer, in this order. The names and signs of sponsors are invented. */
export const supporters: readonly Supporter[] = [
  { kind: 'institution', name: 'Cabildo de Gran Canaria' },
  { kind: 'institution', name: 'Gobierno de Canarias' },
  { kind: 'institution', name: 'Ayuntamiento de Las Palmas de Gran Canaria' },
  { kind: 'sponsor', name: 'Naviera Brisa del Norte', sign: 'M3 17q4.5 4 9 0t9 0M12 3v11H4zM14 6l6 8h-6z' },
  { kind: 'sponsor', name: 'Cooperativa Guagua Azul', sign: 'M3 5h18v12H3zM3 11h18M7 17v3M17 17v3M12 5v6' },
  { kind: 'sponsor', name: 'Bodegas Tamarán', sign: 'M7 3h10v5a5 5 0 0 1-10 0zM12 13v7M8 20h8' },
  { kind: 'sponsor', name: 'Librería El Compás', sign: 'M12 3 6 20M12 3l6 17M8 14h8' },
];
