/**
 * `shouldRevalidate` of a page that several people edit: after a refused form the page loads again, to show other people's changes
 * beside what was typed. It does not where the session has ended (401), the account may not change it (403) or does not have the record (404) —
 * another one signed in in another tab, or lost its role —, or the API fails: sign-in or error page would replace what was typed.
 */
export function revalidatesRefused({ actionStatus = 200 }: { actionStatus?: number }): boolean {
  return ![401, 403, 404].includes(actionStatus) && actionStatus < 500;
}
