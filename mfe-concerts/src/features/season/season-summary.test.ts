import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { countWorks, mostPlayed } from './season-summary.ts';

it('tells who was played most, and nobody who was played once', () =>
  expect(mostPlayed([{ count: 1 }, { count: 2 }, { count: 4 }, { count: 2 }, { count: 3 }])).toEqual([
    { count: 4 },
    { count: 3 },
    { count: 2 },
  ]));

it('counts a work once', () => expect(countWorks([sampleEvent({ id: 1 }), sampleEvent({ id: 2 })])).toBe(2));
