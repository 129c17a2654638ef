import { expect, it } from 'vitest';
import { document, judgeSpeed } from './report.ts';
import type { Result } from './run-fault.ts';

/** A result whose visits took this long. @param fault "none" is the row without a fault */
const took = (fault: string, remote: string, times: number[]): Result => ({
  fault,
  remote,
  came: 'well',
  others: { count: times.length, failures: [], times },
  before: 100,
  healed: 1,
  problems: [],
});
/** 199 fast visits and one of 900 ms: less than one in a hundred. */
const oneSlow = [...Array.from({ length: 199 }, () => 50), 900];

it('the table compares the visits of all remotes of a row, with the usual time without a fault', () => {
  const results = [
    took(
      'none',
      'jobs',
      Array.from({ length: 200 }, () => 200),
    ),
    took('exit', 'about', oneSlow),
    took(
      'exit',
      'jobs',
      Array.from({ length: 200 }, () => 50),
    ),
    took(
      'loop',
      'jobs',
      Array.from({ length: 200 }, () => 300),
    ),
  ];
  const rows = document(results, { faults: ['none', 'exit', 'loop'], date: '2026-11-20' })
    .split('\n')
    .filter((line) => /^\| (?:exit|loop) /.test(line));
  expect(rows).toEqual([
    '| exit | well | 2 | 400 | 0 | 100 | 50 | 0.3 | 1 | yes |',
    '| loop | well | 1 | 200 | 0 | 100 | 300 | 1.5 | 1 | yes |',
  ]);
});

it('the table has numbers where nothing was measured without a fault', () => {
  const text = document([{ ...took('exit', 'jobs', [50]), before: 0 }], {
    faults: ['none', 'exit'],
    date: '2026-11-20',
  });
  expect(text).toContain('| 50.0 |');
  expect(text).not.toMatch(/Infinity|NaN/);
});

it('visits that wait for the release at fault are a problem, slower ones are not', () => {
  expect(judgeSpeed(took('exit', 'jobs', oneSlow), 200).problems).toEqual([]);
  const waiting = Array.from({ length: 20 }, () => 2_200);
  expect(judgeSpeed(took('exit', 'jobs', waiting), 200).problems).toEqual([
    'pages of others took 2200 ms (100 just before, 200 while a good release went live)',
  ]);
});
