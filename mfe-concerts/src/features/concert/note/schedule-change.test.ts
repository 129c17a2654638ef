import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { expect, it } from 'vitest';
import { scheduleChange } from './schedule-change.ts';

const previousStartsAt = '2026-11-27T20:00:00Z';

it.each<[Performance['state'], string | null, string | undefined]>([
  ['cancelled', previousStartsAt, 'cancelled'],
  ['postponed', previousStartsAt, 'postponed'],
  ['onSale', previousStartsAt, 'rescheduled'],
  ['past', previousStartsAt, undefined],
  ['onSale', null, undefined],
])('of a date that is %s and was to be on %s is %s', (state, before, change) =>
  expect(scheduleChange({ state, previousStartsAt: before })).toBe(change),
);
