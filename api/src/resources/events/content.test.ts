import { expect, it } from 'vitest';
import { checkContent } from '../../content/read-content.ts';
import { content } from '../../testing/site-content.ts';

it.each(['20:60', '25:00', '24:00'])('a concert at %s is refused with the number of its entry', (time) => {
  const [first] = content.events;
  const entry = { ...first, performances: first?.performances.map((date) => ({ ...date, time })) };
  expect(() => checkContent('events', [entry])).toThrow(`events.json: id ${first?.id}, performances, 0, time`);
});

const scale = (...zones: [zone: string, amount: number][]) =>
  checkContent('priceScales', [{ min: 10, max: 40, zones: zones.map(([zone, amount]) => ({ zone, amount })) }]);

it('a scale of prices has the four zones that the rule of the cheapest zone knows, in its order', () => {
  expect(scale(['A', 40], ['B', 30], ['C', 20], ['D', 10])).toHaveLength(1);
  const refused = 'price-scales.json: entry 1, zones: must be A, B, C and D';
  expect(() => scale(['A', 40], ['B', 30], ['C', 10])).toThrow(refused);
  expect(() => scale(['A', 40], ['B', 30], ['C', 10], ['D', 20])).toThrow(refused);
  expect(() => scale(['A', 40], ['B', 30], ['D', 20], ['C', 10])).toThrow(refused);
});
