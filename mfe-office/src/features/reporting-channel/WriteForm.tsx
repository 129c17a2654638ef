import { DocumentForm } from '@ofgc/shared/design/forms/DocumentForm/DocumentForm.tsx';
import { FilesField } from '@ofgc/shared/design/forms/Field/FilesField.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { reportMessageFields, writtenKinds } from '@ofgc/shared/domain/reporting-channel/report-field-rules.ts';
import type { HandledReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { useSeenVersion } from '@ofgc/shared/forms/seen-version.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';

const name = 'write';
const fields = { kind: { isRequired: true }, ...reportMessageFields };

interface WriteFormProps {
  report: Pick<HandledReport, 'version' | 'lang' | 'state'>;
  /** The key of an open report, posted with the form so that the report stays open; empty for a closed one. */
  channelKey: string;
  /** The refused form that was last posted on this page. */
  posted: FormState | undefined;
}

/** Writes a message to the reporter, the answer that meets the legal deadline, or a note for the staff, with files. It needs no key. */
export function WriteForm({ report: { version, lang, state }, channelKey, posted }: WriteFormProps) {
  const { t } = useTranslation('office');
  const seen = useSeenVersion(name, version);
  const kinds = writtenKinds.filter((kind) => state !== 'closed' || kind === 'note');
  return (
    <Panel title={t('channel.write')}>
      {(headingId) => (
        <DocumentForm
          name={name}
          submit={t('channel.save')}
          fields={fields}
          state={posted?.form === name ? posted : undefined}
          hasFiles
          labelledBy={headingId}
        >
          {({ field }) => (
            <>
              <input type="hidden" name="version" value={seen} />
              <input type="hidden" name="key" value={channelKey} />
              <SelectField
                label={t('channel.kind')}
                {...field('kind')}
                options={kinds.map((kind) => ({ value: kind, label: t(`channel.kinds.${kind}`) }))}
                isWide
              />
              <TextArea
                label={t('channel.text')}
                hint={t('channel.textHint', { language: t(`record.${lang}`) })}
                {...field('text')}
                rows={6}
                spellCheck={false}
                isWide
              />
              <FilesField {...field('files')} label={t('channel.files')} hint={t('channel.filesHint')} />
            </>
          )}
        </DocumentForm>
      )}
    </Panel>
  );
}
