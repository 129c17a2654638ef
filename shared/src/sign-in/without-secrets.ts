import type { formAction } from '../forms/form-action.ts';

type FormAction = ReturnType<typeof formAction>;

/** Fields that have to be typed anew each time. */
const secretFields = ['password', 'code'];

/** The same `action`, except that a page with errors does not contain the typed password or code. */
export function withoutSecrets(action: FormAction): FormAction {
  return async (args) => {
    const answer = await action(args);
    if (!(answer instanceof Response)) for (const name of secretFields) delete answer.data.values[name];
    return answer;
  };
}
