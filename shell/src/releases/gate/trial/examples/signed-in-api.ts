import type { ApiClient } from '@ofgc/shared/api-client';
import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import type { Session } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { pathShapes } from '../path-shapes.ts';
import type { AnswerExample } from './example-answers.ts';

/** Says who is signed in; without a session the answer is nobody. */
export const sessionPath = '/api/session';
const isSession = (path: string) => /^\/?api\/session\/?$/.test(path);

/** Somebody who is signed in during a trial, and nowhere else. */
export interface ExamplePerson {
  kind: AccountKind;
  /** Nobody else has it. */
  name: string;
}

/**
 * Answers what the API answers only to who is signed in, from its description: neither a session nor data of people are needed.
 * @param paths of the API that need a session @param person asked before each call
 */
export function createSignedInApi(answerOf: AnswerExample, paths: readonly string[], person: () => ExamplePerson) {
  const shapes = pathShapes(paths);
  return (api: ApiClient): ApiClient => ({
    get: async (path, config) => {
      const isOfSession = shapes.some((shape) => shape.test(path));
      const data = isSession(path) ? { data: sessionOf(person()) } : isOfSession ? answerOf('get', path) : undefined;
      return data === undefined ? api.get(path, config) : ({ status: 200, data, headers: {} } as never);
    },
    post: api.post,
  });
}

function sessionOf({ kind, name }: ExamplePerson): Session {
  const ends = '2036-12-31T18:00:00.000Z';
  const roles = kind === 'staff' ? [...staffRoles] : [];
  const email = `${name}@ejemplo.example`;
  return {
    stage: 'full',
    identity: { kind, email, name, lang: 'es', roles, idleEndsAt: ends, endsAt: ends },
    enrolment: null,
  };
}
