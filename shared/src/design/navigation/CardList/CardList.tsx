import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import type { hues } from '../../theme/hues.ts';
import { CardLink } from '../CardLink/CardLink.tsx';
import styles from './CardList.module.css';

interface Card {
  to: string;
  title: string;
  text: string;
  lang?: string | undefined;
  /** The colour of the section that the card leads to; without it, that of the page's section. */
  hue?: (typeof hues)[number];
}

interface CardListProps {
  cards: readonly Card[];
  headingLevel: HeadingLevel;
}

/** Links side by side, each with a title and a description. */
export function CardList({ cards, headingLevel }: CardListProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ to, title, text, lang, hue }) => (
        <li key={to} lang={lang} data-hue={hue}>
          <Heading level={headingLevel} className={styles.title}>
            <CardLink to={to}>{title}</CardLink>
          </Heading>
          <p className="small">{text}</p>
        </li>
      ))}
    </ul>
  );
}
