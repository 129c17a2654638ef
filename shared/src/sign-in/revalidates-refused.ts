/**
 * `shouldRevalidate` of a page that several people write: also after a refusal it is loaded again, so that what somebody else has changed meanwhile is shown
 * beside what was typed. Not where the session is over, nor where the line is cut or the API is away: loading would lead away from what was typed.
 */
export function revalidatesRefused({ actionStatus }: { actionStatus?: number }): boolean {
  return actionStatus === undefined || (actionStatus !== 401 && actionStatus < 500);
}
