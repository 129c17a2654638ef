import { expect, it } from 'vitest';
import { checkContent } from '../../content/read-content.ts';
import { content } from '../../testing/site-content.ts';

it.each(['20:60', '25:00', '24:00'])('a concert at %s is refused with the number of its entry', (time) => {
  const [first] = content.events;
  const entry = { ...first, performances: first?.performances.map((date) => ({ ...date, time })) };
  expect(() => checkContent('events', [entry])).toThrow(`events.json: id ${first?.id}, performances, 0, time`);
});
