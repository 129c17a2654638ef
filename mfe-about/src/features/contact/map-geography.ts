/** Latitude and longitude. */
export type Coordinates = readonly [latitude: number, longitude: number];

/** Simplified: a few points, and only the main streets. */
export const coast: readonly Coordinates[] = [
  [28.1264, -15.449],
  [28.12703, -15.44808],
  [28.12779, -15.44732],
  [28.12852, -15.44701],
  [28.12905, -15.4466],
  [28.12914, -15.44573],
  [28.12932, -15.44471],
  [28.12964, -15.4439],
  [28.13, -15.44328],
];

interface Street {
  id: string;
  /** In Spanish, as on the street sign; a street without a name is drawn without a label. */
  name?: string;
  /** How far along the street its label stands, in percent: where the street is straight and nothing else is drawn. */
  nameAt?: number;
  course: readonly Coordinates[];
}

export const streets: readonly Street[] = [
  {
    id: 'marea',
    name: 'Paseo de la Marea',
    nameAt: 66,
    course: [
      [28.12584, -15.449],
      [28.12658, -15.44778],
      [28.12734, -15.44691],
      [28.12795, -15.4464],
      [28.12845, -15.44563],
      [28.12899, -15.4441],
      [28.12944, -15.44288],
      [28.13, -15.44186],
    ],
  },
  {
    id: 'atriles',
    name: 'Calle de los Atriles',
    nameAt: 35,
    course: [
      [28.12845, -15.44563],
      [28.12739, -15.44451],
      [28.1264, -15.44328],
      [28.12444, -15.44084],
    ],
  },
  {
    id: 'salinas',
    course: [
      [28.12491, -15.449],
      [28.12617, -15.44686],
      [28.12739, -15.44451],
      [28.12824, -15.44267],
      [28.12865, -15.44122],
    ],
  },
  {
    id: 'mercado',
    course: [
      [28.12482, -15.44451],
      [28.1264, -15.44328],
      [28.12721, -15.44206],
      [28.12784, -15.44122],
    ],
  },
  {
    id: 'palmeras',
    course: [
      [28.12734, -15.44691],
      [28.12663, -15.44594],
      [28.12568, -15.44471],
      [28.12482, -15.4439],
    ],
  },
  {
    id: 'faro',
    course: [
      [28.12899, -15.4441],
      [28.12824, -15.44267],
      [28.12721, -15.44206],
      [28.1264, -15.44122],
    ],
  },
];

/** Where buses and taxis stop; the directions of the venues name them too. */
export const stops: readonly { mode: 'bus' | 'taxi'; position: Coordinates }[] = [
  { mode: 'bus', position: [28.1277, -15.44497] },
  { mode: 'bus', position: [28.12626, -15.4431] },
  { mode: 'taxi', position: [28.12817, -15.44591] },
  { mode: 'taxi', position: [28.1277, -15.44145] },
];
