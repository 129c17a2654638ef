import { expect, it } from 'vitest';
import { isSameCall, losing, nameOfCall, ownCalls } from './lost-calls.ts';

const past = { path: 'api/events', parameters: { when: 'past' } };
const coming = { path: 'api/events', parameters: { when: 'coming', page: undefined } };

it('loses a call by its path and parameters, as an API that cannot be reached', () => {
  const change = losing([past]);
  expect(change('api/events', { data: [] }, { when: 'coming' })).toEqual({ data: [] });
  expect(() => change('api/events', { data: [] }, { when: 'past' })).toThrow(
    expect.objectContaining({ isAxiosError: true, code: 'ECONNREFUSED' }),
  );
});

it('knows the different calls of a page, and names them', () => {
  expect(ownCalls([past, coming, past], [{ path: 'api/events', parameters: { when: 'coming' } }])).toEqual([past]);
  expect(isSameCall(past, coming)).toBe(false);
  expect(nameOfCall(past)).toBe('api/events?when=past');
  expect(nameOfCall({ path: 'api/alerts', parameters: {} })).toBe('api/alerts');
});
