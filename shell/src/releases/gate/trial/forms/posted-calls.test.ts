import { expect, it } from 'vitest';
import { type PostedCall, postedCall, postedProblems } from './posted-calls.ts';
import { createTakenFields } from './taken-fields.ts';

it.each<[string, PostedCall[], string[]?]>([
  ['nothing', []],
  ['what was typed, tidied up', [postedCall('api/contact', { name: 'ESCRITO 1-2 ' })]],
  ['a figure as a number', [postedCall('api/contact', { seats: 190_100, name: 'escrito-1-2' })], ['190100']],
  [
    'a telephone number without its prefix',
    [postedCall('api/contact', { phone: '610001001', name: 'escrito-1-2' })],
    ['+34 610001001'],
  ],
  [
    'each line by itself',
    [postedCall('api/contact', { names: ['escrito-1-2 ñú «€»\r', 'Otra línea'] })],
    ['escrito-1-2 ñú «€»\nOtra línea'],
  ],
  [
    'two calls of one path that differ',
    ['a', 'b'].map((step) => postedCall('api/steps', { step, name: 'escrito-1-2' })),
  ],
])('lets pass a form that posts %s', (_, calls, texts = []) => {
  expect(postedProblems(calls, ['escrito-1-2', ...texts], () => ({ required: [] }))).toEqual([]);
});

it('refuses a form that posts the same twice, or not all that was typed', () => {
  const call = postedCall('api/contact', { facts: 'escrito-1-2' });
  expect(postedProblems([call, call], ['escrito-1-2', 'escrito-1-3'], () => ({ required: [] }))).toEqual([
    'sends the same to api/contact twice',
    'does not send all that was typed to the API (“escrito-1-3” is in no call as it was written)',
  ]);
});

it('refuses a form that loses a digit of a telephone number', () => {
  const call = postedCall('api/contact', { phone: '3461000100' });
  expect(postedProblems([call], ['+34 610001001'], () => ({ required: [] }))).toHaveLength(1);
});

it.each<[string, string | string[]]>([
  ['accents', 'escrito-1-2 nu «€»\nOtra linea'],
  ['signs', 'escrito-1-2 ñú\nOtra línea'],
  ['ends of lines', 'escrito-1-2 ñú «€» Otra línea'],
  ['a line', ['escrito-1-2 ñú «€»']],
  ['what a line has', ['escrito-1-2', 'Otra línea']],
])('refuses a form that takes %s away', (_, message) => {
  const typed = 'escrito-1-2 ñú «€»\nOtra línea';
  expect(
    postedProblems([postedCall('api/contact', { message: typed.replace('\n', '\r\n') })], [typed], () => ({
      required: [],
    })),
  ).toEqual([]);
  expect(postedProblems([postedCall('api/contact', { message })], [typed], () => ({ required: [] }))).toHaveLength(1);
});

it('refuses a form that is posted where the API takes nothing, or without a field that it requires', () => {
  const schema = { required: ['version', 'days', 'isOpen'], properties: { isOpen: { type: 'boolean' } } };
  const description = {
    paths: {
      '/api/offers': { get: {} },
      '/api/calls/{key}/days': {
        post: { requestBody: { content: { 'application/json': { schema } } } },
      },
      '/api/session/end': { post: {} },
    },
  };
  const problemsOf = (path: string, body: unknown) =>
    postedProblems([postedCall(path, body)], [], createTakenFields(description));
  expect(problemsOf('api/offers', { name: 'a' })).toEqual(['is posted to api/offers, where the API takes nothing']);
  expect(problemsOf('api/calls/2026/days', { version: 1, days: undefined })).toEqual([
    'is posted to api/calls/2026/days without “days”, which the API requires',
  ]);
  expect(problemsOf('api/calls/2026/days?lang=es', { version: '1', days: '1', more: '1' })).toEqual([]);
  expect(problemsOf('api/session/end', undefined)).toEqual([]);
});

it('refuses a form whose fields the API does not know, or with choices that it does not take', () => {
  const properties = {
    phone: { type: 'string' },
    participation: { type: 'string', enum: ['active', 'listener'] },
    consent: { type: 'boolean', enum: [true] },
  };
  const schema = { properties, propertyNames: { type: 'string' } };
  const post = { requestBody: { content: { 'application/json': { schema } } } };
  const taken = createTakenFields({ paths: { '/api/contact': { post }, '/api/inscriptions/{key}': { post } } });
  const problemsOf = (body: unknown, path = 'api/contact') =>
    postedProblems([postedCall(path, body)], ['escrito-1-2'], taken);
  expect(problemsOf({ telefono: 'escrito-1-2' })).toEqual([
    'sends what was typed to api/contact as “telefono”, which the API does not know',
  ]);
  expect(problemsOf({ phone: 'escrito-1-2', participation: 'activo' })).toEqual([
    'sends “activo” to api/contact as “participation”, where the API takes “active”, “listener”',
  ]);
  expect(problemsOf({ phone: 'escrito-1-2', telefono: 'escrito-1-2', lang: 'es', consent: 'on' })).toEqual([]);
  expect(problemsOf({ phone: 'escrito-1-2', participation: 'active' })).toEqual([]);
  expect(problemsOf({ phone: 'escrito-1-2', participation: '' })).toEqual([]);
  expect(problemsOf({ age: 'escrito-1-2' }, 'api/inscriptions/club')).toEqual([]);
});
