import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { useTranslation } from 'react-i18next';

interface EraseMessageFormProps {
  message: number;
  /** The version of the report that the page shows. */
  version: number;
  channelKey: string;
}

/** Erases one message with its files. It is folded, because it cannot be undone. */
export function EraseMessageForm({ message, version, channelKey }: EraseMessageFormProps) {
  const { t } = useTranslation('office');
  return (
    <Details summary={t('channel.eraseMessage')}>
      <p>{t('channel.eraseMessageText')}</p>
      <VersionedForm name={`erase:${message}`} submit={t('channel.eraseNow')} kind="secondary" version={version}>
        <input type="hidden" name="message" value={message} />
        <input type="hidden" name="number" value="" />
        <input type="hidden" name="key" value={channelKey} />
      </VersionedForm>
    </Details>
  );
}
