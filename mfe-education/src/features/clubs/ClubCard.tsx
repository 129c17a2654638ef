import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { joinClubAnchor } from '@ofgc/shared/routes/education/clubs.ts';
import { useTranslation } from 'react-i18next';
import styles from './ClubCard.module.css';
import type { Club } from './clubs.ts';

interface ClubCardProps {
  club: Club;
  /** The price of one concert, in euro cents. */
  price: number;
}

/** The club's card: its age limit, the price of a concert, and a link to join. */
export function ClubCard({ club: { age, other }, price }: ClubCardProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  return (
    <div className={styles.club}>
      <p className={styles.card} data-age={age}>
        <span className={styles.age}>{t('club.until', { age })}</span>
        <b className={styles.price}>{formatMoney(price, locale)}</b>
        <span>{t('club.perConcert')}</span>
      </p>
      <div className={styles.ways}>
        <p>{t('club.freeCard')}</p>
        <ButtonLink to={`#${joinClubAnchor}`}>{t('club.join')}</ButtonLink>
        <ArrowLink to={other}>{t(`club.other${age === 16 ? 26 : 16}`)}</ArrowLink>
      </div>
    </div>
  );
}
