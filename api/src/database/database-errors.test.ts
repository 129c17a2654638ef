import { expect, it } from 'vitest';
import { isUnavailable } from './database-errors.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

it.each(['57P01', '08006', '25006', '40P01', '40001', 'ECONNREFUSED', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND'])(
  'isUnavailable is true when the database answers %s',
  (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
  },
);

it('isUnavailable is true when an address of the database’s name refuses', () => {
  const refused = withCode('ECONNREFUSED');
  expect(isUnavailable(new AggregateError([refused, refused]))).toBe(true);
  expect(isUnavailable(new AggregateError([refused, withCode('EADDRNOTAVAIL')]))).toBe(true);
  expect(isUnavailable(new AggregateError([withCode('EADDRNOTAVAIL')]))).toBe(false);
  expect(isUnavailable(new AggregateError([]))).toBe(false);
});

it.each(['23505', '42P01', 'ENOENT'])('isUnavailable is false for the error %s', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});

it('isUnavailable is true while the socket of a server on this machine is missing', () => {
  expect(isUnavailable(Object.assign(withCode('ENOENT'), { syscall: 'connect' }))).toBe(true);
});
