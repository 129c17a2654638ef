import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './ErrorPage.module.css';

/** Links out of an error view. Trying again loads the document, which also works without JavaScript. */
export function ErrorLinks({
  canRetry,
  isUnsent,
}: {
  canRetry: boolean;
  /** A form was posted: it cannot be sent again, but its page can be opened. */
  isUnsent?: boolean;
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
      <ArrowLink to={eventsPath}>{t('error.calendar')}</ArrowLink>
    </div>
  );
}
