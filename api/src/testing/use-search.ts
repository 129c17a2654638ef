import { expect } from 'vitest';
import { type SearchAnswer, searchAnswerSchema } from '@ofgc/shared/domain/search/search.schema.ts';
import { useReadingApi } from './use-test-api.ts';

/**
 * Prepares a search for the tests of a file, over an API that they only read.
 * @returns searches for a term; `rest` is the rest of the query
 */
export function useSearch(): (term: string, rest?: string) => Promise<SearchAnswer> {
  const test = useReadingApi();
  return async (term, rest = '') => {
    const { status, body } = await test.get(`/api/search?term=${encodeURIComponent(term)}${rest}`);
    expect(status).toBe(200);
    return searchAnswerSchema.parse(body);
  };
}
