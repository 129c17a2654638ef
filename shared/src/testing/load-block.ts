import type { ApiClient } from '../api-client/api-client.ts';
import type { SlotModule } from '../contract/remote.ts';

export interface LoadedBlock {
  data: unknown;
  /** The queries of the slot's requests to the API. */
  asked: unknown[];
}

/** Runs the loader of a content page's slot. @param answers by the API's path, `api/events` @param block its properties in the page */
export async function loadBlock(
  slot: SlotModule,
  block: object,
  answers: Record<string, unknown>,
): Promise<LoadedBlock> {
  const asked: unknown[] = [];
  const get = async (path: string, { params }: { params?: unknown } = {}) => {
    if (!(path in answers)) throw new Error(`the slot asks for ${path}`);
    asked.push(params);
    return { data: answers[path] };
  };
  const api = { get } as unknown as ApiClient;
  const context = { api, locale: 'es' as const, now: () => new Date('2026-11-20T12:00:00Z') };
  return { data: await slot.load(context, { headingLevel: 3, count: 6, ...block } as unknown as undefined), asked };
}

/** The API's response for a list. */
export function listOf(data: unknown[]) {
  return { data, meta: { total: data.length, page: 1, perPage: 24, facets: {} } };
}
