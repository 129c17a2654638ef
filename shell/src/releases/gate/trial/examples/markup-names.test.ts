import { expect, it } from 'vitest';
import { namesOfMarkup } from './markup-names.ts';

it('finds the properties that are markup, also in lists and choices', () => {
  const markup = { type: 'string', contentMediaType: 'text/html' };
  const schema = {
    properties: {
      title: { type: 'string' },
      body: markup,
      notes: { type: 'array', items: { anyOf: [{ type: 'null' }, markup] } },
      inner: { type: 'object', properties: { lead: markup } },
    },
  };
  const paths = { '/api/a': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } };
  expect([...namesOfMarkup({ paths })].toSorted()).toEqual(['body', 'lead', 'notes']);
});
