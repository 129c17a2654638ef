import type { HeadingLevel } from '@ofgc/shared/design/Heading/Heading.tsx';
import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';
import { OfferItem } from './VacancyItem.tsx';
import styles from './VacancyList.module.css';

interface OfferListProps {
  offers: readonly Offer[];
  /** ISO 8601. */
  now: string;
  headingLevel?: HeadingLevel;
}

/** Calls, one a row. */
export function OfferList({ offers, now, headingLevel }: OfferListProps) {
  return (
    <ul className={styles.list}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferItem offer={offer} now={now} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
