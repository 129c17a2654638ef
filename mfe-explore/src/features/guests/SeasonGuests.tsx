import { FoldedRest } from '@ofgc/shared/design/layout/PhoneFold/FoldedRest.tsx';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { artistPath } from '@ofgc/shared/routes/explore/artists.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { Portrait } from './Portrait.tsx';
import type { SeasonGuest } from './season-guests.ts';
import styles from './SeasonGuests.module.css';

/** How many guests a phone shows unfolded. Divisible by two and three, so that rows of several columns are full. */
const first = 6;

/** The season's guests, what they play, and in which concert. */
export function SeasonGuests({ guests }: { guests: readonly SeasonGuest[] }) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  return (
    <FoldedRest items={guests} first={first} more={(count) => t('guests.more', { count })}>
      {(some) => (
        <ul className={styles.guests}>
          {some.map(({ id, slug, name, part, portrait, pictures, concert, isOver }) => (
            <li key={id}>
              <div className={styles.portrait}>
                <Portrait of={{ slug, portrait, pictures }} crop="square" sizes="5.5rem" />
              </div>
              <SiteLink className={styles.name} to={artistPath({ id, slug })}>
                {name}
              </SiteLink>
              <span className={styles.part}>{part}</span>
              <span className={styles.concert}>
                {t(isOver ? 'guests.was' : 'guests.next', {
                  date: formatDate(concert.startsAt, isOver ? 'date' : 'day', locale),
                })}{' '}
                <SiteLink to={eventPath(concert)} lang={foreignLang(concert.lang, locale)}>
                  {concert.title}
                </SiteLink>
              </span>
            </li>
          ))}
        </ul>
      )}
    </FoldedRest>
  );
}
