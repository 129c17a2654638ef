import { expect } from 'vitest';
import { type SearchAnswer, searchAnswerSchema } from '@ofgc/shared/domain/search/search.schema.ts';
import type { TestApi } from './test-api.ts';
import { useReadingApi } from './use-test-api.ts';

type Search = (term: string, rest?: string) => Promise<SearchAnswer>;

/** @returns searches for a term over an API; `rest` is the rest of the query */
export function searchOver(test: TestApi): Search {
  return async (term, rest = '') => {
    const { status, body } = await test.get(`/api/search?term=${encodeURIComponent(term)}${rest}`);
    expect(status).toBe(200);
    return searchAnswerSchema.parse(body);
  };
}

/** Prepares a search for the tests of a file, over an API that they only read. */
export const useSearch = (): Search => searchOver(useReadingApi());
