import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { locales } from '@ofgc/shared/domain/locale.ts';
import type { OfficeAlert } from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import styles from './AlertPreview.module.css';

/** The saved alert as the site shows it. */
export function AlertPreview({ alert: { html, state } }: { alert: OfficeAlert }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('alerts.preview')}>
      <p>{t(`alertState.${state}`)}</p>
      {locales.map((locale) => (
        <div key={locale} className={styles.banner}>
          <Html html={html[locale]} lang={locale} />
        </div>
      ))}
    </Panel>
  );
}
