import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import type { ReportMessage } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { fileSize } from '@ofgc/shared/labels/file-size.ts';
import { reportFilePath } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { useTranslation } from 'react-i18next';
import styles from './CaseMessage.module.css';

interface CaseMessageProps {
  message: ReportMessage;
  /** The code of its report, which is needed to request a file. */
  code: string;
}

/** A message of either side, with the files attached to it. */
export function CaseMessage({ message: { id, author, writtenOn, text, files }, code }: CaseMessageProps) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  return (
    <li className={styles.message} data-author={author}>
      <p className={styles.head}>
        <b>{t(`channel.author.${author}`)}</b> <time dateTime={writtenOn}>{formatDate(writtenOn, 'date', locale)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {files.map(({ kind, bytes }, place) => (
        <form key={`${id}-${place}`} method="post" action={localisedPath(reportFilePath, locale)}>
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="message" value={id} />
          <input type="hidden" name="place" value={place} />
          <Button type="submit" kind="quiet" size="row">
            {t('channel.file', { number: place + 1, kind: t(`channel.kinds.${kind}`), size: fileSize(bytes, locale) })}
          </Button>
        </form>
      ))}
    </li>
  );
}
