import type { Session, SignInStep } from '../domain/accounts/session.schema.ts';
import type { One } from '../http/list.schema.ts';
import type { ApiClient } from './api-client.ts';
import { withSession } from './with-session.ts';

type Body = Record<string, string>;
const step = async (api: ApiClient, path: string, body: Body) =>
  (await withSession(api).post<One<SignInStep>>(path, body)).data.data;

/** Who is signed in here; the answer may be that nobody is. */
export async function fetchSession(api: ApiClient): Promise<Session> {
  const { data } = await withSession(api).get<One<Session>>('api/session');
  return data.data;
}

/**
 * With `email` and `password`: then a school is in, and staff are asked for the second factor. Rejects with 401 where
 * they do not belong together, with 429 after too many tries.
 */
export const signIn = (api: ApiClient, body: Body) => step(api, 'api/session', body);
/** With the six digits of the app or a recovery code; while it is set up, with the first digits. */
export const giveSecondFactor = (api: ApiClient, body: Body) => step(api, 'api/session/second-factor', body);
/** Uses the link of a letter. */
export const signInByLink = (api: ApiClient, body: Body) => step(api, 'api/session/link', body);
/** Chooses a password with the link of a letter, and signs in. */
export const choosePassword = (api: ApiClient, body: Body) => step(api, 'api/accounts/password', body);

/** Asks for a letter with a link. The answer is the same for every address. */
export async function requestLink(api: ApiClient, body: Body): Promise<void> {
  await withSession(api).post('api/accounts/links', body);
}

/**
 * Ends this browser's session, or all sessions of the account, whose browsers are then unknown again. It is no error
 * where nobody is signed in.
 */
export async function signOut(api: ApiClient, where: 'here' | 'everywhere' = 'here'): Promise<void> {
  await withSession(api).post(where === 'here' ? 'api/session/end' : 'api/session/end-everywhere', {});
}
