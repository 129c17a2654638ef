import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { OfficeConcert } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import { formatTags } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import styles from '../inbox-case/CaseHistory.module.css';

/** A concert's versions, the newest first, and the button that restores the state before the newest. */
export function ConcertHistory({ concert: { history, version, canUndo } }: { concert: OfficeConcert }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const list = new Intl.ListFormat(formatTags[locale]);
  return (
    <Panel title={t('record.history')} id="historial">
      {history.length === 0 ? (
        <p>{t('concerts.noHistory')}</p>
      ) : (
        <>
          <ol className={styles.entries}>
            {history.map(({ version: one, at, actor, isDraft, changed, announcement, letters }) => (
              <li key={one} className={styles.entry}>
                <p>
                  {isDraft && `${t('concerts.isDraft')}: `}
                  {list.format(changed.map((name) => t(`concerts.changed.${name}`))) || t('concerts.changed.text')}
                  {letters > 0 && ` · ${t('concerts.letters', { count: letters })}`}
                </p>
                {announcement && (
                  <p className={styles.text} lang="es">
                    {announcement}
                  </p>
                )}
                <p className={styles.by}>
                  {actor}, {formatMoment(at, 'date', locale)}
                </p>
              </li>
            ))}
          </ol>
          {canUndo ? (
            <VersionedForm name="undo" submit={t('alerts.undo')} kind="quiet" version={version} />
          ) : (
            <p>{t('concerts.noUndo')}</p>
          )}
        </>
      )}
    </Panel>
  );
}
