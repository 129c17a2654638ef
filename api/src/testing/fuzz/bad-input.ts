import type { Operation, Parameter } from './operations.ts';

/** Returns a random integer below a limit; the same seed gives the same sequence. */
export type RandomInteger = (below: number) => number;

/** The generator Mulberry32. */
export function seededRandom(seed: number): RandomInteger {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** Markup that would have an effect if a browser took a response for a page. */
export const markup = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<svg/onload=alert(1)>'];

const values = [
  ...markup,
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '36',
  '43',
  '101',
  '411',
  '2026',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '1e9',
  '0x10',
  '1.5',
  'NaN',
  'Infinity',
  '-0',
  '٣',
  'null',
  'undefined',
  'true',
  'false',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '\0',
  'a\0b',
  '\n',
  '\r\nX-Injected: 1',
  '\u2028',
  '\uFEFF',
  '\uD800',
  '💥'.repeat(50),
  'ñ',
  'e\u0301',
  '\u202Eabc',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%zz',
  '%u0041',
  '/',
  '//',
  String.raw`..\..`,
  '.',
  '..',
  'con',
  "' or '1'='1",
  "'; drop table events; --",
  '$1',
  ':x',
  '\\',
  '%_',
  '&|!():*',
  "a'b:*",
  '<->',
  '"',
  '`id`',
  '${7*7}',
  '{{7*7}}',
  'es',
  'en',
  'fr',
  'ES',
  'date',
  '-date',
  'name',
  '2026-11-20',
  '2026-02-29',
  '2026-13-01',
  '20/11/2026',
  '0000-00-00',
  '9999-12-31',
  '1,2,3',
  ',',
  '1,',
  '1,,2',
  Array.from({ length: 1_001 }, (_, n) => n).join(','),
  'upcoming',
  'orquesta',
  'mahler',
  'musica~',
  'a'.repeat(121),
  'a'.repeat(8_000),
  '-'.repeat(120),
  'https://evil.example',
  'javascript:alert(1)',
  'a@b.es',
  'a@b',
  '@',
  'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4',
  'C-7K3M2Q',
];

const jsonValues: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2_147_483_648,
  [],
  {},
  [[]],
  [null],
  ['a'],
  { a: 1 },
  { toString: 1 },
  { $ne: null },
  { length: 5 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  Array.from({ length: 500 }, () => 'x'),
];

const pick = <Value>(random: RandomInteger, list: readonly Value[]): Value => list[random(list.length)] as Value;

export interface BadRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string;
  /** The values in the address by parameter, if each parameter is given once. */
  given: { parameter: Parameter; value: string }[];
  /** Whether the address has a parameter that the description lacks. */
  isUnknown: boolean;
}

/** A request for an operation that is wrong in some ways, and sometimes right. */
export function badRequest(operation: Operation, random: RandomInteger): BadRequest {
  const valueOf = ({ schema }: Parameter) =>
    schema.enum && random(3) === 0 ? pick(random, schema.enum) : pick(random, values);
  const given: BadRequest['given'] = [];
  let path = operation.path;
  for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
    const value = random(3) === 0 ? String(random(500)) : valueOf(parameter);
    // The router and HTTP clients resolve empty and dot segments before a route sees them.
    const segment = value === '' || value === '.' || value === '..' ? 'x' : value.toWellFormed();
    path = path.replace(`{${parameter.name}}`, encodeURIComponent(segment));
    given.push({ parameter, value: segment });
  }
  const query = new URLSearchParams();
  const known = operation.parameters.filter((one) => one.in === 'query');
  for (let count = known.length > 0 ? random(4) : 0; count > 0; count -= 1) {
    const parameter = pick(random, known);
    if (query.has(parameter.name)) continue;
    const value = valueOf(parameter).toWellFormed();
    query.append(parameter.name, value);
    given.push({ parameter, value });
  }
  const isUnknown = random(10) === 0;
  if (isUnknown)
    query.append(pick(random, ['x', '__proto__', 'lang[]', 'page.x', ...markup]), pick(random, values).toWellFormed());
  const text = query.toString();
  return {
    method: operation.method,
    url: text ? `${path}?${text}` : path,
    headers: random(5) === 0 ? oddHeaders(random) : {},
    ...(operation.method === 'POST' && postedBody(operation, random)),
    given,
    isUnknown,
  };
}

function oddHeaders(random: RandomInteger): Record<string, string> {
  return pick(random, [
    { range: 'bytes=0-0' },
    { range: 'bytes=9-1' },
    { range: `bytes=${'0-1,'.repeat(500)}0-1` },
    { 'if-none-match': '*' },
    { 'if-none-match': '"'.repeat(100) },
    { 'if-modified-since': 'never' },
    { 'accept-language': ',;q=;' },
    { accept: 'image/png' },
    { 'accept-encoding': 'x;q=9' },
    { cookie: '=;=;i18n_redirected=%' },
    { 'x-forwarded-for': '1.1.1.1,'.repeat(200) },
    { 'x-forwarded-host': 'evil.example' },
    { 'content-type': 'text/plain' },
    { origin: 'null' },
  ] as Record<string, string>[]);
}

function postedBody(
  { fields }: Operation,
  random: RandomInteger,
): Pick<BadRequest, 'payload'> & { headers: Record<string, string> } {
  const json = { 'content-type': 'application/json' };
  const way = random(12);
  if (way === 0)
    return {
      payload: pick(random, ['', '{', '[]', 'null', '"a"', '1', '{"a":', '\0', '['.repeat(5_000)]),
      headers: json,
    };
  if (way === 1)
    return {
      payload: 'a=1',
      headers: {
        'content-type': pick(random, [
          'application/x-www-form-urlencoded',
          'text/plain',
          'multipart/form-data',
          'application/xml',
          ';',
          'application/json;charset=x',
        ]),
      },
    };
  if (way === 2) return { payload: JSON.stringify({ a: 'a'.repeat(70_000) }), headers: json };
  const body: Record<string, unknown> = {
    shownAt: new Date(Date.now() - 20_000).toISOString(),
    website: '',
  };
  for (const name of Object.keys(fields ?? {}))
    if (random(8) > 0) body[name] = random(3) === 0 ? pick(random, jsonValues) : pick(random, values);
  if (random(6) === 0) body[pick(random, values)] = pick(random, jsonValues);
  return { payload: JSON.stringify(body), headers: json };
}
