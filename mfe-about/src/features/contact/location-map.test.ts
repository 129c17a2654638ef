import { describe, expect, it } from 'vitest';
import { project, viewBox } from './location-map.ts';
import { coast, type Coordinates, stops, streets } from './map-geography.ts';

/** As in the venues of the API. */
const hall: Coordinates = [28.1284, -15.4463];
const office: Coordinates = [28.1259, -15.4428];
const metresPerUnit = 111_320 / 70_000;

function metres(one: Coordinates, other: Coordinates): number {
  const [a, b] = [project(one), project(other)];
  return Math.hypot(a.x - b.x, a.y - b.y) * metresPerUnit;
}

/** Whether the coast runs north-west of the point: it is both left of it and above it somewhere. */
function isAshore(position: Coordinates): boolean {
  const { x, y } = project(position);
  return coast.map(project).some((point) => point.x <= x && point.y <= y);
}

describe('location map', () => {
  it.each([
    ['the hall', hall],
    ['the office', office],
    ...stops.map(({ mode, position }, index) => [`${mode} stop ${index + 1}`, position] as const),
  ] as const)('shows %s on land and away from the edge', (_, position) => {
    const { x, y } = project(position);
    expect(x).toBeGreaterThan(15);
    expect(x).toBeLessThan(viewBox.width - 10);
    expect(y).toBeGreaterThan(15);
    expect(y).toBeLessThan(viewBox.height - 15);
    expect(isAshore(position)).toBe(true);
  });

  it('has a bus stop 150 metres from the hall and one at the office, as the directions say', () => {
    const buses = stops.filter(({ mode }) => mode === 'bus').map(({ position }) => position);
    expect(Math.min(...buses.map((stop) => Math.abs(metres(stop, hall) - 150)))).toBeLessThan(15);
    expect(Math.min(...buses.map((stop) => metres(stop, office)))).toBeLessThan(60);
  });

  it('has taxis at the hall and 250 metres from the office, as the directions say', () => {
    const taxis = stops.filter(({ mode }) => mode === 'taxi').map(({ position }) => position);
    expect(Math.min(...taxis.map((stop) => metres(stop, hall)))).toBeLessThan(50);
    expect(Math.min(...taxis.map((stop) => Math.abs(metres(stop, office) - 250)))).toBeLessThan(20);
  });

  it('has each street id once', () => {
    expect(new Set(streets.map(({ id }) => id)).size).toBe(streets.length);
  });
});
