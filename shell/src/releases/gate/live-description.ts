import type { OpenApi } from '@ofgc/shared/contract/openapi.ts';
import { descriptionTimeout } from '../../timeouts.ts';

/** The live API's description of its operations; null where it gives none. @param apiUrl of the API, or of a site */
export async function liveDescription(apiUrl: string): Promise<OpenApi | null> {
  try {
    const answer = await fetch(new URL('api/openapi.json', apiUrl), {
      signal: AbortSignal.timeout(descriptionTimeout),
    });
    const description = (await answer.json()) as Partial<OpenApi>;
    return description.paths ? (description as OpenApi) : null;
  } catch {
    return null;
  }
}
