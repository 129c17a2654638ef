import type { ApiClient } from '@ofgc/shared/api-client';
import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import type { Session } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { pathShapes } from '../path-shapes.ts';
import type { AnswerExample } from './example-answers.ts';
import { secretMark } from './example-value.ts';

/** Says who is signed in; without a session the answer is nobody. */
export const sessionPath = '/api/session';
/** Whether a path, which may have a query, is that of the session. */
export const isSession = (path: string) => /^\/?api\/session\/?(?:\?.*)?$/.test(path);

/** The key of a second factor that is being set up. */
const secret = `${secretMark}-clave`;
const enrolment = { secret, address: `otpauth://totp/ofgc?secret=${secret}`, code: { side: 1, path: 'M0 0h1v1h-1z' } };

/** Somebody who is signed in during a trial, and nowhere else. */
export interface ExamplePerson {
  kind: AccountKind;
  /** Nobody else has it. */
  name: string;
  /** How far the sign-in is; by default it is over. */
  stage?: 'enrolment' | 'full';
  /** When the session ends; in years by default. */
  ends?: string;
}

/**
 * Gives what the API answers only to who is signed in, from its description: neither a session nor data of people are needed.
 * @param paths of the API that need a session @param person asked before each call
 * @returns undefined for what the API answers to everybody
 */
export function createSignedInAnswers(answerOf: AnswerExample, paths: readonly string[], person: () => ExamplePerson) {
  const shapes = pathShapes(paths);
  return (path: string): unknown => {
    if (isSession(path)) return { data: sessionOf(person()) };
    return shapes.some((shape) => shape.test(path)) ? answerOf('get', path) : undefined;
  };
}

/** Takes the API's place for what it answers only to who is signed in. The parameters are those of `createSignedInAnswers`. */
export function createSignedInApi(...given: Parameters<typeof createSignedInAnswers>) {
  const answer = createSignedInAnswers(...given);
  return (api: ApiClient): ApiClient => ({
    get: async (path, config) => {
      const data = answer(path);
      return data === undefined ? api.get(path, config) : ({ status: 200, data, headers: {} } as never);
    },
    post: api.post,
  });
}

function sessionOf({ kind, name, stage = 'full', ends = '2036-12-31T18:00:00.000Z' }: ExamplePerson): Session {
  if (stage === 'enrolment') return { stage, identity: null, enrolment };
  const roles = kind === 'staff' ? [...staffRoles] : [];
  const email = `${name}@ejemplo.example`;
  return {
    stage,
    identity: { kind, email, name, lang: 'es', roles, idleEndsAt: ends, endsAt: ends },
    enrolment: null,
  };
}
