import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { Heading } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { Slot } from '../composition/slots/Slot.tsx';
import { blockSlot, isShellBlock } from './block-code.ts';
import type { BlockHeadingLevel } from './block-props.ts';
import { ShellBlock } from './ShellBlock.tsx';
import styles from './BlockTree.module.css';
import type { ShownBlock, ShownSection } from './load-blocks.ts';

interface BlockTreeProps {
  blocks: readonly ShownBlock[];
  /** The id of the tree, unique in the site: the ids of its blocks are this one and a number. */
  id: string;
  headingLevel?: BlockHeadingLevel;
}

/** The blocks of a page, including those within sections. */
export function BlockTree({ blocks, id, headingLevel = 2 }: BlockTreeProps) {
  const locale = useLocale();
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        const ownId = `${id}.${index}`;
        if (block.type === 'section')
          return <BlockSection key={index} section={block} id={ownId} headingLevel={headingLevel} />;
        return (
          <div key={index} lang={foreignLang(block.lang, locale)} data-block-type={block.type} className={styles.block}>
            <ShownPart block={block} id={ownId} headingLevel={headingLevel} />
          </div>
        );
      })}
    </div>
  );
}

interface ShownPartProps {
  block: Exclude<ShownBlock, ShownSection>;
  id: string;
  headingLevel: BlockHeadingLevel;
}

function ShownPart({ block, id, headingLevel }: ShownPartProps) {
  if (isShellBlock(block)) return <ShellBlock block={block} id={id} headingLevel={headingLevel} />;
  return block.isMissing ? <MissingPart /> : <Slot name={blockSlot(block.type)} data={block.data} />;
}

interface BlockSectionProps {
  section: ShownSection;
  id: string;
  headingLevel: BlockHeadingLevel;
}

function BlockSection({ section, id, headingLevel }: BlockSectionProps) {
  const locale = useLocale();
  const below = Math.min(headingLevel + 1, 5) as BlockHeadingLevel;
  return (
    <section className={styles.section} aria-labelledby={section.anchor} data-level={headingLevel}>
      <Heading
        level={headingLevel}
        id={section.anchor}
        className={styles.title}
        lang={foreignLang(section.lang, locale)}
      >
        {section.title}
      </Heading>
      <BlockTree blocks={section.blocks} id={id} headingLevel={below} />
    </section>
  );
}
