import { expect, it } from 'vitest';
import { markedVisitor } from './marked-visitor.ts';

it('is recognised by each header of the request, and by nothing else', () => {
  const { headers, factsIn } = markedVisitor();
  expect(Object.values(headers).map((value) => factsIn(`<p>${value}</p>`))).toEqual([
    'address',
    'request id',
    'browser (User-Agent)',
    'cookies',
    'languages (Accept-Language)',
    'credentials (Authorization)',
  ]);
  expect(factsIn('<p>es, una</p>')).toBeUndefined();
});
