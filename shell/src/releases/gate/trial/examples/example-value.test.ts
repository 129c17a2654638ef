import { expect, it } from 'vitest';
import type { Schema } from '@ofgc/shared/contract/openapi.ts';
import { exampleValue } from './example-value.ts';

const instant = new Date('2026-11-01T09:00:00Z');
const valueOf = (schema: Schema, name = '') => exampleValue(schema, instant, 1, name);
const text = { type: 'string' };

it('an example has everything in its first entry, and other choices in the next', () => {
  const entry = {
    type: 'object',
    properties: {
      id: { type: 'integer', minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 },
      slug: text,
      title: text,
      email: text,
      code: { type: 'string', 'x-secret': true },
      html: { type: 'object', properties: { es: { type: 'string', contentMediaType: 'text/html' } } },
      state: { type: 'string', enum: ['open', 'closed'] },
      closesAt: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
      isSoldOut: { type: 'boolean' },
    },
  };
  expect(valueOf({ type: 'array', items: entry })).toEqual([
    {
      id: 1,
      slug: 'ejemplo-1',
      title: 'Ejemplo 1 <ejemplo> & «más»',
      email: 'ejemplo-1@ejemplo.example',
      code: 'secreto-de-prueba-1',
      html: { es: '<p>Ejemplo 1</p>' },
      state: 'open',
      closesAt: '2026-12-02T18:00:00.000Z',
      isSoldOut: true,
    },
    {
      id: 2,
      slug: 'ejemplo-2',
      title: 'Ejemplo 2 <ejemplo> & «más»',
      email: 'ejemplo-2@ejemplo.example',
      code: 'secreto-de-prueba-2',
      html: { es: '<p>Ejemplo 2</p>' },
      state: 'closed',
      closesAt: null,
      isSoldOut: false,
    },
  ]);
});

it('an example keeps to the limits of its schema', () => {
  expect(valueOf({ type: 'integer', minimum: 10, maximum: 20 })).toBe(10);
  expect(valueOf({ type: 'number', exclusiveMinimum: 3 })).toBe(4);
  expect(valueOf({ type: 'integer', maximum: 0 })).toBe(0);
  expect(valueOf({ type: 'array', items: text, minItems: 3 })).toHaveLength(3);
  expect(valueOf({ type: 'string', format: 'date' })).toBe('2026-12-02');
  const counts = { type: 'object', propertyNames: { enum: ['es', 'en'] }, additionalProperties: { type: 'integer' } };
  expect(valueOf(counts)).toEqual({ es: 1, en: 1 });
  expect(valueOf({ allOf: [{ type: 'object', properties: { a: { type: 'null' } } }] })).toEqual({ a: null });
});

it('days of an example are to come, counted from the time of the trial', () => {
  expect(exampleValue({ type: 'string', format: 'date' }, new Date('2030-02-01'))).toBe('2030-03-04');
});

it.each<[string, string, string, string]>([
  ['an address that may be a page of the site', 'to', String.raw`^(\/(?!\/)|#|https:\/\/)\S*$`, '/'],
  ['a time', 'at', String.raw`^(?:[01]\d|2[0-3]):[0-5]\d$`, '11:00'],
  ['a reference', 'number', String.raw`^[A-Z]{3}-\d{6}$`, 'ABC-123451'],
  ['a word of addresses', 'name', '^[a-z0-9-]{1,60}$', 'ejemplo-1'],
  ['anything', 'name', '^.+$', 'Ejemplo 1 <ejemplo> & «más»'],
  ['what no example has', 'slug', '^#[a-f]{6}$', 'ejemplo-1'],
  ['what is no pattern', 'slug', '(', 'ejemplo-1'],
])('an example keeps to a pattern of %s', (_, name, pattern, value) => {
  expect(valueOf({ type: 'string', pattern }, name)).toBe(value);
});

it('the path of an example is that of a page which every site has', () => {
  expect(valueOf(text, 'path')).toBe('/');
});
