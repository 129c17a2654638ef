import { expect, it } from 'vitest';
import { exampleValue } from './example-value.ts';

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
  expect(exampleValue({ type: 'array', items: entry })).toEqual([
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
  expect(exampleValue({ type: 'integer', minimum: 10, maximum: 20 })).toBe(10);
  expect(exampleValue({ type: 'number', exclusiveMinimum: 3 })).toBe(4);
  expect(exampleValue({ type: 'integer', maximum: 0 })).toBe(0);
  expect(exampleValue({ type: 'array', items: text, minItems: 3 })).toHaveLength(3);
  expect(exampleValue({ type: 'string', format: 'date' })).toBe('2026-12-02');
  const counts = { type: 'object', propertyNames: { enum: ['es', 'en'] }, additionalProperties: { type: 'integer' } };
  expect(exampleValue(counts)).toEqual({ es: 1, en: 1 });
  expect(exampleValue({ allOf: [{ type: 'object', properties: { a: { type: 'null' } } }] })).toEqual({ a: null });
});
