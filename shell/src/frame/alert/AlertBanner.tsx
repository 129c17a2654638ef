import { createApiClient } from '@ofgc/shared/api-client';
import { fetchActiveAlert } from '@ofgc/shared/api-client/alerts.ts';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import type { Alert } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { X } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompositionContext, reporterOf } from '../../composition/composition.ts';
import styles from './AlertBanner.module.css';

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

/** Asks again once mounted, for the page may come from a cache. Where that fails the server's stays, and it is reported. */
function useCurrentAlert(rendered: Alert | null): Alert | null {
  const locale = useLocale();
  const composition = use(CompositionContext);
  const [asked, setAsked] = useState<{ locale: Locale; alert: Alert | null } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetchActiveAlert(createApiClient({ locale, signal: stop.signal })).then(
      (alert) => setAsked({ locale, alert }),
      (error: unknown) => {
        if (!stop.signal.aborted) reporterOf(composition)({ kind: 'load', part: 'shell.alert', error });
      },
    );
    return () => stop.abort();
  }, [locale, composition]);
  return asked?.locale === locale ? asked.alert : rendered;
}
