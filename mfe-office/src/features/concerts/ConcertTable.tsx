import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { OfficeConcertLine } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { officeConcertPath } from '@ofgc/shared/routes/office/concerts.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConcertTable.module.css';

/** The upcoming concerts, the earliest first, each with the state of its dates. */
export function ConcertTable({ concerts }: { concerts: readonly OfficeConcertLine[] }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  return (
    <ul className={styles.concerts}>
      {concerts.map(({ id, title, isDraft, performances }) => (
        <li key={id} className={styles.concert}>
          <p>
            <SiteLink to={officeConcertPath(id)}>{title[locale]}</SiteLink>
            {isDraft && <span className={styles.draft}> · {t('concerts.isDraft')}</span>}
          </p>
          <ul className={styles.dates}>
            {performances.map(({ id: date, startsAt, state, previousStartsAt, saleFrom }) => (
              <li key={date}>
                {formatMoment(startsAt, 'date', locale)}
                <StateBadge state={state} isRescheduled={previousStartsAt !== null} saleFrom={saleFrom} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
