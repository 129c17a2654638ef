import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { expect, it } from 'vitest';
import { scheduleChange } from './schedule-change.ts';

const previousStartsAt = '2026-11-27T20:00:00Z';

it.each<[Performance['status'], Performance['state'], string | null, string | undefined]>([
  ['cancelled', 'cancelled', previousStartsAt, 'cancelled'],
  ['postponed', 'postponed', previousStartsAt, 'postponed'],
  ['rescheduled', 'onSale', previousStartsAt, 'rescheduled'],
  ['rescheduled', 'past', previousStartsAt, undefined],
  ['movedOnline', 'onSale', null, 'movedOnline'],
  ['movedOnline', 'past', null, undefined],
  ['scheduled', 'onSale', null, undefined],
])('scheduleChange() of status %s, state %s, previous date %s is %s', (status, state, before, change) =>
  expect(scheduleChange({ status, state, previousStartsAt: before })).toBe(change),
);
