import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { OfficeAlert } from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { plainText } from '@ofgc/shared/text/plain-text.ts';
import { useTranslation } from 'react-i18next';
import { History, WrittenText } from '../history/History.tsx';
import { alertSpan } from './alert-span.ts';

/** An alert's versions with all that can differ between them, the newest first, and the button that restores the version before the newest. */
export function AlertHistory({ alert: { history, version } }: { alert: OfficeAlert }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  return (
    <History
      empty={t('concerts.noHistory')}
      entries={history.map(({ version: one, at, actor, text, english, from, to, isPublished }) => ({
        key: one,
        words: (
          <>
            <WrittenText lang="es">{plainText(text)}</WrittenText>
            {english && <WrittenText lang="en">{plainText(english)}</WrittenText>}
            <p>
              {t(`alertState.${isPublished ? 'published' : 'draft'}`)} · {alertSpan({ from, to }, locale)}
            </p>
          </>
        ),
        actor: actor || t('alerts.files'),
        at,
      }))}
    >
      {history.length > 1 && <VersionedForm name="undo" submit={t('alerts.undo')} kind="quiet" version={version} />}
    </History>
  );
}
