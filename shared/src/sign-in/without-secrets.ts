import type { formAction } from '../forms/form-action.ts';

type FormAction = ReturnType<typeof formAction>;

/** What is typed anew each time. */
const secretFields = ['password', 'code'];

/** The same `action`; a page that comes back does not carry what was typed as a password or a code. */
export function withoutSecrets(action: FormAction): FormAction {
  return async (args) => {
    const answer = await action(args);
    if (!(answer instanceof Response)) for (const name of secretFields) delete answer.data.values[name];
    return answer;
  };
}
