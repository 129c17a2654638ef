import type { OpenApi, Schema } from '@ofgc/shared/contract/openapi.ts';
import { expect, it } from 'vitest';
import { createExamples } from './example-answers.ts';

const answering = (schema: Schema) => ({
  responses: { 200: { content: { 'application/json': { schema } } }, 404: {} },
});
const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
const number = { type: 'integer' };
const description: OpenApi = {
  paths: {
    '/api/inbox': {
      get: answering(
        object({
          data: { type: 'array', items: object({ id: number }) },
          meta: object({ total: number, page: number }),
        }),
      ),
    },
    '/api/inbox/{source}/{id}': {
      get: answering(
        object({
          data: object({ id: number, source: { type: 'string', enum: ['contact', 'schools'] }, count: number }),
        }),
      ),
    },
    '/api/days': { get: answering(object({ data: { type: 'string', format: 'date' } })) },
    '/api/contact': { post: answering(object({ data: object({ reference: { type: 'string' } }) })) },
    '/api/feed': { get: { responses: { 200: {} } } },
  },
};
const answerOf = createExamples(description, new Date('2027-05-01'));

it('answers what the API’s description says', () => {
  expect(answerOf('get', 'api/inbox')).toEqual({ data: [{ id: 1 }, { id: 2 }], meta: { total: 2, page: 1 } });
  expect(answerOf('get', 'api/days')).toEqual({ data: '2027-06-01' });
  expect(answerOf('post', 'api/contact')).toEqual({ data: { reference: 'ejemplo-1' } });
});

it('answers with what is asked for, unless there can be no such thing', () => {
  expect(answerOf('get', 'api/inbox/schools/7')).toEqual({ data: { id: 7, source: 'schools', count: 1 } });
  expect(answerOf('get', 'api/inbox/nothing/x?page=1')).toEqual({ data: { id: 1, source: 'contact', count: 1 } });
});

it('has no answer to what the API does not describe', () => {
  expect(answerOf('get', 'api/contact')).toBeUndefined();
  expect(answerOf('get', 'api/feed')).toBeUndefined();
});
