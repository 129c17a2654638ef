import { Heading, type HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import { CardLink } from '@ofgc/shared/design/navigation/CardLink/CardLink.tsx';
import styles from './CardList.module.css';

interface CardListProps {
  cards: readonly { to: string; title: string; text: string; lang?: string | undefined }[];
  headingLevel: HeadingLevel;
}

/** Links side by side, each with a title and a description. */
export function CardList({ cards, headingLevel }: CardListProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ to, title, text, lang }) => (
        <li key={to} lang={lang}>
          <Heading level={headingLevel} className={styles.title}>
            <CardLink to={to}>{title}</CardLink>
          </Heading>
          <p className="small">{text}</p>
        </li>
      ))}
    </ul>
  );
}
