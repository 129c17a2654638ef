import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { OfficeAlert } from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';
import { defaultLocale } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { officeAlertPath } from '@ofgc/shared/routes/office/alerts.ts';
import { useTranslation } from 'react-i18next';
import { plainText } from '@ofgc/shared/text/plain-text.ts';
import { alertSpan } from './alert-span.ts';
import styles from './AlertList.module.css';

/** Every alert with its state, first and last moment, the latest first. */
export function AlertList({ alerts }: { alerts: readonly OfficeAlert[] }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  return (
    <ul className={styles.alerts}>
      {alerts.map(({ id, html, from, to, state }) => (
        <li key={id} className={styles.alert}>
          {/* One of the files may be in Spanish only: the site shows it in Spanish. */}
          <SiteLink to={officeAlertPath(id)} lang={html[locale] ? undefined : defaultLocale}>
            {plainText(html[locale] || html[defaultLocale])}
          </SiteLink>
          <p className={styles.time}>
            {t(`alertState.${state}`)} · {alertSpan({ from, to }, locale)}
          </p>
        </li>
      ))}
    </ul>
  );
}
