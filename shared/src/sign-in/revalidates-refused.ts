/**
 * `shouldRevalidate` of a page that several people edit: after a refused form the page loads again, to show other people's changes
 * beside what was typed. It does not where the session has ended, the record is not there (for another account, which signed in in another tab)
 * or the API fails: the error page would replace what was typed.
 */
export function revalidatesRefused({ actionStatus }: { actionStatus?: number }): boolean {
  return actionStatus === undefined || (actionStatus !== 401 && actionStatus !== 404 && actionStatus < 500);
}
