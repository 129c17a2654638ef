import { blockSlot } from '../blocks/block-code.ts';
import { leavesOf } from '../blocks/load-blocks.ts';
import type { ContentData } from './content/ContentPage.tsx';
import type { ReleaseVector } from '../composition/release-vector.ts';
import { homeRows } from './home/home-rows.ts';

/**
 * The parts of a page that are chunks of their own: slots of remotes, blocks of the shell. The server sends their styles.
 * @param ids of the matched routes @param loaderData by route @param vector the live releases
 */
export function shownParts(
  ids: readonly string[],
  loaderData: Record<string, unknown>,
  vector: ReleaseVector,
): readonly string[] {
  if (ids.includes('shell.home')) return homeRows(vector).flat();
  const content = loaderData['shell.content'] as ContentData | undefined;
  return content ? [...new Set(leavesOf(content.page.blocks).map(({ type }) => blockSlot(type)))] : [];
}
