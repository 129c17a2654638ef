import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import type { Alert } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import { navTheme, navThemeAlwaysActive } from '@ofgc/shared/state';
import { X } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './AlertBanner.module.css';
import { useClosedAlert } from './use-closed-alert.ts';
import { focusMainHeading } from '../scroll/focus.ts';
import { useCurrentAlert } from './use-current-alert.ts';
import { keepPageTop } from './page-top.ts';

interface AlertBannerProps {
  /** The alert when the server rendered the page. */
  alert: Alert | null;
}

/** The alert of the day, below the bar; it looks active while the bar's theme is on. Once closed, it stays closed for the visit. */
export function AlertBanner({ alert: rendered }: AlertBannerProps) {
  const { t } = useTranslation('shell');
  const alert = useCurrentAlert(rendered);
  const isAlwaysActive = useAtomValue(navThemeAlwaysActive);
  const isActive = useAtomValue(navTheme) && !isAlwaysActive;
  const [closed, close] = useClosedAlert();
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [isClosing, setIsClosing] = useState(false);
  if (!alert?.id) return null;
  const isClosed = alert.key === closed;
  // The server also renders an alert that the visitor closed on an earlier page: it is hidden, but keeps its space until the next
  // navigation, so that the page does not jump.
  if (isClosed && (isClosing || pathname !== first)) return null;
  const closeForVisit = () => {
    setIsClosing(true);
    close(alert.key);
    // The focused button is removed with the alert.
    focusMainHeading();
  };
  return (
    <aside
      ref={keepPageTop}
      className={styles.alert}
      aria-label={t('alert.label')}
      data-active={isActive ? '' : undefined}
      data-closed={isClosed ? '' : undefined}
      aria-hidden={isClosed || undefined}
      inert={isClosed}
      data-print="hidden"
    >
      <Container className={styles.row}>
        <Html className={styles.text} html={alert.title} isProse={false} />
        <button className={styles.close} type="button" aria-label={t('alert.close')} onClick={closeForVisit}>
          <Icon of={X} />
        </button>
      </Container>
    </aside>
  );
}
