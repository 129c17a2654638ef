import { z } from 'zod';
import { addressSchema, defineBlocks } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import { textOrWord } from '../../content/bilingual.ts';
import { slugSchema } from '../../content/fields.ts';

/** Addresses of pages may differ by language. */
const address = z.union([addressSchema, z.strictObject({ es: addressSchema, en: addressSchema })]);

const leaves: Record<string, z.ZodType> = defineBlocks({ text: textOrWord, address, photograph: slugSchema });

const sectionSchema = z.strictObject({
  type: z.literal('section'),
  /** The anchor of this section of the page, the same in both languages. */
  anchor: z.string().regex(/^[a-z0-9-]{1,60}$/),
  title: textOrWord,
  blocks: z.array(z.unknown()).min(1),
});

const typedSchema = z.looseObject({ type: z.string() });

/** A block as it is stored, with texts as `{ es, en }`. Either its shape was checked, or its type is unknown. */
export type ContentBlock = z.infer<typeof typedSchema>;

interface BlockProblem {
  /** `block 3, block 1, items, 0, title` */
  place: string;
  message: string;
  /** The block has an unknown type: it is reported, but passed on to clients that may know it. */
  isUnknown: boolean;
}

/** Deeper sections should be pages of their own. */
const maxSectionDepth = 3;

/**
 * Checks each block of a tree: a mistake removes only its own block.
 * @returns the valid blocks, including those of an unknown type unchanged, and the problems of the others
 */
export function checkBlocks(
  blocks: readonly unknown[],
  inside = '',
  depth = 1,
): { blocks: ContentBlock[]; problems: BlockProblem[] } {
  const problems: BlockProblem[] = [];
  const sound = blocks.flatMap((block, index): ContentBlock[] => {
    const place = `${inside}block ${index + 1}`;
    const refuse = (message: string, isUnknown = false) => void problems.push({ place, message, isUnknown });
    const typed = typedSchema.safeParse(block);
    if (!typed.success) return (refuse('a block needs a type'), []);
    const { type } = typed.data;
    if (type !== 'section' && !Object.hasOwn(leaves, type)) {
      refuse(`blocks of the type “${type}” are not known; it is skipped`, true);
      return [typed.data];
    }
    const checked = (type === 'section' ? sectionSchema : leaves[type])?.safeParse(block);
    if (!checked?.success) {
      const issue = checked?.error.issues[0];
      return (refuse(`${[type, ...(issue?.path ?? [])].map(String).join(', ')}: ${issue?.message}`), []);
    }
    if (type !== 'section') return [checked.data as ContentBlock];
    if (depth > maxSectionDepth) return (refuse(`sections lie at most ${maxSectionDepth} deep`), []);
    const section = checked.data as z.infer<typeof sectionSchema>;
    const below = checkBlocks(section.blocks, `${place}, `, depth + 1);
    problems.push(...below.problems);
    return [{ ...section, blocks: below.blocks }];
  });
  return { blocks: sound, problems };
}
