import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { InboxEntry } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import styles from './CaseHistory.module.css';

/** A record's changes, the newest first; the last change can be undone until its email is sent. */
export function CaseHistory({ entries, version }: { entries: readonly InboxEntry[]; version: number }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  return (
    <Panel title={t('record.history')} id="historial">
      {entries.length === 0 ? (
        <p>{t('record.noHistory')}</p>
      ) : (
        <ol className={styles.entries}>
          {entries.map(({ id, at, actor, text, canUndo, letter }) => (
            <li key={id} className={styles.entry}>
              <p className={styles.text}>{text}</p>
              <p className={styles.by}>
                {actor}, {formatMoment(at, 'date', locale)}
              </p>
              {letter && (
                <p className={letter === 'failed' ? styles.failed : styles.by}>{t(`record.letterState.${letter}`)}</p>
              )}
              {canUndo && (
                <VersionedForm name="undo" submit={t('record.undo')} kind="quiet" version={version}>
                  <input type="hidden" name="entry" value={id} />
                </VersionedForm>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
