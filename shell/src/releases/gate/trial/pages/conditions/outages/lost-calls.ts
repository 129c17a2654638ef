import type { ApiCall } from '../../tried-page.ts';

/** The error of a call while the API is away. */
export const lostCall = () =>
  Object.assign(new Error('connect ECONNREFUSED'), { isAxiosError: true, code: 'ECONNREFUSED' });

/** @returns loses the answers of these calls, as when they are late or the API fails for them alone */
export function losing(calls: readonly ApiCall[]) {
  const lost = new Set(calls.map(keyOf));
  return (path: string, answer: unknown, parameters: ApiCall['parameters']): unknown => {
    if (lost.has(keyOf({ path, parameters }))) throw lostCall();
    return answer;
  };
}

/** The different calls among these, and not those of others. */
export function ownCalls(calls: readonly ApiCall[], ofOthers: readonly ApiCall[]): ApiCall[] {
  const known = new Set(ofOthers.map(keyOf));
  return [...new Map(calls.map((call) => [keyOf(call), call])).values()].filter((call) => !known.has(keyOf(call)));
}

/** A call as its team reads it: its path with its parameters. */
export function nameOfCall({ path, parameters }: ApiCall): string {
  const named = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  const query = decodeURIComponent(String(new URLSearchParams(named)));
  return query ? `${path}?${query}` : path;
}

/** Whether both calls have one path with the same parameters. */
export function isSameCall(one: ApiCall, other: ApiCall): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ path, parameters }: ApiCall): string {
  return `${path} ${JSON.stringify(parameters)}`;
}
