import type { PageTrial } from '../../page-trial.ts';
import type { TriedPage } from '../../tried-page.ts';

/**
 * Parts that the server keeps under the ids of what they show: after an edit they would show it as it was before. Each such part is drawn
 * once more with other words of the API. @param pages those that were tried
 */
export async function staleMarkupProblems(
  pages: readonly (Pick<TriedPage, 'html'> & { address: string })[],
  {
    keptMarkup: { first, changed },
    withEditedContent,
    onStep,
  }: Pick<PageTrial, 'keptMarkup' | 'withEditedContent' | 'onStep'>,
): Promise<string[]> {
  const parts = new Map([...first].toReversed().map((one) => [partOf(one[0]), one]));
  const problems: string[] = [];
  for (const [part, [, text]] of parts) {
    const address = pages.find(({ html }) => html.includes(text))?.address;
    if (address === undefined) continue;
    onStep(`${address} with other words`);
    await withEditedContent(address);
    const key = [...changed].find((one) => partOf(one) === part);
    if (key !== undefined)
      problems.push(
        `${address} would show words as they were before they were edited: the key under which the server keeps a part of it (cachedOnServer) is ${keyOf(key)} alone, and the part shows more`,
      );
  }
  return problems;
}

/** A key begins with the number of its part. */
function partOf(key: string): string {
  return key.split(',')[0] ?? '';
}

function keyOf(key: string): string {
  return key.slice(partOf(key).length + 1);
}
