import { expect, it } from 'vitest';
import { anonymousHeaders } from './anonymous-headers.ts';

it('a confidential request is passed on without headers that identify the visitor', () => {
  const headers = {
    host: 'ofgc.example',
    origin: 'https://ofgc.example',
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=x',
    'accept-encoding': 'br',
    'user-agent': 'a',
    cookie: 'b',
    referer: 'c',
    'accept-language': 'd',
    'x-forwarded-for': 'e',
    'x-request-id': 'f',
    'x-real-ip': 'g',
    forwarded: 'h',
    'sec-ch-ua': 'i',
    authorization: 'j',
    via: 'k',
  };
  const passed = anonymousHeaders({ headers }, Buffer.from('123'));
  expect(Object.keys(passed).toSorted()).toEqual([
    'accept-encoding',
    'content-length',
    'content-type',
    'host',
    'origin',
    'sec-fetch-site',
  ]);
});
