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
  /** The drawing's units per degree; a degree of longitude is shorter by the cosine of the latitude. */
  unitsPerLatitude: number;
  unitsPerLongitude: number;
}

/** Makes a function from positions to points of a drawing, in whole units: north is up, east is right. */
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

/** A closed curve as the `d` of a path: it passes through the middles between the points and bends towards each point. */
export function smoothOutline(points: readonly Point[]): string {
  const middles = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return `${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  return `M${middles.at(-1)}${points.map(({ x, y }, index) => `Q${x} ${y} ${middles[index]}`).join('')}Z`;
}
