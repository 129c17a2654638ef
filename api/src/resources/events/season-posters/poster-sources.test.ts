import { seededSource, sourceAxes } from '@ofgc/shared/design/poster/source-axes.ts';
import { expect, it } from 'vitest';
import type { Content } from '../../../content/read-content.ts';
import { posterSources } from './poster-sources.ts';

type EventContent = Content['events'][number];

/** Concerts of one season in the order of these ids, all with an interval and without a soloist. */
const wallOf = (ids: readonly number[]) =>
  ids.map((id, index) => ({
    id,
    season: '2026-27',
    performances: [{ date: `2026-10-${String(index + 1).padStart(2, '0')}` }],
    programme: [{ kind: 'interval', minutes: 20 }],
  })) as unknown as EventContent[];

const axisOf = (sources: Map<number, number>, id: number) => sourceAxes[sources.get(id) ?? seededSource(String(id))];

it('posterSources gives two posters in a row, with interval and without soloist, different axes', () => {
  const events = wallOf(Array.from({ length: 30 }, (_, index) => index + 1));
  const sources = posterSources({ events, works: {} });
  const axes = events.map(({ id }) => axisOf(sources, id));
  for (const [index, axis] of axes.entries()) if (index > 0) expect(axis).not.toBe(axes[index - 1]);
});

it('posterSources leaves a poster without a similar one where its seed puts it', () => {
  const [first] = wallOf([36]);
  expect(posterSources({ events: first ? [first] : [], works: {} }).size).toBe(0);
});

it('posterSources moves fewer than a third of the posters of a season, which is half with an interval', () => {
  const ids = Array.from({ length: 30 }, (_, index) => index + 1);
  const events = wallOf(ids).map((event, index) => (index % 4 < 2 ? { ...event, programme: [] } : event));
  const moved = posterSources({ events, works: {} });
  expect(moved.size).toBeGreaterThan(0);
  expect(moved.size).toBeLessThan(ids.length / 3);
});
