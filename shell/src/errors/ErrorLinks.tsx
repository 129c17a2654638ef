import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './ErrorPage.module.css';

/** Links out of an error view. Trying again loads the document, which also works without JavaScript. */
export function ErrorLinks({
  canRetry,
  isUnsent,
  isGone,
}: {
  canRetry: boolean;
  /** A form was posted: it cannot be sent again, but its page can be opened. */
  isUnsent?: boolean;
  /** What was here is probably a season or a concert of the past. */
  isGone?: boolean;
}) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  return (
    <div className={styles.ways}>
      {canRetry && (
        <ButtonLink to={pathname + search} isDocument>
          {t(isUnsent ? 'error.notAccepted.open' : 'error.retry')}
        </ButtonLink>
      )}
      {canRetry ? <ArrowLink to="/">{t('error.home')}</ArrowLink> : <ButtonLink to="/">{t('error.home')}</ButtonLink>}
      {isGone && <ArrowLink to={calendarPath({ cuando: 'pasados' })}>{t('error.pastConcerts')}</ArrowLink>}
      <ArrowLink to={eventsPath}>{t('error.calendar')}</ArrowLink>
    </div>
  );
}
