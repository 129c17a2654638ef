import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { writtenKinds } from '@ofgc/shared/domain/channel/channel-fields.ts';
import type { HandledReport } from '@ofgc/shared/domain/channel/handled-report.schema.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../inbox-case/Panel.tsx';

const fields = { kind: { isRequired: true }, text: { isRequired: true, maxLength: 20_000 } };

interface WriteFormProps {
  report: HandledReport;
  /** Where the report is open: it stays so. */
  channelKey: string;
}

/** A message to whoever reported, the answer that ends the term, or a note for those who answer. It needs no key. */
export function WriteForm({ report: { version, lang, state }, channelKey }: WriteFormProps) {
  const { t } = useTranslation('office');
  const kinds = writtenKinds.filter((kind) => state !== 'closed' || kind === 'note');
  return (
    <Panel title={t('channel.write')}>
      {(headingId) => (
        <PostForm name="write" submit={t('channel.save')} fields={fields} labelledBy={headingId}>
          {({ field }) => (
            <>
              <input type="hidden" name="version" value={version} />
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
            </>
          )}
        </PostForm>
      )}
    </Panel>
  );
}
