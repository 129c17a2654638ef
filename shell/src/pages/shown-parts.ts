import { blockSlot } from '../blocks/block-code.ts';
import { leavesOf } from '../blocks/load-blocks.ts';
import type { ContentData } from './content/ContentPage.tsx';
import type { HomeData } from './home/HomePage.tsx';

/**
 * The parts of a page that are separate chunks: slots of remotes, blocks of the shell. The server sends their styles.
 * @param ids of the matched routes @param loaderData by route
 */
export function shownParts(ids: readonly string[], loaderData: Record<string, unknown>): readonly string[] {
  if (ids.includes('shell.home')) return (loaderData['shell.home'] as HomeData | undefined)?.rows.flat() ?? [];
  const content = loaderData['shell.content'] as ContentData | undefined;
  return content ? [...new Set(leavesOf(content.page.blocks).map(({ type }) => blockSlot(type)))] : [];
}
