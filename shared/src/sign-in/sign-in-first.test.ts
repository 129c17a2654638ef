import { expect, it } from 'vitest';
import { revalidatesRefused } from './revalidates-refused.ts';
import { signInFirst } from './sign-in-first.ts';

const address = 'https://ofgc.example/en/oficina/registros/contact/5?x=1';
const signIn = '/en/oficina/entrar?volver=%2Foficina%2Fregistros%2Fcontact%2F5%3Fx%3D1';

it('whoever is not signed in is led to where they sign in, and back', () => {
  const answer = signInFirst('staff', new Request(address), 'en') as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([302, signIn]);
});

it('who posted a form without JavaScript is not led away from what was typed', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(signInFirst('staff', new Request(address, { headers }), 'en')).toMatchObject({
    data: { signIn },
    init: { status: 401 },
  });
});

it('nor does a page load again whose form was refused for that, or could not be sent', () => {
  expect([401, 500, 503, 409, 422, undefined].map((actionStatus) => revalidatesRefused({ actionStatus }))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});
