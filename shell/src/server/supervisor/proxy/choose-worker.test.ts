import { expect, it } from 'vitest';
import { chooseWorker } from './choose-worker.ts';
import type { InFlightRequest, UpstreamWorker } from './upstream-worker.ts';

const now = 10_000;
const worker = (more: Partial<UpstreamWorker> = {}): UpstreamWorker => ({
  socket: '',
  inFlight: new Set(),
  connectionErrors: [],
  ...more,
});
const asked = (section: string, since: number): Set<InFlightRequest> =>
  new Set([{ url: `/${section}`, sections: [section], since, hold: () => {} }]);
const choose = (workers: UpstreamWorker[], sections: string[], tried: UpstreamWorker[] = []) =>
  chooseWorker(workers, sections, tried, now);

it('a page goes to the least busy worker, or to another if that one has failed', () => {
  const [idle, busy] = [worker(), worker({ inFlight: asked('about', now) })];
  expect(choose([busy, idle], ['jobs'])).toEqual({ worker: idle });
  expect(choose([busy, idle], ['jobs'], [idle])).toEqual({ worker: busy });
  expect(choose([], ['jobs'])).toEqual({});
});

it('no page goes to a stalled worker, nor to a worn one while another is there', () => {
  const [stalled, worn, well] = [
    worker({ stall: { remote: 'jobs', turn: 1 } }),
    worker({ isWorn: true }),
    worker({ inFlight: asked('about', now) }),
  ];
  expect(choose([stalled, worn, well], ['concerts'])).toEqual({ worker: well });
  expect(choose([stalled, worn], ['concerts'])).toEqual({ worker: worn });
  expect(choose([stalled], [])).toEqual({});
});

it('no worker is chosen for a page that enters the code in which a worker is stalled', () => {
  const workers = [worker({ stall: { remote: 'jobs', turn: 1 } }), worker()];
  expect(choose(workers, ['jobs'])).toEqual({});
  expect(choose(workers, ['about', 'jobs'])).toEqual({});
});

it('a page goes to the worker that is late with its section once that worker’s event loop turns', () => {
  const idle = worker();
  const late = worker({ inFlight: asked('jobs', now - 100) });
  expect(choose([late, idle], ['jobs'])).toEqual({ late });
  expect(choose([late, idle], ['about'])).toEqual({ worker: idle });
  expect(choose([late, idle], ['about', 'jobs'])).toEqual({ worker: idle });
  const turning = { ...late, turnedAt: now - 10 };
  expect(choose([turning, idle], ['jobs'])).toEqual({ worker: turning });
  expect(choose([turning, idle], ['jobs'], [turning])).toEqual({ worker: idle });
  const busy = { ...turning, inFlight: new Set(Array.from({ length: 8 }, () => [...asked('jobs', now - 100)]).flat()) };
  expect(choose([busy, idle], ['jobs'])).toEqual({ worker: idle });
  expect(choose([worker({ inFlight: asked('jobs', now - 10) }), idle], ['jobs'])).toEqual({ worker: idle });
});
