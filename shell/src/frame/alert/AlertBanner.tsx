import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import type { Alert } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import { navTheme, navThemeAlwaysActive } from '@ofgc/shared/state';
import { X } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './AlertBanner.module.css';
import { useClosedAlert } from './use-closed-alert.ts';
import { useCurrentAlert } from './use-current-alert.ts';
import { keepPageTop } from './page-top.ts';

interface AlertBannerProps {
  /** What the server knew when it rendered the page. */
  alert: Alert | null;
}

/** The alert of the day, below the bar; it looks active while the bar's theme is on. Closed it stays closed for the visit. */
export function AlertBanner({ alert: rendered }: AlertBannerProps) {
  const { t } = useTranslation('shell');
  const alert = useCurrentAlert(rendered);
  const isAlwaysActive = useAtomValue(navThemeAlwaysActive);
  const isActive = useAtomValue(navTheme) && !isAlwaysActive;
  const [closedId, close] = useClosedAlert();
  if (!alert?.id || alert.id === closedId) return null;
  return (
    <aside
      ref={keepPageTop}
      className={styles.alert}
      aria-label={t('alert.label')}
      data-active={isActive ? '' : undefined}
      data-print="hidden"
    >
      <Container className={styles.row}>
        <Html className={styles.text} html={alert.title} isProse={false} />
        <button className={styles.close} type="button" aria-label={t('alert.close')} onClick={() => close(alert.id)}>
          <Icon of={X} />
        </button>
      </Container>
    </aside>
  );
}
