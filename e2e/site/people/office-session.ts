import type { APIRequestContext } from '@playwright/test';
import { expect } from '../page/browser-test.ts';
import { inviteStaff, sixDigits } from './staff.ts';

export const password = 'cuatro palabras bien largas';
/** The headers of a request from a page of the site itself. */
export const fromHere = { 'Sec-Fetch-Site': 'same-origin' };

/** Calls the API as a page of the site does, with the cookies of this request context. */
export async function call<Data>(request: APIRequestContext, path: string, body?: object): Promise<Data> {
  const answer = await (body ? request.post(path, { data: body, headers: fromHere }) : request.get(path));
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

/** Signs a new staff member in on this request context, with a second factor. */
export async function signInStaff(request: APIRequestContext, email: string, ...roles: string[]): Promise<void> {
  await enrol(request, await inviteStaff(email, 'Iria', ...roles));
}

/** Follows a staff invitation: sets a password and the second factor. @param invitation its path */
export async function enrol(request: APIRequestContext, invitation: string): Promise<void> {
  const token = new URLSearchParams(invitation.split('?')[1]).get('enlace');
  await call(request, '/api/accounts/password', { token, password });
  const { enrolment } = await call<{ enrolment: { secret: string } }>(request, '/api/session');
  await call(request, '/api/session/second-factor', { code: sixDigits(enrolment.secret) });
}
