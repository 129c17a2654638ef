import type { Request } from '@playwright/test';

/** Whether something is asked of the API. */
export function isOfApi(request: Pick<Request, 'url'>): boolean {
  return new URL(request.url()).pathname.startsWith('/api/');
}

/** Whether a script asks the API for something. */
export function isDataOfApi(request: Pick<Request, 'url' | 'resourceType'>): boolean {
  return ['fetch', 'xhr'].includes(request.resourceType()) && isOfApi(request);
}
