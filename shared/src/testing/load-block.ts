import type { ApiClient } from '../api-client/api-client.ts';
import type { SlotModule } from '../contract/remote.ts';

export interface LoadedBlock {
  data: unknown;
  /** The queries by which the slot asked the API. */
  asked: unknown[];
}

/** What a slot of a content page loads. @param answers by the API's path, `api/events` @param block what the page says of it */
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

/** A list as the API answers it. */
export function listOf(data: unknown[]) {
  return { data, meta: { total: data.length, page: 1, perPage: 24, facets: {} } };
}
