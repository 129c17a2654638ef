import { data } from 'react-router';
import { expect, it } from 'vitest';
import { createLogger, describeThrown, readableThrown } from './logger.ts';

function logged(record: object): Record<string, unknown> {
  let line = '';
  createLogger('worker', { write: (text) => (line += text) }).error(record, 'something failed');
  expect(line.match(/\n/g)).toHaveLength(1);
  return JSON.parse(line) as Record<string, unknown>;
}

it('the logger writes a record as one line with level, time, part, process id and message', () => {
  expect(logged({ remote: 'jobs', version: 'a1b2' })).toMatchObject({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    part: 'worker',
    pid: process.pid,
    remote: 'jobs',
    version: 'a1b2',
    msg: 'something failed',
  });
});

const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4';
it.each([
  ['/buscar?term=secret', '/buscar'],
  [`/boletin/${token}`, '/boletin/***'],
  [`/en/boletin/${token}?enviado=1`, '/en/boletin/***'],
  [`/api/newsletter/${token}/confirm`, '/api/newsletter/***/confirm'],
  ['/boletin/half-of-a-token?enviado=1', '/boletin/***'],
  [`/en/conciertos-entradas/lista-de-espera/${token.toLowerCase()}`, '/en/conciertos-entradas/lista-de-espera/***'],
  [`/api/waitlist/%5A${token}`, '/api/waitlist/***'],
  ['/canal-denuncias/what-somebody-typed', '/canal-denuncias/***'],
  ['/en/%63anal-denuncias/informar?x=1', '/canal-denuncias/***'],
  ['/explora/actualidad/la-orquesta-en-navidad-2026-27', '/explora/actualidad/la-orquesta-en-navidad-2026-27'],
])('the logger writes the address %s as %s', (url, expected) => {
  expect(logged({ url })).toMatchObject({ url: expected });
  expect(logged({ req: { method: 'GET', url, headers: { cookie: 'a' } } }).req).toEqual({
    method: 'GET',
    url: expected,
  });
});

it('the logger masks the token of a link in the message and stack of an error', () => {
  const error = new Error(`GET /api/newsletter/${token}?lang=es failed`);
  expect(logged({ err: error }).err).toMatchObject({
    message: 'GET /api/newsletter/***?lang=es failed',
    stack: expect.stringMatching(/^Error: GET \/api\/newsletter\/\*{3}\?lang=es failed\n/) as string,
  });
  expect(JSON.stringify(logged({ err: String(error) }))).not.toContain(token);
});

it('the logger masks a token in a query, and the token of a session', () => {
  const error = new Error(`GET /oficina/clave?enlace=${token}&x=1 failed with __Host-session=${token}`);
  expect(logged({ err: error }).err).toMatchObject({
    message: 'GET /oficina/clave?enlace=***&x=1 failed with __Host-session=***',
  });
});

it('the logger writes an error with its type and stack', () => {
  expect(logged({ err: new TypeError('broken') }).err).toMatchObject({
    type: 'TypeError',
    message: 'broken',
    stack: expect.stringMatching(/^TypeError: broken\n\s+at /) as string,
  });
});

it('the logger leaves out the sent data of a failed call, and writes a thrown text as it is', () => {
  const error = Object.assign(new Error('Request failed with status code 500'), {
    name: 'AxiosError',
    isAxiosError: true,
    code: 'ERR_BAD_RESPONSE',
    response: { status: 500 },
    config: { data: '{"email":"ana@ofgc.example"}', headers: { 'X-Forwarded-For': '192.0.2.7' } },
  });
  expect(logged({ err: error }).err).toEqual({
    type: 'AxiosError',
    message: 'Request failed with status code 500',
    code: 'ERR_BAD_RESPONSE',
    status: 500,
  });
  expect(logged({ err: 'thrown text' }).err).toEqual({ message: 'thrown text' });
});

it.each([
  [{ status: 503, statusText: 'Service Unavailable', data: {} }, 'a thrown answer 503 Service Unavailable'],
  [data({ message: 'The list is empty.' }, 502), 'a thrown answer 502: The list is empty.'],
  [data('gone', { status: 410, statusText: 'Gone' }), 'a thrown answer 410 Gone: gone'],
  [data(null, 404), 'a thrown answer 404'],
  [data({ message: 'words' }), 'a thrown object with the fields type, data, init'],
  [{ message: 'words' }, 'words'],
  [{ remote: 'jobs', slot: 'x' }, 'a thrown object with the fields remote, slot'],
  [{}, 'a thrown object with the fields (none)'],
  [null, 'null'],
])('the logger describes a thrown object in a message: %j', (thrown, message) => {
  expect(logged({ err: thrown }).err).toEqual({ message });
});

const revoked = Proxy.revocable({}, {});
revoked.revoke();
const throwing = () => {
  throw new Error('asked');
};

it.each<[string, unknown]>([
  ['an error whose message is no text', Object.assign(new Error('a'), { message: Symbol('b') })],
  ['an error whose stack throws', Object.defineProperty(new Error('a'), 'stack', { get: throwing })],
  ['an object that throws when it is asked', Object.defineProperty({}, 'message', { get: throwing })],
  ['an object that nobody can ask any more', revoked.proxy],
])('readableThrown replaces %s by an error', (_, thrown) => {
  expect(logged({ err: readableThrown(thrown) }).err).toMatchObject({
    message: 'something was thrown that cannot be read',
  });
});

it.each([new TypeError('a'), null, undefined, '', Symbol('a'), Object.create(null), { toString: throwing }])(
  'readableThrown returns a readable value unchanged',
  (thrown: unknown) => expect(readableThrown(thrown)).toBe(thrown),
);

it('the description of a thrown error has only the beginning of a long message', () => {
  expect(describeThrown(new Error('x'.repeat(40_000)))).toHaveLength(1_000);
  expect(describeThrown(new Error('no'))).toBe('no');
});
