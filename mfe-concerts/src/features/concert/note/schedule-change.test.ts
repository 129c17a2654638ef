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
])('scheduleChange() of state %s with the previous date %s is %s', (state, before, change) =>
  expect(scheduleChange({ state, previousStartsAt: before })).toBe(change),
);
