import { ArrowRight } from 'lucide-react';
import { Heading, type HeadingLevel } from '@ofgc/shared/design/Heading/Heading.tsx';
import { Icon } from '@ofgc/shared/design/Icon/Icon.tsx';
import { JobStatus } from '@ofgc/shared/design/JobStatus/JobStatus.tsx';
import { WholeLink } from '@ofgc/shared/design/WholeLink/WholeLink.tsx';
import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { offerPath } from './vacancy-paths.ts';
import { OfferDeadline } from './VacancyDeadline.tsx';
import styles from './VacancyItem.module.css';

interface OfferItemProps {
  offer: Offer;
  /** ISO 8601. */
  now: string;
  headingLevel?: HeadingLevel;
}

/** A call in a list. The whole row is its link. */
export function OfferItem({ offer, now, headingLevel = 3 }: OfferItemProps) {
  const locale = useLocale();
  return (
    <article className={styles.item}>
      <p>
        <JobStatus status={offer.status} isActive={offer.isActive} />
      </p>
      <div>
        <Heading level={headingLevel} className={styles.title} lang={offer.lang === locale ? undefined : offer.lang}>
          <WholeLink to={offerPath(offer)}>{offer.title}</WholeLink>
        </Heading>
        <p className={styles.facts}>
          <span>{offer.family.name}</span> <span>{offer.place.name}</span> <span>{offer.reference}</span>
        </p>
      </div>
      <OfferDeadline offer={offer} now={now} />
      <Icon of={ArrowRight} className={styles.icon} />
    </article>
  );
}
