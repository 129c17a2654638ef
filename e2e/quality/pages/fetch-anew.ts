/**
 * Fetches over a connection of its own. A connection that was kept breaks where the site closes it, as it was idle, in the moment of the next
 * request, which happens when the machine stalls.
 */
export function fetchAnew(address: string, { headers, ...options }: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...options, headers: { ...(headers as Record<string, string>), Connection: 'close' } });
}
