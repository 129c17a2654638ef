import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { scheduleChange } from './schedule-change.ts';

const moved = { previousStartsAt: '2026-11-27T20:00:00Z' };
const withoutTickets = (state: Performance['state'], more: Partial<Performance> = {}) =>
  samplePerformance({ state, ticketUrl: null, ...more });

it.each<[string | undefined, Performance[]]>([
  ['cancelled', [withoutTickets('cancelled'), withoutTickets('cancelled')]],
  [undefined, [withoutTickets('cancelled'), samplePerformance()]],
  ['postponed', [withoutTickets('postponed'), samplePerformance(moved)]],
  ['rescheduled', [samplePerformance(moved)]],
  [undefined, [withoutTickets('past', moved)]],
  [undefined, [samplePerformance()]],
])('is %s', (change, performances) => expect(scheduleChange({ performances })).toBe(change));
