import type { BlockOf, BlockType } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import type { ComponentType } from 'react';

/** The level of the headings in a block. */
export type BlockHeadingLevel = 2 | 3 | 4 | 5;

export interface BlockProps<Type extends BlockType> {
  block: BlockOf<Type>;
  headingLevel: BlockHeadingLevel;
}

export type BlockComponent = ComponentType<{ block: never; headingLevel: BlockHeadingLevel }>;
