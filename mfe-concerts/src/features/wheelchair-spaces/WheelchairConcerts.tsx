import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { wheelchairSpacePath } from '@ofgc/shared/routes/concerts/tickets.ts';
import type { WheelchairConcert } from './load-wheelchair-concerts.ts';
import styles from './WheelchairConcerts.module.css';

/** Links to the request for a space, for each upcoming concert. */
export function WheelchairConcerts({ concerts }: { concerts: readonly WheelchairConcert[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {concerts.map(({ id, startsAt, title, lang }) => (
        <li key={id}>
          <SiteLink to={wheelchairSpacePath(id)} className={styles.concert}>
            <span className={styles.title} lang={foreignLang(lang, locale)}>
              {title}
            </span>{' '}
            <time className={styles.when} dateTime={startsAt}>
              {formatMoment(startsAt, 'full', locale)}
            </time>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
