import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { OfficeConcert } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { listFormat } from '@ofgc/shared/labels/list-format.ts';
import { useTranslation } from 'react-i18next';
import { History, WrittenText } from '../history/History.tsx';

/** A concert's versions, the newest first, and the button that restores the state before the newest. */
export function ConcertHistory({ concert: { history, version, canUndo } }: { concert: OfficeConcert }) {
  const { t } = useTranslation('office');
  const list = listFormat(useLocale());
  return (
    <History
      empty={t('concerts.noHistory')}
      entries={history.map(({ version: one, at, actor, isDraft, changed, announcement, letters }) => ({
        key: one,
        words: (
          <>
            <p>
              {isDraft && `${t('concerts.isDraft')}: `}
              {list.format(changed.map((name) => t(`concerts.changed.${name}`))) || t('concerts.changed.text')}
              {letters > 0 && ` · ${t('concerts.emails', { count: letters })}`}
            </p>
            {announcement && <WrittenText lang="es">{announcement}</WrittenText>}
          </>
        ),
        actor,
        at,
      }))}
    >
      {canUndo && <VersionedForm name="undo" submit={t('alerts.undo')} kind="quiet" version={version} />}
      {!canUndo && history.length > 0 && <p>{t('concerts.noUndo')}</p>}
    </History>
  );
}
