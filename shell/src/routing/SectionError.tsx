import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { Lead } from '@ofgc/shared/design/Lead/Lead.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { calendarPath } from '../frame/links.ts';
import { ErrorFrame } from './ErrorFrame.tsx';
import styles from './ErrorPage.module.css';
import { useFailedNavigation } from './use-failed-navigation.ts';

/**
 * A section whose code or data could not be loaded; the rest of the site works. Trying again loads the document, which
 * also works without JavaScript.
 */
export function SectionError({ section }: { section: string }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  useFailedNavigation();
  return (
    <ErrorFrame title={t('error.section.title')} section={section}>
      <Lead>{t('error.section.text')}</Lead>
      <div className={styles.ways}>
        <ButtonLink to={pathname + search} isDocument>
          {t('error.section.retry')}
        </ButtonLink>
        <ArrowLink to="/">{t('error.home')}</ArrowLink>
        <ArrowLink to={calendarPath}>{t('error.calendar')}</ArrowLink>
      </div>
    </ErrorFrame>
  );
}
