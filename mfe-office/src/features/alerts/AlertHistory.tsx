import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { OfficeAlert } from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import { plainText } from '@ofgc/shared/text/plain-text.ts';
import { alertSpan } from './alert-span.ts';
import styles from '../inbox-case/CaseHistory.module.css';

/** An alert's versions with all that can differ between them, the newest first, and the button that restores the version before the newest. */
export function AlertHistory({ alert: { history, version } }: { alert: OfficeAlert }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  return (
    <Panel title={t('record.history')} id="historial">
      {history.length === 0 && <p>{t('concerts.noHistory')}</p>}
      <ol className={styles.entries}>
        {history.map(({ version: one, at, actor, text, english, from, to, isPublished }) => (
          <li key={one} className={styles.entry}>
            <p className={styles.text} lang="es">
              {plainText(text)}
            </p>
            {english && (
              <p className={styles.text} lang="en">
                {plainText(english)}
              </p>
            )}
            <p>
              {t(`alertState.${isPublished ? 'published' : 'draft'}`)} · {alertSpan({ from, to }, locale)}
            </p>
            <p className={styles.by}>
              {actor || t('alerts.files')}, {formatMoment(at, 'date', locale)}
            </p>
          </li>
        ))}
      </ol>
      {history.length > 1 && <VersionedForm name="undo" submit={t('alerts.undo')} kind="quiet" version={version} />}
    </Panel>
  );
}
