import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import shared from '../../i18n/locales/es.json' with { type: 'json' };
import { failedCall } from '../api-answers.ts';
import { listOf } from '../load-block.ts';
import { headings, textOf } from '../page-queries.ts';
import { renderPage, screen, type Surroundings } from '../render-page.tsx';
import { pageVisit } from './page-visit.ts';

/** A page with parts without which it stays. */
interface PartedPage {
  loader: (input: LoaderFunctionArgs) => unknown;
  Component: ComponentType;
  /** The API's path of the data without which the page fails. */
  own?: string;
  params?: Record<string, string>;
  /** The page's address, where its loader reads that. */
  path?: string;
  /**
   * For the API's paths that fail, separated by commas, how often the page says that a part is missing. A path is that of all its calls
   * (`api/activities`), or of those for one time (`api/activities?when=past`).
   */
  without: Record<string, number>;
}

interface MissingPartsContract extends Pick<Surroundings, 'catalogues'> {
  /** The pages by name. */
  pages: Record<string, PartedPage>;
  /** The API's responses by path; others are empty lists. */
  answers: Record<string, unknown>;
}

/** Declares the tests of pages whose parts may be missing: they stay, say so, and report each failed call once. */
export function itStaysWithoutParts({ pages, answers, catalogues }: MissingPartsContract): void {
  /** Loads a page while the API fails on some paths, and shows it. @returns the failed calls, and those that the page reported */
  async function show({ loader, Component, params, path: address }: PartedPage, failing: readonly string[]) {
    const failed: unknown[] = [];
    const reported: unknown[] = [];
    const get = async (path: string, { params: { when } = {} }: { params?: { when?: string } } = {}) => {
      if (failing.includes(path) || failing.includes(`${path}?when=${when}`)) {
        const error = failedCall(503);
        failed.push(error);
        throw error;
      }
      return { data: answers[path] ?? listOf([]) };
    };
    const loaded = await loader(
      pageVisit({ api: { get }, onMissing: (error) => reported.push(error), params, path: address }),
    );
    const { data: loaderData } = { data: loaded, ...(loaded as { data?: unknown }) };
    renderPage(<Component />, { catalogues, loaderData });
    return { failed, reported };
  }
  const cases = Object.entries(pages).flatMap(([name, page]) =>
    Object.entries(page.without).map(([failing, missing]) => ({ name, page, failing, missing })),
  );

  it.each(cases)('$name stays without $failing, says so and reports it', async ({ page, failing, missing }) => {
    const { failed, reported } = await show(page, failing.split(','));
    expect(reported).toEqual(failed);
    expect(headings(1)).toHaveLength(1);
    expect(screen.getAllByText(shared.missingPart)).toHaveLength(missing);
    expect(textOf()).not.toContain('undefined');
  });

  it.each(Object.entries(pages))(
    '%s is complete while all calls succeed, and fails without its own data',
    async (_, page) => {
      await show(page, []);
      expect(screen.queryByText(shared.missingPart)).toBeNull();
      await expect(show(page, [page.own ?? 'api/pages'])).rejects.toThrow('the call failed');
    },
  );
}
