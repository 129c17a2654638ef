import type { ApiClient } from '@ofgc/shared/api-client';
import type { AnswerExample } from '../examples/example-answers.ts';

/** The outcome of a form: taken, refused because of its fields, refused because too many come, or an outage of the API. */
export type Fate = 'taken' | 'refused' | 'busy' | 'outage';

const statuses: Record<Exclude<Fate, 'taken'>, number> = { refused: 422, busy: 429, outage: 503 };
const sentence = 'Esto es una prueba.';

/** The failure of a call as the API's client has it. */
class RefusedCall extends Error {
  override readonly name = 'AxiosError';
  readonly isAxiosError = true;
  readonly response: { status: number; data: object; headers: object };

  constructor(path: string, body: unknown, status: number) {
    super(`does not wait for the answer to what it posts to ${path}, or for the status ${status} that the trial gave`);
    const fields = typeof body === 'object' && body !== null ? Object.keys(body) : [];
    const errors = status === 422 ? { errors: Object.fromEntries(fields.map((field) => [field, [sentence]])) } : {};
    this.response = { status, data: { message: sentence, ...errors }, headers: {} };
  }
}

/** Called with each path, what is posted, and what is answered where the form is taken. */
export type OnPost = (path: string, body: unknown, answer?: unknown) => void;

/** Takes the API's place for what forms send: nothing of it reaches the API. */
export function createFormApi(answerOf: AnswerExample, fate: Fate, onPost: OnPost) {
  return (api: ApiClient): ApiClient => ({
    get: api.get,
    post: async (path, body) => {
      const data = fate === 'taken' ? (answerOf('post', path) ?? { data: {} }) : undefined;
      onPost(path, body, data);
      if (fate !== 'taken') throw new RefusedCall(path, body, statuses[fate]);
      return { status: 201, data, headers: {} } as never;
    },
  });
}
