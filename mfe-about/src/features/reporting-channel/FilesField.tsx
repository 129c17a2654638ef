import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import type { FieldBinding } from '@ofgc/shared/design/forms/PostForm/field-binding.ts';
import { acceptedFiles } from '@ofgc/shared/domain/reporting-channel/channel-fields.ts';
import { useTranslation } from 'react-i18next';

/** Files of a message. A browser forgets them when a form comes back, so an error says to choose them again. */
export function FilesField({ field: { defaultValue: _none, ...field } }: { field: FieldBinding }) {
  const { t } = useTranslation('about');
  return (
    <Field
      {...field}
      type="file"
      multiple
      accept={acceptedFiles}
      label={t('channel.files')}
      hint={t('channel.filesHint')}
      isWide
    />
  );
}
