/** A point of the map, in its units. */
export interface Point {
  x: number;
  y: number;
}

/** In the map's units: 1000 a degree of latitude, 883 a degree of longitude, its length at 28° north. */
export const mapSize = { width: 440, height: 490 } as const;
const west = -15.86;
const north = 28.2;
const unitsOfLongitude = 883;

function project(latitude: number, longitude: number): Point {
  return {
    x: Math.round((longitude - west) * unitsOfLongitude),
    y: Math.round((north - latitude) * 1000),
  };
}

/** Where the town halls stand: latitude and longitude. */
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
  return place && project(...place);
}

/** The coast, clockwise from La Isleta. */
const coast: readonly (readonly [number, number])[] = [
  [28.18, -15.42],
  [28.155, -15.392],
  [28.13, -15.42],
  [28.1, -15.408],
  [28.05, -15.41],
  [28.0, -15.373],
  [27.93, -15.362],
  [27.88, -15.385],
  [27.845, -15.386],
  [27.81, -15.425],
  [27.77, -15.52],
  [27.733, -15.585],
  [27.753, -15.67],
  [27.78, -15.72],
  [27.815, -15.768],
  [27.87, -15.815],
  [27.935, -15.842],
  [27.99, -15.828],
  [28.04, -15.772],
  [28.1, -15.712],
  [28.165, -15.712],
  [28.163, -15.65],
  [28.15, -15.6],
  [28.155, -15.53],
  [28.14, -15.465],
  [28.138, -15.438],
  [28.168, -15.445],
];

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** The island's outline as the `d` of a path: curves whose corners are the points of the coast. */
export function islandOutline(): string {
  const points = coast.map(([latitude, longitude]) => project(latitude, longitude));
  const curves = points.map((point, index) => {
    const end = middle(point, points[(index + 1) % points.length] ?? point);
    return `Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  const start = middle(points.at(-1) ?? { x: 0, y: 0 }, points[0] ?? { x: 0, y: 0 });
  return `M${start.x} ${start.y}${curves.join('')}Z`;
}
