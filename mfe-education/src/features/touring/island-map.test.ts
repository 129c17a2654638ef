import { expect, it } from 'vitest';
import { islandOutline, mapSize, townPoint } from './island-map.ts';

const municipalities =
  `Agaete, Agüimes, La Aldea de San Nicolás, Artenara, Arucas, Firgas, Gáldar, Ingenio, Mogán, Moya, Las Palmas de Gran Canaria,
San Bartolomé de Tirajana, Santa Brígida, Santa Lucía de Tirajana, Santa María de Guía, Tejeda, Telde, Teror, Valleseco, Valsequillo de Gran Canaria,
Vega de San Mateo`
    .split(/,\s*/)
    .map((name) => name.trim());

it('townPoint() has a different point on the map for each of the 21 municipalities', () => {
  const points = municipalities.map((name) => townPoint(name));
  for (const point of points) {
    expect(point?.x).toBeGreaterThan(20);
    expect(point?.x).toBeLessThan(mapSize.width - 20);
    expect(point?.y).toBeGreaterThan(20);
    expect(point?.y).toBeLessThan(mapSize.height - 20);
  }
  expect(new Set(points.map((point) => `${point?.x} ${point?.y}`)).size).toBe(21);
});

it('townPoint() places Gáldar north of Mogán, and Mogán west of Telde', () => {
  const [galdar, mogan, telde] = ['Gáldar', 'Mogán', 'Telde'].map((name) => townPoint(name) ?? { x: 0, y: 0 });
  expect(galdar?.y).toBeLessThan(mogan?.y ?? 0);
  expect(mogan?.x).toBeLessThan(telde?.x ?? 0);
});

it('townPoint() of another place is undefined', () => expect(townPoint('Arrecife')).toBeUndefined());

it('islandOutline stays within the map', () => {
  const numbers = islandOutline.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  expect(Math.min(...numbers)).toBeGreaterThan(0);
  expect(Math.max(...numbers)).toBeLessThan(mapSize.height);
});
