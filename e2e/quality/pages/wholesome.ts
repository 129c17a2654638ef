import { expect } from '@playwright/test';
import type { Crawl } from './crawl.ts';
import { schemaOrgFaults } from './schema-org.ts';

const something = expect.stringMatching(/\S/);

/** What every page is, as its server sends it. */
export const wholesome = {
  status: 200,
  policy: expect.stringMatching(/^(?!.*unsafe).*script-src 'self';/),
  headings: [something],
  inline: [],
  brokenData: [],
  repeatedIds: [],
  hiddenClaims: [],
  untranslated: [],
};

/** Expects that each link leads to a complete page in the language of the crawl. */
export function expectWholesomePages({ broken, pages }: Crawl, language: string): void {
  expect.soft(broken).toEqual([]);
  for (const [path, page] of pages)
    expect.soft(page, `${path}, linked from ${page.from}`).toMatchObject({ ...wholesome, language });
}

/** Expects that each link with an anchor leads to an id that is there. */
export function expectAnchors({ anchors, pages }: Crawl): void {
  expect(anchors.length).toBeGreaterThan(50);
  expect(anchors.filter(({ path, hash }) => pages.get(path)?.ids.includes(hash) === false)).toEqual([]);
}

/** Expects that the data for search engines follow schema.org. @returns their types */
export async function expectValidData({ pages }: Crawl): Promise<Set<string>> {
  const types = new Set<string>();
  for (const [path, { graph }] of pages) {
    expect.soft(await schemaOrgFaults(graph), path).toEqual([]);
    for (const node of graph) types.add(node['@type']);
  }
  return types;
}
