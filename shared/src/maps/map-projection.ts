export interface Position {
  /** Degrees north. */
  latitude: number;
  /** Degrees east: negative in the Canaries. */
  longitude: number;
}

/** A point of a drawing, in its units. */
export interface Point {
  x: number;
  y: number;
}

interface Projection {
  /** The drawing's upper left corner. */
  corner: Position;
  /** How many of the drawing's units a degree is; one of longitude is shorter by the cosine of the latitude. */
  unitsPerLatitude: number;
  unitsPerLongitude: number;
}

/** Where positions lie on a drawing, in whole units: north above, east to the right. */
export function mapProjection({
  corner,
  unitsPerLatitude,
  unitsPerLongitude,
}: Projection): (position: Position) => Point {
  return ({ latitude, longitude }) => ({
    x: Math.round((longitude - corner.longitude) * unitsPerLongitude),
    y: Math.round((corner.latitude - latitude) * unitsPerLatitude),
  });
}

/** A closed line as the `d` of a path: it goes through the middles between the points and leans towards each of them. */
export function smoothOutline(points: readonly Point[]): string {
  const middles = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return `${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  return `M${middles.at(-1)}${points.map(({ x, y }, index) => `Q${x} ${y} ${middles[index]}`).join('')}Z`;
}
