/**
 * Whether what a loader threw says that the page does not exist: a 404 of its own or of the API. A 400 of the API for an address means
 * that, too.
 */
export function isUnknownPage(error: unknown): boolean {
  const thrown = error as Partial<Record<'response' | 'init', { status: number }>> | undefined;
  const { status } = thrown?.response ?? thrown?.init ?? {};
  return status === 400 || status === 404;
}
