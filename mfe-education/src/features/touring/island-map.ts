import { granCanariaCoast } from '@ofgc/shared/maps/gran-canaria.ts';
import { mapProjection, type Point, smoothOutline } from '@ofgc/shared/maps/map-projection.ts';

/** The size of the map, in its own units. */
export const mapSize = { width: 440, height: 490 } as const;

const onMap = mapProjection({
  corner: { latitude: 28.2, longitude: -15.86 },
  unitsPerLatitude: 1000,
  unitsPerLongitude: 883,
});

/** Latitude and longitude of each municipality's town hall. */
const towns: Record<string, readonly [number, number]> = {
  Agaete: [28.1, -15.7],
  Agüimes: [27.906, -15.446],
  'La Aldea de San Nicolás': [27.983, -15.781],
  Artenara: [28.021, -15.646],
  Arucas: [28.118, -15.523],
  Firgas: [28.107, -15.563],
  Gáldar: [28.144, -15.65],
  Ingenio: [27.921, -15.433],
  Mogán: [27.884, -15.725],
  Moya: [28.112, -15.583],
  'Las Palmas de Gran Canaria': [28.1, -15.432],
  'San Bartolomé de Tirajana': [27.925, -15.573],
  'Santa Brígida': [28.032, -15.505],
  'Santa Lucía de Tirajana': [27.912, -15.541],
  'Santa María de Guía': [28.139, -15.632],
  Tejeda: [27.995, -15.614],
  Telde: [27.995, -15.416],
  Teror: [28.059, -15.549],
  Valleseco: [28.05, -15.574],
  'Valsequillo de Gran Canaria': [27.991, -15.497],
  'Vega de San Mateo': [28.008, -15.533],
};

/** Where a municipality of Gran Canaria lies on the map; undefined for other places. */
export function townPoint(municipality: string): Point | undefined {
  const place = towns[municipality];
  return place && onMap({ latitude: place[0], longitude: place[1] });
}

/** The island's outline as the `d` of a path. */
export const islandOutline = smoothOutline(granCanariaCoast.map(onMap));
