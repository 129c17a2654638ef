import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { HandledReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import { eraseReportFields } from '@ofgc/shared/domain/reporting-channel/report-field-rules.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';

interface EraseReportFormProps {
  report: Pick<HandledReport, 'id' | 'version'>;
  channelKey: string;
}

/** Erases a whole report; its typed number confirms it, because it cannot be undone. */
export function EraseReportForm({ report: { id, version }, channelKey }: EraseReportFormProps) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('channel.erase')}>
      {(headingId) => (
        <>
          <p>{t('channel.eraseText')}</p>
          <VersionedForm
            name="erase"
            submit={t('channel.eraseNow')}
            kind="secondary"
            fields={eraseReportFields}
            labelledBy={headingId}
            version={version}
          >
            {({ field }) => (
              <>
                <input type="hidden" name="key" value={channelKey} />
                <input type="hidden" name="message" value="0" />
                <Field
                  label={t('channel.number')}
                  hint={t('channel.eraseHint', { number: id })}
                  autoComplete="off"
                  {...field('number')}
                />
              </>
            )}
          </VersionedForm>
        </>
      )}
    </Panel>
  );
}
