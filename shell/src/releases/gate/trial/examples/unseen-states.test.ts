import type { Schema } from '@ofgc/shared/contract/openapi.ts';
import { expect, it } from 'vitest';
import { createUnseenStates } from './unseen-states.ts';

const answering = (schema: Schema) => ({
  get: { responses: { 200: { content: { 'application/json': { schema } } } } },
});
const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
const status: Schema = { type: 'string', enum: ['announced', 'open', 'closed', 'over'] };
const drawing: Schema = { type: 'string', enum: Array.from({ length: 20 }, (_, at) => `drawing-${at}`) };
const link: Schema = { anyOf: [{ type: 'string' }, { type: 'null' }] };
const vacancy = object({ status, drawing, link });
const block: Schema = { anyOf: [object({ kind: status }), object({ kind: status, text: { type: 'string' } })] };
const states = () =>
  createUnseenStates({
    paths: {
      '/api/vacancies': answering(object({ data: { type: 'array', items: vacancy } })),
      '/api/vacancies/{id}': answering(object({ data: vacancy, blocks: { type: 'array', items: block } })),
    },
  });
const one = { data: { status: 'open', drawing: 'drawing-3', link: 'https://a.example' }, blocks: [{ kind: 'open' }] };
const list = { data: [{ status: 'closed', drawing: 'drawing-1', link: 'https://b.example' }] };

it('enters each state that no answer has, whichever answer it would be in', () => {
  const unseen = states();
  unseen.note(['api/vacancies', 'api/vacancies/7'], [list, one]);
  expect(unseen.turnsFor(['api/vacancies/7'], [one])).toBe(2);
  expect(unseen.change('api/vacancies/7', one)).toEqual({
    data: { status: 'announced', drawing: 'drawing-3', link: null },
    blocks: one.blocks,
  });
  unseen.take(1);
  expect(unseen.change('api/vacancies?orden=fecha', list)).toEqual({
    data: [{ status: 'over', drawing: 'drawing-1', link: 'https://b.example' }],
  });
});

it('leaves what the answers show already, and what nothing describes', () => {
  const unseen = states();
  const shown = ['announced', 'open', 'closed', 'over'].map((one) => ({ status: one, link: null }));
  unseen.note(['api/vacancies', 'api/others'], [{ data: shown }, { status: 'open' }]);
  expect(unseen.turnsFor(['api/vacancies/7'], [one])).toBe(0);
  expect(unseen.change('api/vacancies/7', one)).toEqual(one);
  expect(unseen.change('api/others', { status: 'open' })).toEqual({ status: 'open' });
});
