import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';

/** Of a visitor's request, what the API has to know. */
export function forwardedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name === 'x-forwarded-for' || name === requestIdHeader));
}
