import type { Session, SignInStep } from '../domain/accounts/session.schema.ts';
import type { One } from '../http/list.schema.ts';
import type { ApiClient } from './api-client.ts';
import { withSession } from './with-session.ts';

type Body = Record<string, string>;
const step = async (api: ApiClient, path: string, body: Body) =>
  (await withSession(api).post<One<SignInStep>>(path, body)).data.data;

/** The session of this browser; `identity` is null where nobody is signed in. */
export async function fetchSession(api: ApiClient): Promise<Session> {
  const { data } = await withSession(api).get<One<Session>>('api/session');
  return data.data;
}

/**
 * Signs in with `email` and `password`: a school is then signed in, staff still need the second factor. Rejects with 401 where
 * the password is not the account's, with 429 after too many attempts.
 */
export const signIn = (api: ApiClient, body: Body) => step(api, 'api/session', body);
/** Sends the six digits of the app or a recovery code; while the second factor is being set up, the first digits of the app. */
export const giveSecondFactor = (api: ApiClient, body: Body) => step(api, 'api/session/second-factor', body);
/** Signs in with the link of an email. */
export const signInByLink = (api: ApiClient, body: Body) => step(api, 'api/session/link', body);
/** Chooses a password with the link of an email, and signs in. */
export const choosePassword = (api: ApiClient, body: Body) => step(api, 'api/accounts/password', body);

/** Requests an email with a link. The response is the same for every address. */
export async function requestLink(api: ApiClient, body: Body): Promise<void> {
  await withSession(api).post('api/accounts/links', body);
}

/**
 * Ends this browser's session, or all sessions of the account, which then also forgets its known browsers. It is not an error if
 * nobody is signed in.
 */
export async function signOut(api: ApiClient, where: 'here' | 'everywhere' = 'here'): Promise<void> {
  await withSession(api).post(where === 'here' ? 'api/session/end' : 'api/session/end-everywhere', {});
}
