import { expect, it } from 'vitest';
import { markedVisitor } from './marked-visitor.ts';

it('is recognised by each header of the request, and by nothing else', () => {
  const { headers, toldIn } = markedVisitor();
  expect(Object.values(headers).map((value) => toldIn(`<p>${value}</p>`))).toEqual([
    'address',
    'request id',
    'browser (User-Agent)',
    'cookies',
    'languages (Accept-Language)',
    'credentials (Authorization)',
  ]);
  expect(toldIn('<p>es, una</p>')).toBeUndefined();
});
