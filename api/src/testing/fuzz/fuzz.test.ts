import { expect, it } from 'vitest';
import { startDeadline } from '../test-api.ts';
import { useTestApi } from '../use-test-api.ts';
import { fuzz } from './fuzz.ts';

const test = useTestApi({ docs: true });

/** `npm run test:full` sends forty times as many. */
const count = process.env.OFGC_FULL === '1' ? 100_000 : 2_500;

it(
  `${count} bad requests to all operations cause no failure, and none is accepted or echoed as markup`,
  async () => {
    const { sent, statuses, privateAnswers, faults } = await fuzz(test, count, 20_261_120);
    expect(faults).toEqual([]);
    expect(sent).toBe(count);
    expect(privateAnswers).toBeGreaterThan(0);
    // The requests reach the routes: some are valid by chance, most are refused in several ways.
    for (const status of [200, 400, 404, 415, 422]) expect(statuses[status], String(status)).toBeGreaterThan(0);
  },
  20 * startDeadline,
);
