import { expect, it } from 'vitest';
import { isUnavailable } from './database-errors.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

it.each(['57P01', '08006', '25006', '40P01', '40001', 'ECONNREFUSED', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND'])(
  'a database that answers %s is one that may answer a moment later',
  (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
  },
);

it.each(['23505', '42P01', 'ENOENT'])('%s is a mistake', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});
