import type { ContentLookup } from '../../declaration/content-pages.ts';

/** The most documents that are asked for. */
const most = 30;

/** Documents and feeds that pages lead to and that are not there. @param pages with their own addresses of documents */
export async function missingDocumentProblems(
  pages: readonly { address: string; documents: readonly string[] }[],
  { hasDocument }: Pick<ContentLookup, 'hasDocument'>,
): Promise<string[]> {
  const first = new Map<string, string>();
  for (const { address, documents } of pages)
    for (const path of documents) if (!first.has(path)) first.set(path, address);
  const asked = [...first].slice(0, most);
  const there = await Promise.all(asked.map(([path]) => hasDocument(path)));
  return asked
    .filter((_, at) => !there[at])
    .slice(0, 3)
    .map(([path, address]) => `${address} leads to the document ${path}, which the site does not have`);
}
