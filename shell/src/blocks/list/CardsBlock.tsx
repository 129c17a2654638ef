import type { BlockProps } from '../block-props.ts';
import { CardList } from '@ofgc/shared/design/navigation/CardList/CardList.tsx';

/** Links with a sentence each, as cards. */
export function CardsBlock({ block, headingLevel }: BlockProps<'cards'>) {
  return <CardList cards={block.items} headingLevel={headingLevel} />;
}
