interface Place {
  latitude: number;
  longitude: number;
}

/** The drawing's width and height, in its own units. */
export const islandSheet = { width: 480, height: 480 };

/** The corner of the drawing, and how many of its units a degree is; a degree of longitude is shorter up here. */
const corner: Place = { latitude: 28.21, longitude: -15.86 };
const unitsPerLatitude = 960;
const unitsPerLongitude = unitsPerLatitude * Math.cos((28 * Math.PI) / 180);

/** Gran Canaria's coast from Sardina clockwise, drawn with few points: latitude, longitude. */
const coast: readonly (readonly [latitude: number, longitude: number])[] = [
  [28.164, -15.705],
  [28.168, -15.66],
  [28.148, -15.6],
  [28.152, -15.54],
  [28.138, -15.48],
  [28.127, -15.45],
  [28.142, -15.435],
  [28.168, -15.443],
  [28.18, -15.41],
  [28.156, -15.408],
  [28.142, -15.427],
  [28.1, -15.413],
  [28.06, -15.412],
  [28.01, -15.383],
  [27.955, -15.378],
  [27.93, -15.362],
  [27.9, -15.39],
  [27.855, -15.386],
  [27.81, -15.42],
  [27.795, -15.47],
  [27.765, -15.54],
  [27.735, -15.6],
  [27.758, -15.68],
  [27.785, -15.715],
  [27.817, -15.765],
  [27.87, -15.8],
  [27.94, -15.825],
  [28.0, -15.822],
  [28.035, -15.77],
  [28.1, -15.71],
];

/** Where a place lies on the drawing, in its units. */
export function onIsland({ latitude, longitude }: Place): { x: number; y: number } {
  return {
    x: Math.round((longitude - corner.longitude) * unitsPerLongitude),
    y: Math.round((corner.latitude - latitude) * unitsPerLatitude),
  };
}

/** The coast as the `d` of a path: it goes through the middles between the points and leans towards each of them. */
export const islandPath = drawCoast(coast.map(([latitude, longitude]) => onIsland({ latitude, longitude })));

function drawCoast(points: readonly { x: number; y: number }[]): string {
  const middles = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return `${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  return `M${middles.at(-1)}${points.map(({ x, y }, index) => `Q${x} ${y} ${middles[index]}`).join('')}Z`;
}

/** A place on the drawing, and where its number stands. */
export interface Spot {
  x: number;
  y: number;
  numberX: number;
  numberY: number;
}

/**
 * Places on the drawing. Numbers stand on their places; those of one town, which would cover one another, move eastwards.
 * @param apart in units of the drawing
 */
export function placesOnIsland(places: readonly Place[], apart = 34): Spot[] {
  const put: Spot[] = [];
  for (const place of places) {
    const { x, y } = onIsland(place);
    const spot = { x, y, numberX: x, numberY: y };
    while (put.some(({ numberX, numberY }) => Math.hypot(numberX - spot.numberX, numberY - spot.numberY) < apart))
      spot.numberX += 6;
    put.push(spot);
  }
  return put;
}
