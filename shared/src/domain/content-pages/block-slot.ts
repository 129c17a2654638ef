import type { HeadingLevel } from '../../design/text/Heading/Heading.tsx';
import type { BlockOf, BlockType } from './block.schema.ts';

/** What the slot of a block gets: the block as the content has it, and the level of its headings. */
export type BlockSlotProps<Type extends BlockType> = BlockOf<Type> & { headingLevel: HeadingLevel };
