/**
 * `shouldRevalidate` of a page that several people edit: after a refused form it loads again and shows what somebody else has changed, beside what was
 * typed. It does not where the session is over or the API is away: the new page would replace what was typed.
 */
export function revalidatesRefused({ actionStatus }: { actionStatus?: number }): boolean {
  return actionStatus === undefined || (actionStatus !== 401 && actionStatus < 500);
}
