import type { OpenApi } from '@ofgc/shared/contract/openapi.ts';
import { descriptionTimeout } from '../../../timeouts.ts';

/** The live API's description of its operations; null where it gives none. @param apiUrl of the API, or of a site */
export async function liveDescription(apiUrl: string): Promise<OpenApi | null> {
  return (await askForDescription(apiUrl)) ?? null;
}

/**
 * The live API's description of its operations.
 * @returns null where it has none; undefined where it does not answer in time, or fails
 */
export async function askForDescription(apiUrl: string): Promise<OpenApi | null | undefined> {
  try {
    const answer = await fetch(new URL('api/openapi.json', apiUrl), {
      signal: AbortSignal.timeout(descriptionTimeout),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) return undefined;
    const description = (await answer.json()) as Partial<OpenApi>;
    return description.paths ? (description as OpenApi) : null;
  } catch {
    return undefined;
  }
}
