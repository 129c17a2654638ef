import { day } from '@ofgc/shared/dates/spans.ts';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { beforeEach, expect, it } from 'vitest';
import { announcement, useConcertOffice } from '../../testing/concert-office.ts';
import { testDay } from '../../testing/test-api.ts';

const clock = createClock(testDay);
let later = 0;
const { opened, save, undo } = useConcertOffice({ now: () => new Date(clock().getTime() + later) });
beforeEach(() => {
  later = 0;
});

it('a date is not moved back to a day that is over meanwhile', async () => {
  const dateOf = async () => (await opened(9041)).text.dates[0]?.date;
  await save(9041, { 'date-90411': '2026-11-21', ...announcement });
  await save(9041, { 'date-90411': '2027-02-06', ...announcement });
  expect(await opened(9041)).toMatchObject({ canUndo: true, history: [{ letters: 0 }, { letters: 0 }] });
  later = 2 * day;
  expect((await opened(9041)).canUndo).toBe(false);
  expect(await undo(9041)).toMatchObject({ status: 409, message: expect.stringContaining('ya ha pasado') as string });
  expect(await dateOf()).toBe('2027-02-06');
});

it('what was changed otherwise at a concert that is over can be taken back', async () => {
  await save(9043, { 'date-90431': '2026-11-21', ...announcement });
  later = 2 * day;
  expect((await save(9043, { 'status-90431': 'cancelled', ...announcement })).status).toBe(200);
  expect((await undo(9043)).status).toBe(200);
});
