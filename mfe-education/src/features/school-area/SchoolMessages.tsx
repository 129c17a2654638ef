import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { messageFields } from '@ofgc/shared/domain/school-registrations/registration-field-rules.ts';
import type { SchoolMessage } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { useKeyAfterSending } from '@ofgc/shared/forms/key-after-sending.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import styles from './SchoolMessages.module.css';

interface MessagesProps {
  messages: readonly SchoolMessage[];
  /** Who reads the page. */
  reader: SchoolMessage['sender'];
  formKey: string;
  labelledBy: string;
}

const name = 'message';

/** The messages between school and orchestra, and the form for the next one. */
export function SchoolMessages({ messages, reader, formKey, labelledBy }: MessagesProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const key = useKeyAfterSending(name, formKey);
  return (
    <>
      {messages.length > 0 && (
        <ol className={styles.messages}>
          {messages.map(({ sender, text, sentAt }) => (
            <li key={sentAt} className={styles.message} data-own={sender === reader}>
              <p className="small soft">
                {t(`messages.${sender}`)}, {formatMoment(sentAt, 'date', locale)}
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <PostForm
        key={key}
        name={name}
        submit={t('messages.send')}
        kind="secondary"
        labelledBy={labelledBy}
        fields={messageFields}
      >
        {({ field }) => (
          <>
            <input type="hidden" name="formKey" value={field('formKey', formKey).defaultValue} />
            <TextArea label={t(`messages.label.${reader}`)} rows={4} {...field('text')} isWide />
          </>
        )}
      </PostForm>
    </>
  );
}
