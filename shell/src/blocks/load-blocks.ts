import type { Block, SectionBlock } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import { reporterOf, type SlotProps } from '../composition/composition.ts';
import { loadOneSlot, type SlotLoading } from '../composition/slots/load-slots.ts';
import { blockSlot, isShellBlock, loadBlockCode } from './block-code.ts';

/** A block to show; a remote's block has the remote's data, or `isMissing` where they could not be loaded. */
export type ShownBlock = (Exclude<Block, SectionBlock> & { data?: unknown; isMissing?: true }) | ShownSection;
export interface ShownSection extends Omit<SectionBlock, 'blocks'> {
  blocks: ShownBlock[];
}

/** All blocks of a tree except sections, in reading order. */
export function leavesOf(blocks: readonly ShownBlock[]): Exclude<ShownBlock, ShownSection>[] {
  return blocks.flatMap((block) => (block.type === 'section' ? leavesOf(block.blocks) : [block]));
}

/**
 * Loads a tree of blocks: first the data of the remotes' blocks, in parallel, then the code of the shell's own.
 * A remote's block without data is left out, and so is an empty section; a block that fails or is late is marked as missing; a block
 * of a type that no remote fills is left out and reported.
 * @param path the path of the page, for the report
 */
export async function loadBlocks(blocks: readonly Block[], path: string, loading: SlotLoading): Promise<ShownBlock[]> {
  const { composition } = loading;
  const report = reporterOf(composition);
  const shown = await showBlocks(blocks, 2);
  await loadBlockCode(
    leavesOf(shown).map(({ type }) => type),
    report,
  );
  return shown;

  async function showBlocks(level: readonly Block[], headingLevel: number): Promise<ShownBlock[]> {
    return (await Promise.all(level.map((block) => showBlock(block, headingLevel)))).filter((block) => block !== null);
  }

  async function showBlock(block: Block, headingLevel: number): Promise<ShownBlock | null> {
    if (block.type === 'section') {
      const inside = await showBlocks(block.blocks, Math.min(headingLevel + 1, 5));
      return inside.length > 0 ? { ...block, blocks: inside } : null;
    }
    if (isShellBlock(block)) return block;
    const name = blockSlot(block.type);
    if (!composition.hasSlot(name)) {
      const error = new Error(`${path}: nobody shows blocks of the type "${block.type}"`);
      report({ kind: 'unknown', part: name, error });
      return null;
    }
    const props = { ...block, headingLevel } as unknown as SlotProps;
    let isMissing = false;
    const data = await loadOneSlot({ name, props }, { ...loading, onMissing: () => (isMissing = true) });
    if (isMissing) return { ...block, isMissing };
    return data === null || data === undefined ? null : { ...block, data };
  }
}
