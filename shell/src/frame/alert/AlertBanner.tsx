import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import type { Alert } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AlertBanner.module.css';
import { useCurrentAlert } from './use-current-alert.ts';

interface AlertBannerProps {
  /** What the server knew when it rendered the page. */
  alert: Alert | null;
  /** While the bar's theme is on. */
  isActive: boolean;
}

/** The alert of the day. Closing it lasts until the next document: nothing is remembered. */
export function AlertBanner({ alert: rendered, isActive }: AlertBannerProps) {
  const { t } = useTranslation('shell');
  const alert = useCurrentAlert(rendered);
  const [isClosed, setClosed] = useState(false);
  if (!alert?.id || isClosed) return null;
  return (
    <aside className={styles.alert} aria-label={t('alert.label')} data-active={isActive ? '' : undefined}>
      <Container className={styles.row}>
        <Html className={styles.text} html={alert.title} isProse={false} />
        <button className={styles.close} type="button" aria-label={t('alert.close')} onClick={() => setClosed(true)}>
          <Icon of={X} />
        </button>
      </Container>
    </aside>
  );
}
