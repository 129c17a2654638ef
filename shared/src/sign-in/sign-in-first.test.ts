import { expect, it } from 'vitest';
import { revalidatesRefused } from './revalidates-refused.ts';
import { signInFirst } from './sign-in-first.ts';

const address = 'https://ofgc.example/en/oficina/registros/contact/5?x=1';
const signIn = '/en/oficina/entrar?volver=%2Foficina%2Fregistros%2Fcontact%2F5%3Fx%3D1';

it('signInFirst redirects to the sign-in page with a way back', () => {
  const answer = signInFirst('staff', new Request(address), 'en') as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([302, signIn]);
});

it('signInFirst answers 401 with a link to a form posted without JavaScript, so that nothing typed is lost', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(signInFirst('staff', new Request(address, { headers }), 'en')).toMatchObject({
    data: { signIn },
    init: { status: 401 },
  });
});

it('revalidatesRefused is false after a form got 401, 403, 404, 500 or 503', () => {
  const revalidates = (actionStatus?: number) => revalidatesRefused({ ...(actionStatus && { actionStatus }) });
  expect([401, 403, 404, 500, 503].filter(revalidates)).toEqual([]);
  expect([409, 422, undefined].map(revalidates)).toEqual([true, true, true]);
});
